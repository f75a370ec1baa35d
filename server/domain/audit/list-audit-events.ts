import type { AuditEvent, Prisma } from "@/server/db/generated/client";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { isJsonObject, type JsonObject } from "@/server/kernel/json";
import type { Ctx } from "@/server/kernel/types";
import type { AuditOutcome } from "./core/words";

export type AuditFilter = {
  readonly userId: number | null;
  readonly objectType: string | null;
  readonly objectId: string | null;
  readonly outcome: AuditOutcome | null;
  /** Range of instants that includes its start, not its end. */
  readonly from: Date | null;
  readonly to: Date | null;
};

/** `at` is ISO 8601 in UTC; `before` and `after` have the fields that differ. */
export type AuditEventView = {
  readonly id: string;
  readonly at: string;
  readonly actorKind: string;
  readonly userId: number | null;
  readonly actorName: string | null;
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly before: JsonObject | null;
  readonly after: JsonObject | null;
  readonly outcome: string;
  readonly reason: string | null;
  readonly address: string | null;
  readonly isConsole: boolean;
  readonly requestId: string;
};

/** The merchant's events before the cursor, newest first, at most `limit`. */
export async function listAuditEvents(
  ctx: Ctx,
  filter: AuditFilter,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<CursorPage<AuditEventView>> {
  const rows = await ctx.db.auditEvent.findMany({
    where: { ...whereOf(ctx, filter), ...(cursor !== null && { id: { lt: BigInt(cursor) } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  return cursorPage(rows, limit, { cursorOf: ({ id }) => String(id), view: auditEventView });
}

function whereOf(
  ctx: Ctx,
  { userId, objectType, objectId, outcome, from, to }: AuditFilter,
): Prisma.AuditEventWhereInput {
  return {
    merchantId: ctx.merchant.id,
    ...(userId !== null && { userId }),
    ...(objectType !== null && { objectType }),
    ...(objectId !== null && { objectId }),
    ...(outcome !== null && { outcome }),
    at: { gte: from ?? undefined, lt: to ?? undefined },
  };
}

function auditEventView({ id, at, before, after, sessionId, ...row }: AuditEvent): AuditEventView {
  const { actorKind, userId, actorName, action, objectType, objectId, outcome, reason, address, requestId } = row;
  return {
    id: String(id),
    at: at.toISOString(),
    actorKind,
    userId,
    actorName,
    action,
    objectType,
    objectId,
    before: isJsonObject(before) ? before : null,
    after: isJsonObject(after) ? after : null,
    outcome,
    reason,
    address,
    isConsole: sessionId !== null,
    requestId,
  };
}

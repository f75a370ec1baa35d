/** Lists who did what. */
import type { AuditEvent, Prisma } from "@/server/db/generated/client";
import { isJsonObject, type JsonObject } from "@/server/kernel/json";
import type { Ctx } from "@/server/kernel/types";

/** Which events, newest first; null asks for all. */
export type AuditFilter = {
  readonly userId: number | null;
  /** What it is about, such as `payment`. */
  readonly objectType: string | null;
  readonly objectId: string | null;
  readonly outcome: "done" | "refused" | null;
  /** Instants, the first included and the second not. */
  readonly from: Date | null;
  readonly to: Date | null;
};

/** One event. `at` is ISO 8601, UTC; `before` and `after` hold the fields that differ. */
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

/** A page of events and the cursor of the next, null on the last. */
export type AuditPage = { readonly events: readonly AuditEventView[]; readonly next: string | null };

/**
 * The merchant's events before the cursor, newest first, at most `limit`.
 * @param cursor of an earlier page; one that is none counts as absent
 */
export async function listAuditEvents(
  ctx: Ctx,
  filter: AuditFilter,
  { cursor, limit }: { readonly cursor: string | null; readonly limit: number },
): Promise<AuditPage> {
  const before = cursor !== null && /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : null;
  const rows = await ctx.db.auditEvent.findMany({
    where: { ...whereOf(ctx, filter), ...(before !== null && { id: { lt: before } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
  });
  const shown = rows.slice(0, limit);
  return { events: shown.map(auditEventView), next: rows.length > limit ? String(shown.at(-1)?.id) : null };
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

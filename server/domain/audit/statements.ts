import type { Prisma } from "@/server/db/client";
import { PREPARED } from "@/server/db/driver/prepared-statements";
import { insertion } from "@/server/db/sql-fragments";
import { writeJson } from "@/server/kernel/exact-json";
import type { Actor, Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { type AuditAction, objectTypeOf } from "./core/actions";
import { changedFields } from "./core/changed-fields";

type AuditFacts = {
  readonly action: AuditAction;
  readonly objectId: string;
  /** The object before and after the change, without secrets; null if the object did not exist. */
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
  readonly reason?: string;
};

const REASON_MAX = 255;

type AuditCtx = Pick<Ctx, "merchant" | "actor" | "from" | "realNow" | "requestId">;

/**
 * Appends an audit event in the caller's transaction. Only fields that differ between `before` and `after`
 * are stored.
 */
export async function recordAudit(ctx: AuditCtx, tx: Pick<Tx, "$executeRaw">, facts: AuditFacts): Promise<void> {
  await tx.$executeRaw`${PREPARED} ${auditInsertion(ctx, facts)}`;
}

export function auditInsertion(
  ctx: AuditCtx,
  { action, objectId, before = null, after = null, reason }: AuditFacts,
): Prisma.Sql {
  const changes = changedFields(before, after);
  return insertion("audit_event", {
    merchantId: ctx.merchant.id,
    at: ctx.realNow(),
    ...actorColumns(ctx.actor),
    sessionId: ctx.from?.consoleSessionId ?? null,
    action,
    objectType: objectTypeOf(action),
    objectId,
    before: textOrNull(changes.before),
    after: textOrNull(changes.after),
    outcome: reason === undefined ? "done" : "refused",
    reason: reason?.slice(0, REASON_MAX) ?? null,
    address: ctx.from?.address ?? null,
    requestId: ctx.requestId,
  });
}

export async function chainSome(system: SystemCtx, most: number): Promise<number> {
  const [row] = await system.db.$queryRaw<{ chained: number }[]>`SELECT chain_audit_events(${most}::int) AS chained`;
  return row?.chained ?? 0;
}

function textOrNull(value: object | null): string | null {
  return value === null ? null : writeJson(value);
}

function actorColumns(actor: Actor) {
  const { kind } = actor;
  if (kind === "user") return { actorKind: kind, userId: actor.id, actorName: actor.username };
  return { actorKind: kind, userId: null, actorName: "keyId" in actor ? actor.keyId : null };
}

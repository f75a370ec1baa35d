/** Operations that wait for a person, and the person's decision (Spec, "Parked calls"). */
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { requirePermission } from "@/server/domain/merchants";
import {
  decidingPermission,
  FOUND_OR_NOT,
  ofTypesSeen,
  type ParkedAsked,
  type ParkedCall,
  type ParkedDecision,
} from "@/server/domain/payments";
import { lockSession } from "@/server/domain/sessions";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { toWire } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { refusalEvent } from "../core/machine";
import { operationRow, readOperation } from "../record/operation-row";
import { moveOperation } from "./apply-answer";
import { askedAmount } from "./call-gateway";

/**
 * Oldest first; users see operations of session types that they may view.
 * @throws {Forbidden} for a user who may view none
 */
export async function parkedOperations(ctx: Ctx, { id, limit }: ParkedAsked = {}): Promise<ParkedCall[]> {
  const rows = await ctx.db.operation.findMany({
    where: { id, merchantId: ctx.merchant.id, parkedAt: { not: null }, session: ofTypesSeen(ctx.actor) },
    orderBy: [{ parkedAt: "asc" }, { id: "asc" }],
    take: limit,
  });
  return rows.map(operationRow).map((row) => ({
    id: row.id,
    what: row.kind,
    sessionId: row.sessionId,
    gateway: row.pgCode,
    referenceNumber: row.referenceNumber,
    amount: toWire(askedAmount(row)),
    currency: row.amount.currency,
    sentAt: row.firstSentAt,
    parkedAt: row.parkedAt,
    reason: row.parkedReason,
    note: row.parkedNote,
    gatewayRefs: row.gatewayRefs,
    choices: FOUND_OR_NOT,
  }));
}

const NOT_PARKED = "This operation does not wait for a person.";

/**
 * Records what a person found out at the gateway, and who: the operation is done, or it never happened.
 * @throws {NotFound} if the merchant has no such operation, or a user may not see its type @throws
 *   {Forbidden} for a user without the permission @throws {Conflict} if it does not wait for a person
 */
export async function decideParkedOperation(
  ctx: Ctx,
  operationId: string,
  { happened, by }: ParkedDecision,
): Promise<void> {
  const merchantId = ctx.merchant.id;
  const where = { id: operationId, merchantId, session: ofTypesSeen(ctx.actor) };
  const found = await ctx.db.operation.findFirst({ where });
  if (found === null) throw new NotFound();
  requirePermission(ctx.actor, decidingPermission(found.kind));
  await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId, sessionId: found.sessionId, deleted: true });
    const row = await readOperation(tx, operationId);
    if (session === null || row.parkedAt === null) throw new Conflict(NOT_PARKED);
    const [reason, at] = [row.parkedReason ?? "", ctx.now()];
    await tx.manualDecision.create({ data: { merchantId, objectId: row.id, happened, decidedBy: by, reason, at } });
    const after = { call: row.id, operation: row.kind, happened, decided_by: by };
    await recordAudit(ctx, tx, { action: "payment.decided", objectId: row.sessionId, after });
    const refusal = refusalEvent(row.kind, row.state);
    const message = happened ? null : "The operation did not happen at the gateway.";
    const result = { outcome: happened ? "success" : "failed", message, raw: {}, params: {} } as const;
    await moveOperation(ctx, tx, { session, row, event: happened ? "succeeded" : refusal, result });
  });
}

/** The operations that wait for a person, and the person's decision (decision 0214). */
import { transaction } from "@/server/db/transaction";
import type { ParkedCall } from "@/server/domain/payments";
import { lockSession } from "@/server/domain/sessions";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { toWire } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { moveOperation } from "./apply-answer";
import { askedAmount } from "./call-gateway";
import { isTakenUp, operationKind, operationState } from "./core/machine";

/** The merchant's operations that wait for a person, oldest first. */
export async function parkedOperations(ctx: Ctx): Promise<ParkedCall[]> {
  const rows = await ctx.db.operation.findMany({
    where: { merchantId: ctx.merchant.id, parkedAt: { not: null } },
    orderBy: [{ parkedAt: "asc" }, { id: "asc" }],
  });
  return rows.map((row) => ({
    id: row.id,
    what: row.kind,
    sessionId: row.sessionId,
    gateway: row.pgCode,
    referenceNumber: row.referenceNumber,
    amount: toWire(askedAmount(row)),
    currency: row.currency,
    sentAt: row.firstSentAt,
    parkedAt: row.parkedAt,
    reason: row.parkedReason,
    note: row.parkedNote,
    gatewayRefs: row.gatewayRefs,
  }));
}

const NOT_PARKED = "This operation does not wait for a person.";

/**
 * Books what a person found at the gateway, and writes down who said so: the operation is done, or it never
 * happened.
 * @param decision.by the person's name, at most 64 characters
 * @throws {NotFound} the merchant has no such operation @throws {Conflict} it does not wait for a person
 */
export async function decideParkedOperation(
  ctx: Ctx,
  operationId: string,
  { happened, by }: { happened: boolean; by: string },
): Promise<void> {
  const merchantId = ctx.merchant.id;
  const found = await ctx.db.operation.findFirst({ where: { id: operationId, merchantId } });
  if (found === null) throw new NotFound();
  await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId, sessionId: found.sessionId, deleted: true });
    const row = await tx.operation.findUniqueOrThrow({ where: { id: operationId } });
    if (session === null || row.parkedAt === null) throw new Conflict(NOT_PARKED);
    const [reason, at] = [row.parkedReason ?? "", ctx.now()];
    await tx.manualDecision.create({ data: { merchantId, objectId: row.id, happened, decidedBy: by, reason, at } });
    const refusal =
      isTakenUp(operationState(row.state)) && operationKind(row.kind) === "refund" ? "rejected" : "refused";
    const message = happened ? null : "The operation did not happen at the gateway.";
    const result = { outcome: happened ? "success" : "failed", message, raw: {}, params: {} } as const;
    await moveOperation(ctx, tx, { session, row, event: happened ? "succeeded" : refusal, result });
  });
}

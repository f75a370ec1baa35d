/** The charges and reversals that wait for a person, and the person's decision (decision 0214). */
import { transaction } from "@/server/db/transaction";
import { attemptOf, chargedTotal, NOT_PARKED } from "@/server/domain/sessions";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { isOwed } from "../core/reversal-machine";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { moveReversal, type Reversal, readReversal, reversalReference } from "../record/reversal";
import { closeLocked } from "../reversal/apply-reversal";
import { personFound } from "../settlement/charge-outcome";
import { settleWithin } from "../settlement/settle";

/** What a person needs to look a call up at the gateway. Instants are on the merchant's clock. */
export type ParkedCall = {
  readonly id: string;
  /** `charge` or `reversal`; of an operation its kind. */
  readonly what: string;
  readonly sessionId: string;
  readonly gateway: string;
  readonly referenceNumber: string;
  readonly amount: string;
  readonly currency: string;
  readonly sentAt: Date | null;
  readonly parkedAt: Date | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly gatewayRefs: unknown;
};

/** The merchant's charges and reversals that wait for a person, oldest first. */
export async function parkedAttempts(ctx: Ctx): Promise<ParkedCall[]> {
  const rows = await ctx.db.attempt.findMany({
    where: { merchantId: ctx.merchant.id, parkedAt: { not: null } },
    orderBy: [{ parkedAt: "asc" }, { id: "asc" }],
  });
  return Promise.all(
    rows.map(async (row) => {
      const attempt = attemptOf(row);
      const reversal = await readReversal(ctx, ctx.db, row.id);
      const total = chargedTotal(attempt);
      return {
        id: attempt.id,
        what: reversal === null ? "charge" : "reversal",
        sessionId: attempt.sessionId,
        gateway: attempt.pgCode,
        referenceNumber: (reversal ?? attempt).referenceNumber,
        amount: toWire(total),
        currency: total.currency,
        sentAt: reversal === null ? attempt.startedAt : reversal.firstSentAt,
        parkedAt: attempt.parkedAt,
        reason: attempt.parkedReason,
        note: attempt.parkedNote,
        gatewayRefs: (reversal ?? { refs: attempt.gatewayRefs }).refs,
      };
    }),
  );
}

/**
 * Books what a person found at the gateway, and writes down who said so. Of a charge: it is settled as asked,
 * or is an error. Of a reversal: the money is back, or it is sent again under another reference.
 * @param decision.by the person's name, at most 64 characters
 * @throws {NotFound} the merchant has no such attempt @throws {Conflict} it does not wait for a person
 */
export async function decideParkedAttempt(
  ctx: Ctx,
  attemptId: string,
  { happened, by }: { happened: boolean; by: string },
): Promise<void> {
  const merchantId = ctx.merchant.id;
  await transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, merchantId, attemptId);
    if (payment === null) throw new NotFound();
    const { attempt } = payment;
    if (attempt.parkedAt === null) throw new Conflict("This payment does not wait for a person.");
    const [reason, at] = [attempt.parkedReason ?? "", ctx.now()];
    await tx.manualDecision.create({ data: { merchantId, objectId: attemptId, happened, decidedBy: by, reason, at } });
    await tx.attempt.update({ where: { id: attemptId }, data: { ...NOT_PARKED, inquireAt: null } });
    const reversal = await readReversal(ctx, tx, attemptId);
    if (reversal !== null && isOwed(reversal.state)) return decideReversal(ctx, tx, { payment, reversal, happened });
    await settleWithin(ctx, tx, { attemptId, outcome: personFound(happened), deliverInline: false });
  });
}

async function decideReversal(
  ctx: Ctx,
  tx: Tx,
  { payment, reversal, happened }: { payment: Payment; reversal: Reversal; happened: boolean },
): Promise<void> {
  const now = ctx.now();
  if (happened) {
    await moveReversal(ctx, tx, reversal, { event: "succeeded", set: { finishedAt: now } });
    return closeLocked(ctx, tx, payment);
  }
  const tries = reversal.tries + 1;
  const referenceNumber = reversalReference(payment.attempt.referenceNumber, tries);
  const set = { tries, referenceNumber, firstSentAt: null, finishedAt: null };
  await moveReversal(ctx, tx, reversal, { event: "renewed", set });
  await tx.attempt.update({ where: { id: payment.attempt.id }, data: { inquireAt: now, inquiries: 0 } });
}

import { json } from "@/server/db/json-column";
import { transaction } from "@/server/db/transactions/transaction";
import { type Difference, differenceOf, type GatewayResult, storableAnswer } from "@/server/domain/gateways";
import { endAttempt, isInFlight, isOpen, NOT_PARKED, nextInquiryAt } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { parkAttempt } from "../attempt/park-attempt";
import { CREDIT_GONE, GIVEN_BACK, REVERSED } from "../core/pages";
import { isOwed, reversalEventFor } from "../core/reversal-machine";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { moveReversal, type Reversal, readReversal } from "../record/reversal";
import { isRepriced } from "../settlement/settlement-of";

const REFUSED = "The gateway refused to give the money back.";

/**
 * Writes the gateway's answer to a reversal under the session's lock, and closes the attempt if the reversal
 * is done, without an event: the session's event reported the outcome. A refusal, or another amount than
 * requested, is listed for a person.
 */
export async function applyReversal(
  ctx: Ctx,
  { attempt }: Pick<Payment, "attempt">,
  { reversal: { id }, answer }: { reversal: Pick<Reversal, "id">; answer: GatewayResult },
): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const locked = await lockPayment(tx, ctx.merchant.id, attempt.id);
    const reversal = locked && (await readReversal(ctx, tx, attempt.id));
    if (locked === null || reversal === null || reversal.id !== id) return;
    // A reversal with amount zero was never sent to a gateway, so its amount cannot differ.
    const difference = isZero(reversal.amount) ? null : differenceOf(answer, { amount: reversal.amount });
    if (difference !== null) return parkDifferent(ctx, tx, { payment: locked, reversal, difference });
    await applyLocked(ctx, tx, { payment: locked, reversal, answer });
  });
}

async function parkDifferent(
  ctx: Ctx,
  tx: Tx,
  { payment, reversal, difference }: { payment: Payment; reversal: Reversal; difference: Difference },
): Promise<void> {
  const { id, refs } = reversal;
  const gatewayRefs = json({ ...refs, ...difference.refs });
  await tx.chargeReversal.updateMany({ where: { id, merchantId: ctx.merchant.id }, data: { gatewayRefs } });
  await parkAttempt(ctx, tx, payment, { reason: "reversal_differs", note: difference.note });
}

async function applyLocked(
  ctx: Ctx,
  tx: Tx,
  { payment, reversal, answer }: { payment: Payment; reversal: Reversal; answer: GatewayResult },
): Promise<void> {
  const { attempt } = payment;
  const isUnsent = isZero(reversal.amount) && answer.outcome === "success" && isOwed(reversal.state);
  const event = isUnsent ? "succeeded" : reversalEventFor(reversal.state, answer.outcome);
  if (event === null) {
    const inquireAt = nextInquiryAt(ctx.now(), attempt.inquiries);
    const data = { inquireAt, inquiries: { increment: 1 } };
    if (answer.outcome === "pending") await tx.attempt.updateMany({ where: { id: attempt.id }, data });
    return;
  }
  const { raw, message } = storableAnswer(answer);
  const set = {
    gatewayRefs: json({ ...reversal.refs, ...answer.refs }),
    gatewayResponse: json(raw),
    message,
    finishedAt: event === "queued" ? null : ctx.now(),
  };
  if (!(await moveReversal(ctx, tx, reversal, { event, set }))) return;
  if (event === "succeeded") return closeLocked(ctx, tx, payment);
  if (event === "queued") {
    const data = { inquireAt: nextInquiryAt(ctx.now(), 0), inquiries: 0 };
    await tx.attempt.updateMany({ where: { id: attempt.id }, data });
    return;
  }
  await parkAttempt(ctx, tx, payment, { reason: "reversal_refused", note: message ?? REFUSED });
}

export async function closeReversed(ctx: Ctx, { attempt }: Pick<Payment, "attempt">): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const locked = await lockPayment(tx, ctx.merchant.id, attempt.id);
    if (locked !== null) await closeLocked(ctx, tx, locked);
  });
}

export async function closeLocked(ctx: Ctx, tx: Tx, payment: Payment): Promise<void> {
  const { attempt, session } = payment;
  const lacksCredit = attempt.reversalDue && !isZero(attempt.walletAmount) && !isRepriced({ session, attempt });
  const decided = { objectId: attempt.id, merchantId: ctx.merchant.id, givenBack: true };
  const isDecided = (await tx.manualDecision.count({ where: decided })) > 0;
  const message = isDecided ? GIVEN_BACK : lacksCredit ? CREDIT_GONE : REVERSED;
  if (isInFlight(attempt) || isOpen(attempt))
    await endAttempt(ctx, tx, { attempt, event: "canceled", set: { message } });
  else {
    const data = { inquireAt: null, ...NOT_PARKED, message };
    await tx.attempt.updateMany({ where: { id: attempt.id }, data });
  }
  const names = { attemptId: attempt.id, sessionId: session.id, referenceNumber: attempt.referenceNumber };
  ctx.log.warn({ ...names, sessionState: session.state }, "A charge that came too late was reversed at the gateway.");
}

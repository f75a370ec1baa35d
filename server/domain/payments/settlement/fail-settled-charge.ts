/** Records that a payment failed after its success (Spec, "Payments that fail later"). */
import { transaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { addBookings } from "@/server/domain/bookings";
import { type GatewayResult, storableAnswer } from "@/server/domain/gateways";
import { ATTEMPT, notifyCustomer, SESSION } from "@/server/domain/sessions";
import { returnCommitted } from "@/server/domain/wallet";
import { addEvent } from "@/server/domain/webhooks";
import { accepts, step } from "@/server/kernel/machine";
import { type Money, money, zero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { addIssue } from "../record/issue";
import { isOutdated } from "../record/newest-report";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { notifyFailedLater } from "./on-settled";
import { bookingsOf, newPaymentEvent } from "./settlement-rows";
import { addLateFailure } from "./statements";

const NOT_COLLECTED = "The gateway could not collect the payment.";
const EVENT = "capture_failed";

/**
 * Moves a paid session and its attempt to `failed`, returns the wallet part, and writes the event. If money
 * was or may have been refunded, the payment is listed for a person. Does nothing unless the purchase is
 * paid, or if the gateway reported a later outcome.
 */
export async function failSettledCharge(
  ctx: Ctx,
  attemptId: string,
  { answer, occurredAt = null }: { readonly answer: GatewayResult; readonly occurredAt?: Date | null },
): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, attemptId);
    if (payment === null || (await isOutdated(ctx, tx, { objectId: attemptId, occurredAt }))) return;
    if (!isPaid(payment)) return;
    const message = storableAnswer(answer).message ?? NOT_COLLECTED;
    await write(ctx, tx, payment, message);
  });
}

function isPaid({ session, attempt }: Payment): boolean {
  const accepted = accepts(SESSION, session.state, EVENT) && accepts(ATTEMPT, attempt.state, EVENT);
  return attempt.operation === "purchase" && accepted;
}

async function write(ctx: Ctx, tx: Tx, payment: Payment, message: string): Promise<void> {
  const { session, attempt } = payment;
  const [merchantId, now, number] = [ctx.merchant.id, ctx.now(), session.eventCount + 1];
  const none = zero(session.amount.currency);
  const steps = { attempt: step(ATTEMPT, attempt.state, EVENT), session: step(SESSION, session.state, EVENT) };
  const writes = new WriteBatch();
  const kept = await returnCommitted(ctx, tx, { sessionId: session.id, at: now }, writes);
  addLateFailure(writes, {
    merchantId,
    attempt: { id: attempt.id, state: steps.attempt.to, failureReason: EVENT, message },
    session: { id: session.id, state: steps.session.to, number },
    now,
  });
  writes.record([
    { merchantId, machine: "attempt", objectId: attempt.id, ...steps.attempt, at: now },
    { merchantId, machine: "session", objectId: session.id, ...steps.session, at: now },
  ]);
  const failed: Payment = {
    ...payment,
    session: { ...session, state: steps.session.to, settledAmount: none, paidAmount: none },
    attempt: { ...attempt, state: steps.attempt.to, message, failureReason: EVENT },
    walletTransactions: [],
  };
  const url = payment.webhook.webhookUrl;
  const cause = `capture-failed:${attempt.id}:${number}`;
  const undone = { settled: negated(session.settledAmount), paid: negated(session.paidAmount) };
  addBookings(writes, bookingsOf(payment, { ...undone, isCollected: true, cause, at: now }));
  addEvent(writes, newPaymentEvent(ctx, { payment: failed, number, cause, url, isLeased: false, now }));
  await writes.flush(tx);
  const { referenceNumber } = attempt;
  const notice = { event: "failed", cause: `${attempt.id}:${number}`, isOpen: false, referenceNumber } as const;
  await notifyCustomer(ctx, tx, { session: failed.session, notices: [notice] });
  for (const amount of kept)
    await addIssue(ctx, tx, payment, { kind: "credit_not_returned", amount, note: "The customer's wallet is closed." });
  await listRefunds(ctx, tx, payment);
  await notifyFailedLater(ctx, tx, { session: failed.session, attempt: failed.attempt, message });
  ctx.log.error({ attemptId: attempt.id, sessionId: session.id, referenceNumber }, "A paid payment failed later.");
}

function negated({ amount, currency }: Money): Money {
  return money(amount.negated(), currency);
}

async function listRefunds(ctx: Ctx, tx: Tx, payment: Payment): Promise<void> {
  const { session } = payment;
  const { _sum: sum } = await tx.operation.aggregate({
    where: { sessionId: session.id, kind: "refund", state: { in: ["processing", "queued", "done"] } },
    _sum: { amount: true },
  });
  if (sum.amount === null || sum.amount.isZero()) return;
  const amount = money(sum.amount.toString(), session.amount.currency);
  const note = "Money was refunded before the gateway reported that it could not collect the payment.";
  await addIssue(ctx, tx, payment, { kind: "refunded_then_failed", amount, note });
}

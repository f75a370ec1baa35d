import { json } from "@/server/db/json-column";
import { optimisticTransaction, transaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { type Difference, differenceOf } from "@/server/domain/gateways";
import { chargedTotal, isCanceled, isServiceSession, NOT_PARKED, nextInquiryAt } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { parkAttempt } from "../attempt/park-attempt";
import { addIssue, type NewIssue, resolveIssues } from "../record/issue";
import { isOutdated } from "../record/newest-report";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { beginReversal } from "../record/reversal";
import { noteSecondCharge } from "../record/second-charge";
import { commitWalletHold } from "../wallet-hold/commit-hold";
import type { ChargeOutcome, OutcomeWord } from "./charge-outcome";
import { deliverEventInline } from "./deliver-event-inline";
import { lockServed } from "./on-settled";
import { type SettledStates, settleAttempt } from "./settle-attempt";
import { isRepriced, type Settlement, settlementOf } from "./settlement-of";

export type SettleInput = {
  readonly attemptId: string;
  readonly outcome: ChargeOutcome;
  /**
   * True if a customer waits: the webhook of a final state is then posted before {@link settle} returns its
   * result.
   */
  readonly deliverInline: boolean;
  /** True if the response informs the merchant, so that no webhook is sent (Spec, "Native calls"). */
  readonly suppressWebhook?: boolean;
  /**
   * True if a person decided to book the amount that the gateway reported; the attempt already has that
   * amount.
   */
  readonly isAsReported?: boolean;
  /**
   * Present if the gateway collected a payment that had failed before; without it no outcome makes a failed
   * payment paid.
   */
  readonly recapture?: { readonly occurredAt: Date | null };
  readonly paidAt?: Date | null;
  /** True if probably only the session and its attempt change: an optimistic transaction is then tried. */
  readonly isAlone?: boolean;
};

/** `settled` is true only for the one call that settled the attempt. */
export type SettlementResult = Omit<SettledStates, "deliveryId"> & {
  readonly sessionId: string;
  readonly settled: boolean;
};

/**
 * Settles an attempt once; a second caller gets the stored result. Session, attempt, event, delivery and
 * saved card are written together; the webhook is posted afterwards.
 * @returns null for an unknown attempt
 * @throws {Busy} if the session stays locked; the attempt stays `processing` until a job queries it
 */
export async function settle(ctx: Ctx, input: SettleInput): Promise<SettlementResult | null> {
  const carryOut = input.isAlone === true ? optimisticTransaction : transaction;
  const written = await carryOut(ctx.db, (tx) => settleWithin(ctx, tx, input));
  if (written === null) return null;
  const { deliveryId, ...settled } = written;
  await deliverEventInline(ctx, deliveryId);
  return settled;
}

/**
 * Like {@link settle}, in the caller's transaction. The caller holds no lock that follows the session's in
 * the lock order, and posts the webhook, if any. A job reverses a success if its wallet part is no longer
 * available, the session's amount has changed, or the object that the session pays for is no longer due.
 */
export async function settleWithin(
  ctx: Ctx,
  tx: Tx,
  input: SettleInput,
): Promise<(SettlementResult & SettledStates) | null> {
  const payment = await lockPayment(tx, ctx.merchant.id, input.attemptId);
  if (payment === null) return null;
  const { session, attempt } = payment;
  const { occurredAt = null } = input.recapture ?? {};
  if (await isOutdated(ctx, tx, { objectId: attempt.id, occurredAt })) return unsettled(payment);
  const now = ctx.now();
  const served = input.outcome.outcome === "pending" ? null : await lockServed(ctx, tx, session, attempt);
  const isRecapture = attempt.failureReason !== null;
  if (isRecapture && input.recapture === undefined) return unsettled(payment);
  const notDue = input.outcome.outcome === "success" && served?.isDue === false && !isRecapture;
  const settlement = settlementOf({
    session: input.isAsReported === true ? { ...session, amount: attempt.amount } : session,
    attempt: notDue ? { ...attempt, reversalDue: true } : attempt,
    multiAttempt: allowsAnother(payment),
    outcome: outcomeFor(payment, input.outcome),
    settledBy: input.outcome.settledBy,
    now,
  });
  if (await noteIfSecondCharge(ctx, tx, { payment, input, settlement })) return unsettled(payment);
  const difference = differenceIn(payment, input.outcome);
  if (difference !== null && settlement.kind !== "stored" && !(await isGivenBack(ctx, tx, attempt))) {
    await parkAttempt(ctx, tx, payment, difference);
    return unsettled(payment);
  }
  const writes = new WriteBatch();
  const legs =
    settlement.kind === "settle" && settlement.succeeded
      ? await commitWalletHold(ctx, tx, { payment, isLate: settlement.isLate, at: now, writes })
      : [];
  if (settlement.kind === "settle" && legs !== null) {
    const { outcome, deliverInline, suppressWebhook = false } = input;
    const settling = {
      payment: { ...payment, walletTransactions: legs },
      paidAt: input.paidAt ?? null,
      outcome,
      settlement,
      deliverInline,
      suppressWebhook,
      served,
      writes,
    };
    const states = await settleAttempt(ctx, tx, settling);
    if (isRecapture) await resolveIssues(ctx, tx, payment);
    return { sessionId: session.id, settled: true, ...states };
  }
  if (legs === null && isRecapture) {
    await addIssue(ctx, tx, payment, withoutCredit(payment));
    return unsettled(payment);
  }
  if (legs === null)
    ctx.log.warn({ attemptId: attempt.id, sessionId: session.id }, "A charge whose wallet part is gone is given back.");
  const owedBack = notDue || legs === null || (settlement.kind === "reverse" && isRepriced(payment));
  if (settlement.kind !== "stored")
    await waitOrReverse(ctx, tx, { payment, input, waits: settlement.kind === "wait", owedBack });
  return unsettled(payment);
}

type Decision = { readonly payment: Payment; readonly input: SettleInput; readonly settlement: Settlement };

/** Records a second charge of a decided attempt. @returns true if there is one */
async function noteIfSecondCharge(ctx: Ctx, tx: Tx, { payment, input, settlement }: Decision): Promise<boolean> {
  const { answer } = input.outcome;
  if (answer === null || (settlement.kind !== "stored" && settlement.kind !== "reverse")) return false;
  return noteSecondCharge(ctx, tx, payment, answer);
}

async function isGivenBack(ctx: Ctx, tx: Tx, { id, reversalDue }: Payment["attempt"]): Promise<boolean> {
  if (!reversalDue) return false;
  const where = { objectId: id, merchantId: ctx.merchant.id, givenBack: true };
  return (await tx.manualDecision.count({ where })) > 0;
}

function withoutCredit({ attempt }: Payment): NewIssue {
  const note = "The gateway collected the payment in the end, but its wallet part is no longer available.";
  return { kind: "recaptured_without_credit", amount: chargedTotal(attempt), note };
}

function unsettled({ session, attempt }: Payment): SettlementResult & SettledStates {
  const unchanged = { attemptState: attempt.state, sessionState: session.state, deliveryId: null, directResult: null };
  return { sessionId: session.id, settled: false, ...unchanged };
}

type Unsettled = {
  readonly payment: Payment;
  readonly input: SettleInput;
  readonly waits: boolean;
  /** True if this charge's money must be given back although the session may still be paid. */
  readonly owedBack: boolean;
};

/**
 * Stores the gateway's answer, which is not final. A job queries the gateway again, or sends the reversal
 * that this function writes.
 */
async function waitOrReverse(ctx: Ctx, tx: Tx, { payment, input, waits, owedBack }: Unsettled): Promise<void> {
  const { attempt } = payment;
  const now = ctx.now();
  const { answer } = input.outcome;
  const said = {
    gatewayRefs: json({ ...attempt.gatewayRefs, ...answer?.refs }),
    ...(answer?.decline && { decline: json(answer.decline) }),
  };
  const begin = { inquireAt: now, ...NOT_PARKED };
  const begun = !waits && (await beginReversal(ctx, tx, payment));
  const next = waits
    ? { inquireAt: nextInquiryAt(now, attempt.inquiries) }
    : { reversalDue: attempt.reversalDue || owedBack || isCanceled(attempt), ...(begun && begin) };
  await tx.attempt.updateMany({ where: { id: attempt.id }, data: { ...next, ...said } });
}

/** How a successful charge differs from the request; null without a difference, or if no gateway answered. */
function differenceIn({ attempt }: Payment, { answer }: ChargeOutcome): Difference | null {
  if (answer === null) return null;
  return differenceOf(answer, { amount: chargedTotal(attempt), operation: attempt.operation });
}

/** The subscription, not the gateway account, limits charges by the service (decision 0102). */
function allowsAnother({ session, attempt, account }: Payment): boolean {
  return session.maxServiceAttempts === null ? account.multiAttempt : attempt.number < session.maxServiceAttempts;
}

function outcomeFor({ session }: Payment, { outcome }: ChargeOutcome): OutcomeWord {
  return isServiceSession(session) && outcome === "canceled" ? "failed" : outcome;
}

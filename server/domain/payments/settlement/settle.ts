/**
 * The one way in which an attempt is decided: page, status query, timer, resolver and every direct charge end
 * here.
 */

import { json } from "@/server/db/json-column";
import { optimisticTransaction, transaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { type Difference, differenceOf } from "@/server/domain/gateways";
import { chargedTotal, isServiceSession, NOT_PARKED, nextInquiryAt } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { parkAttempt } from "../attempt/park-attempt";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { beginReversal } from "../record/reversal";
import { commitWalletHold } from "../wallet-hold/commit-hold";
import { applySettlement, type SettledStates } from "./apply-settlement";
import type { ChargeOutcome, OutcomeWord } from "./charge-outcome";
import { decideSettlement, isRepriced, isWithdrawnPage } from "./decide-settlement";
import { deliverEventInline } from "./deliver-event-inline";
import { lockServed } from "./on-settled";

export type SettleInput = {
  readonly attemptId: string;
  readonly outcome: ChargeOutcome;
  /** The customer is in front of the page: the webhook of a final state is posted before this returns. */
  readonly deliverInline: boolean;
  /** The caller's own answer informs the merchant: no webhook is sent (decision 0062). */
  readonly suppressWebhook?: boolean;
  /** No wallet, no card and nothing else is expected to change besides the session and its attempt. */
  readonly isAlone?: boolean;
};

/** The states afterwards. `settled` is true for the one caller that decided it. */
export type SettlementResult = Omit<SettledStates, "deliveryId"> & {
  readonly sessionId: string;
  readonly settled: boolean;
};

/**
 * Applies what decided an attempt, once. Under the row lock the second caller finds the attempt decided and
 * gets what is stored. Session, attempt, event, delivery and kept card are written together; the webhook is
 * posted afterwards, and no failure of it changes the payment. Four statements if the webhook is waited for
 * and no card is kept; the first two, with BEGIN and COMMIT, are two round trips.
 *
 * @returns null when the merchant has no such attempt
 * @throws {Busy} when the lock could not be acquired; the attempt stays `processing` for the resolver
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
 * {@link settle} in the transaction of a caller who holds no lock that comes after the session's, and who
 * posts the delivery, if any.
 *
 * A success settles nothing if its wallet part is no longer available, its session's amount has changed, or
 * its session is no longer due: from then on the charge has to be reversed, regardless of later changes, and
 * the resolver does so.
 */
export async function settleWithin(
  ctx: Ctx,
  tx: Tx,
  input: SettleInput,
): Promise<(SettlementResult & SettledStates) | null> {
  const payment = await lockPayment(tx, ctx.merchant.id, input.attemptId);
  if (payment === null) return null;
  const { session, attempt } = payment;
  const now = ctx.now();
  const served = input.outcome.outcome === "pending" ? null : await lockServed(ctx, tx, session);
  const notDue = input.outcome.outcome === "success" && served?.isDue === false;
  const decision = decideSettlement({
    session,
    attempt: notDue ? { ...attempt, reversalDue: true } : attempt,
    multiAttempt: allowsAnother(payment),
    outcome: outcomeFor(payment, input.outcome),
    decidedBy: input.outcome.decidedBy,
    now,
  });
  const difference = differenceIn(payment, input.outcome);
  if (difference !== null && decision.kind !== "stored") {
    await parkAttempt(ctx, tx, payment, difference);
    return unsettled(payment);
  }
  const writes = new WriteBatch();
  const legs =
    decision.kind === "settle" && decision.succeeded
      ? await commitWalletHold(ctx, tx, { payment, isLate: decision.isLate, at: now, writes })
      : [];
  if (decision.kind === "settle" && legs !== null) {
    const { outcome, deliverInline, suppressWebhook = false } = input;
    const decided = {
      payment: { ...payment, walletTransactions: legs },
      outcome,
      decision,
      deliverInline,
      suppressWebhook,
      served,
      writes,
    };
    const applied = await applySettlement(ctx, tx, decided);
    return { sessionId: session.id, settled: true, ...applied };
  }
  if (legs === null)
    ctx.log.warn({ attemptId: attempt.id, sessionId: session.id }, "A charge whose wallet part is gone is given back.");
  const owedBack = notDue || legs === null || (decision.kind === "reverse" && isRepriced(payment));
  if (decision.kind !== "stored")
    await waitOrReverse(ctx, tx, { payment, input, waits: decision.kind === "wait", owedBack });
  return unsettled(payment);
}

/** What the caller is told that settled nothing. */
function unsettled({ session, attempt }: Payment): SettlementResult & SettledStates {
  const unchanged = { attemptState: attempt.state, sessionState: session.state, deliveryId: null, told: null };
  return { sessionId: session.id, settled: false, ...unchanged };
}

type Unsettled = {
  readonly payment: Payment;
  readonly input: SettleInput;
  /** The gateway has not decided. */
  readonly waits: boolean;
  /** The session may take a payment again, and yet not this one. */
  readonly owedBack: boolean;
};

/** Keeps what the gateway said so far. The resolver asks again, or sends the reversal written here. */
async function waitOrReverse(ctx: Ctx, tx: Tx, { payment, input, waits, owedBack }: Unsettled): Promise<void> {
  const { attempt } = payment;
  const now = ctx.now();
  const { answer } = input.outcome;
  const said = {
    gatewayRefs: json({ ...attempt.gatewayRefs, ...answer?.refs }),
    ...(answer?.decline && { decline: json(answer.decline) }),
  };
  const next = waits
    ? { inquireAt: nextInquiryAt(now, attempt.inquiries) }
    : { inquireAt: now, ...NOT_PARKED, reversalDue: attempt.reversalDue || owedBack || isWithdrawnPage(attempt) };
  await tx.attempt.updateMany({ where: { id: attempt.id }, data: { ...next, ...said } });
  if (!waits) await beginReversal(ctx, tx, payment);
}

/** How a success differs from what was asked for; null if it does not, or if no gateway answered. */
function differenceIn({ attempt }: Payment, { answer }: ChargeOutcome): Difference | null {
  if (answer === null) return null;
  return differenceOf(answer, { amount: chargedTotal(attempt), operation: attempt.operation });
}

/**
 * The service repeats its own charges as often as the subscription says, regardless of what the gateway
 * account allows others (decision 0102).
 */
function allowsAnother({ session, attempt, account }: Payment): boolean {
  return session.maxServiceAttempts === null ? account.multiAttempt : attempt.number < session.maxServiceAttempts;
}

/** A charge of the service has no customer who could cancel it: a gateway that says so has declined it. */
function outcomeFor({ session }: Payment, { outcome }: ChargeOutcome): OutcomeWord {
  return isServiceSession(session) && outcome === "canceled" ? "failed" : outcome;
}

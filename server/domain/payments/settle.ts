/** The one way in which an attempt is decided: page, status query, timer and resolver all end here. */
import { transaction } from "../../db/transaction";
import type { Ctx, Tx } from "../../kernel/types";
import type { GatewayResult } from "../gateways";
import { type Applied, applySettlement } from "./apply-settlement";
import { nextInquiryAt } from "./core/backoff";
import { decideSettlement, isRepriced, type Voice } from "./decide-settlement";
import { deliverWhileWaiting } from "./deliver-while-waiting";
import { isWanted } from "./on-settled";
import type { PaymentFacts } from "./payment-facts";
import { lockPayment } from "./read-payment";
import { settleCredit } from "./settle-credit";

export type SettleInput = {
  readonly attemptId: string;
  readonly result: GatewayResult;
  /** The customer is in front of the page: the webhook of a final state is posted before this returns. */
  readonly wait: boolean;
  /** The caller's own answer tells the merchant: no webhook is sent (decision §10). */
  readonly quiet?: boolean;
  /** Who says so; the gateway unless given. */
  readonly voice?: Voice;
};

/** What stands afterwards. `settled` is true for the one caller that decided it. */
export type Settled = Omit<Applied, "deliveryId"> & { readonly sessionId: string; readonly settled: boolean };

/**
 * Applies a gateway's answer to an attempt, once. Under the row lock the second caller finds the attempt decided and gets what
 * is stored. Session, attempt, event, delivery and kept card are written together; the webhook is posted afterwards, and no
 * failure of it changes the payment. Four statements where the webhook is waited for and no card is kept.
 *
 * @returns null when the merchant has no such attempt
 * @throws {Busy} when the lock was not to be had; the attempt stays `processing` for the resolver
 */
export async function settle(ctx: Ctx, input: SettleInput): Promise<Settled | null> {
  const written = await transaction(ctx.db, (tx) => settleWithin(ctx, tx, input));
  if (written === null) return null;
  const { deliveryId, ...settled } = written;
  await deliverWhileWaiting(ctx, deliveryId);
  return settled;
}

/**
 * {@link settle} in the transaction of a caller who holds no lock that comes after the session's, and who posts the delivery, if any.
 *
 * A success whose wallet part is not to be had any more, whose session asks for another amount by now, or which nobody wants any more, settles
 * nothing: the gateway's money is owed back from then on, whatever changes later, and the resolver returns it.
 */
export async function settleWithin(ctx: Ctx, tx: Tx, input: SettleInput): Promise<(Settled & Applied) | null> {
  const facts = await lockPayment(tx, ctx.merchant.id, input.attemptId);
  if (facts === null) return null;
  const { session, attempt } = facts;
  const now = ctx.now();
  const unwanted = input.result.outcome === "success" && !(await isWanted(tx, session));
  const decision = decideSettlement({
    session,
    attempt: unwanted ? { ...attempt, reversing: true } : attempt,
    multiAttempt: allowsAnother(facts),
    outcome: outcomeFor(facts, input.result),
    voice: input.voice ?? "gateway",
    now,
  });
  const legs =
    decision.kind === "settle" && decision.succeeded
      ? await settleCredit(ctx, tx, { facts, late: decision.late, at: now })
      : [];
  if (decision.kind === "settle" && legs !== null) {
    const { result, wait, quiet } = input;
    const applied = await applySettlement(ctx, tx, {
      facts,
      result,
      decision,
      walletTransactions: legs,
      wait,
      quiet,
      now,
    });
    return { sessionId: session.id, settled: true, ...applied };
  }
  if (legs === null)
    ctx.log.warn({ attemptId: attempt.id, sessionId: session.id }, "A charge whose wallet part is gone is given back.");
  if (decision.kind !== "stored") {
    const inquireAt = decision.kind === "wait" ? nextInquiryAt(now, attempt.inquiries) : now;
    const owedBack = unwanted || legs === null || (decision.kind === "reverse" && isRepriced(facts));
    const reversing = attempt.reversing || owedBack;
    await tx.attempt.updateMany({ where: { id: attempt.id }, data: { inquireAt, reversing } });
  }
  const stands = { attemptState: attempt.state, sessionState: session.state, deliveryId: null };
  return { sessionId: session.id, settled: false, ...stands };
}

/** The service repeats its own charges as often as the subscription says, whatever the gateway account allows others (decision §12). */
function allowsAnother({ session, attempt, account }: PaymentFacts): boolean {
  return session.serviceAttempts === null ? account.multiAttempt : attempt.number < session.serviceAttempts;
}

/** Nobody is there to cancel a charge of the service: a gateway that says so has declined it. */
function outcomeFor({ session }: PaymentFacts, { outcome }: GatewayResult): GatewayResult["outcome"] {
  return session.serviceAttempts !== null && outcome === "canceled" ? "failed" : outcome;
}

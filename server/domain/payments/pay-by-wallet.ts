/** Pays a session from the customer's wallets alone: no gateway is called and no fee is charged (decision §8). */
import { transaction } from "../../db/transaction";
import { type Money, zero } from "../../kernel/money";
import type { Ctx, SystemCtx, Tx } from "../../kernel/types";
import type { GatewayAccount, GatewayResult } from "../gateways";
import { loadSessionForPage, lockSession, sessionAmount, withdrawAttempts } from "../sessions";
import { type ChargeRefusal, type DirectOutcome, refusalOf } from "./charge-directly";
import { firstInquiryAt } from "./core/backoff";
import { isRepriced } from "./decide-settlement";
import { deliverWhileWaiting } from "./deliver-while-waiting";
import { creditShown, holdCredit } from "./hold-credit";
import { insertAttempt } from "./new-attempt";
import { type SettleInput, settleWithin } from "./settle";
import { nextNumber } from "./start-attempt";
import { submitAttempt } from "./submit-attempt";
import type { PayOutcome } from "./views";

/** No gateway has a part in it. */
const COVERED: GatewayResult = { outcome: "success", message: null, raw: {}, params: {}, card: null };

export type WalletPayment = {
  readonly sessionId: string;
  /** What the payer agreed to: the session's whole amount when it was looked at. */
  readonly amount: Money;
  /** The gateways that the session listed when it was looked at. */
  readonly pgCodes: readonly string[];
  /** Their accounts in that order, with the wallets that may pay. */
  readonly accounts: readonly GatewayAccount[];
  readonly idempotencyKey: string | null;
  /** The customer is in front of the page: the webhook is posted before this returns. */
  readonly wait: boolean;
  /** The caller's own answer tells the merchant: no webhook is sent. */
  readonly quiet: boolean;
};

/**
 * Takes the session's whole amount out of its customer's wallets, hold and settlement in one transaction. Refused with `credit` where they
 * do not cover it, with `changed` where it is another amount by now; nothing is held or taken then.
 * @throws {Busy} when the session's lock was not to be had
 */
export async function chargeWallet(ctx: Ctx, payment: WalletPayment): Promise<DirectOutcome> {
  const { wait, quiet } = payment;
  const paid = await transaction(ctx.db, async (tx) => {
    const begun = await begin(ctx, tx, payment);
    if ("refusal" in begun) return { outcome: begun, deliveryId: null };
    const settled = await settleCovered(ctx, tx, { attemptId: begun.attemptId, result: COVERED, wait, quiet });
    return { outcome: begun, deliveryId: settled.deliveryId };
  });
  await deliverWhileWaiting(ctx, paid.deliveryId);
  return paid.outcome;
}

async function settleCovered(ctx: Ctx, tx: Tx, input: SettleInput) {
  const settled = await settleWithin(ctx, tx, input);
  if (settled?.settled !== true) throw new Error("Credit that was just held could not be taken.");
  return settled;
}

async function begin(
  ctx: Ctx,
  tx: Tx,
  payment: WalletPayment,
): Promise<{ attemptId: string } | { refusal: ChargeRefusal }> {
  const { sessionId, pgCodes, accounts, idempotencyKey } = payment;
  const [first] = accounts;
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  if (session === null || first === undefined) return { refusal: "over" };
  const now = ctx.now();
  const refusal = refusalOf(session, { account: first, card: null, idempotencyKey }, now);
  if (refusal !== null) return { refusal };
  const { amount } = payment;
  if (isRepriced({ session: { amount: sessionAmount(session) }, attempt: payment })) return { refusal: "changed" };
  const hold = await holdCredit(ctx, tx, { session, credit: { shown: amount, pgCodes, accounts }, at: now });
  const carrier = accounts.find(({ code }) => code === hold?.legs[0]?.pgCode);
  if (hold === null || carrier === undefined) return { refusal: "credit" };
  await withdrawAttempts(tx, session, now);
  const nothing = zero(amount.currency);
  const attemptId = await insertAttempt(tx, {
    sessionId,
    customerId: session.customerId,
    number: nextNumber(session),
    amount,
    hold,
    account: carrier,
    terms: { chargeAmount: nothing, fee: nothing, total: nothing, exchangeRate: null, foreign: false },
    formOfPayment: "wallet",
    idempotencyKey,
    inquireAt: null,
    at: now,
  });
  const { id: merchantId } = ctx.merchant;
  await submitAttempt(tx, { merchantId, attemptId, formOfPayment: "wallet", inquireAt: firstInquiryAt(now), at: now });
  return { attemptId };
}

/**
 * The checkout's submit where the wallet covers the whole amount. The webhook is posted before this returns. Answers `credit_changed`
 * where it does not cover it any more, or the amount is another one by now.
 * @param input.credit the amount that the wallet switch showed, as the form sent it
 * @throws {Busy} when the session's lock was not to be had
 */
export async function payByWallet(
  system: SystemCtx,
  { sessionId, credit: sent }: { sessionId: string; credit: string },
): Promise<PayOutcome> {
  const page = await loadSessionForPage(system, sessionId);
  if (page === null) return { kind: "not_found" };
  const { ctx, session, gateways: accounts } = page;
  const credit = creditShown(sent, { session, accounts });
  const isWhole = credit !== null && credit !== "changed" && credit.shown.amount.equals(sessionAmount(session).amount);
  if (!isWhole) return { kind: "credit_changed", sessionId };
  const { pgCodes } = session;
  const payment = {
    sessionId,
    amount: credit.shown,
    pgCodes,
    accounts,
    idempotencyKey: null,
    wait: true,
    quiet: false,
  };
  const outcome = await chargeWallet(ctx, payment);
  const stale = "refusal" in outcome && (outcome.refusal === "credit" || outcome.refusal === "changed");
  return { kind: stale ? "credit_changed" : "checkout", sessionId };
}

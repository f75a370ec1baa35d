/**
 * Pays a session with wallet credit alone: no gateway is called, and no fee is charged (Spec, "Credit at the
 * checkout" 1 to 5).
 */

import { transaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import type { GatewayAccount } from "@/server/domain/gateways";
import { feeFreeTerms } from "@/server/domain/gateways";
import { countFormPost } from "@/server/domain/limits";
import { addAttempt, loadSessionForPage, lockSession, SUBMISSION, withdrawAttempts } from "@/server/domain/sessions";
import { type Money, zero } from "@/server/kernel/money";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { quoteOf } from "../core/pages";
import { COVERED_BY_WALLET } from "../settlement/charge-outcome";
import { deliverEventInline } from "../settlement/deliver-event-inline";
import { settleWithin } from "../settlement/settle";
import { isRepriced } from "../settlement/settlement-of";
import type { PayOutcome } from "../views";
import { parseQuotedCredit, placeWalletHold } from "../wallet-hold/place-hold";
import { type ChargeRefusal, chargeRefusal, type DirectOutcome } from "./charge-directly";

export type WalletPayment = {
  readonly sessionId: string;
  readonly amount: Money;
  readonly pgCodes: readonly string[];
  readonly accounts: readonly GatewayAccount[];
  readonly idempotencyKey: string | null;
  readonly deliverInline: boolean;
  readonly suppressWebhook: boolean;
};

/**
 * Debits the session's whole amount from its customer's wallets; hold and settlement are one transaction.
 * Nothing is written if the wallets do not cover it (`credit`) or it has changed (`changed`).
 * @throws {Busy}
 */
export async function chargeWallet(ctx: Ctx, payment: WalletPayment): Promise<DirectOutcome> {
  const { deliverInline, suppressWebhook } = payment;
  const paid = await transaction(ctx.db, async (tx) => {
    const begun = await begin(ctx, tx, payment);
    if ("refusal" in begun) return { outcome: begun, deliveryId: null };
    const covered = { attemptId: begun.attemptId, outcome: COVERED_BY_WALLET, deliverInline, suppressWebhook };
    const settled = await settleWithin(ctx, tx, covered);
    if (settled?.settled !== true) throw new Error("Credit that was just held could not be taken.");
    return { outcome: begun, deliveryId: settled.deliveryId };
  });
  await deliverEventInline(ctx, paid.deliveryId);
  return paid.outcome;
}

async function begin(
  ctx: Ctx,
  tx: Tx,
  { sessionId, amount, pgCodes, accounts, idempotencyKey }: WalletPayment,
): Promise<{ readonly attemptId: string } | { readonly refusal: ChargeRefusal }> {
  const [first] = accounts;
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  if (session === null || first === undefined) return { refusal: "over" };
  const refusal = chargeRefusal(session, { account: first, card: null, idempotencyKey }, ctx.now());
  if (refusal !== null) return { refusal };
  if (isRepriced({ session, attempt: { amount } })) return { refusal: "changed" };
  const credit = { shown: amount, pgCodes, accounts };
  const [writes, at] = [new WriteBatch(), ctx.now()];
  const hold = await placeWalletHold(ctx, tx, { session, credit, at, writes });
  const account = accounts.find(({ code }) => code === hold?.legs[0]?.pgCode);
  if (hold === null || account === undefined) return { refusal: "credit" };
  const terms = feeFreeTerms(zero(amount.currency));
  await withdrawAttempts(ctx, tx, session);
  const opening = { session, account, terms, hold, formOfPayment: "wallet", idempotencyKey, submitted: true };
  const { id: attemptId, merchantId } = addAttempt(ctx, writes, opening);
  writes.record([{ merchantId, machine: "attempt", objectId: attemptId, ...SUBMISSION, at }]);
  await writes.flush(tx);
  return { attemptId };
}

/**
 * Pays after the checkout's submit if the wallet covers the whole amount, and posts the webhook.
 * `credit_changed`: the wallet no longer covers the amount; `amount_changed`: the session's amount or
 * currency differs.
 * @param input.credit the amount shown by the wallet switch
 * @param input.amount the total that the form showed, such as `10.500 KWD`; compared if present
 * @throws {Busy}
 */
export async function payByWallet(
  system: SystemCtx,
  { sessionId, credit: sent, amount }: { sessionId: string; credit: string; amount?: string },
): Promise<PayOutcome> {
  const page = await loadSessionForPage(system, sessionId);
  if (page === null) return { kind: "not_found" };
  await countFormPost(page.ctx, page.session.id);
  const { ctx, session, gateways: accounts } = page;
  if (amount !== undefined && amount !== quoteOf(session.amount)) return { kind: "amount_changed", sessionId };
  const credit = parseQuotedCredit(sent, { session, accounts });
  const isWhole = credit !== null && credit !== "changed" && credit.shown.amount.equals(session.amount.amount);
  if (!isWhole) return { kind: "credit_changed", sessionId };
  const { pgCodes } = session;
  const payment = {
    sessionId,
    amount: credit.shown,
    pgCodes,
    accounts,
    idempotencyKey: null,
    deliverInline: true,
    suppressWebhook: false,
  };
  const outcome = await chargeWallet(ctx, payment);
  const refusal = "refusal" in outcome ? outcome.refusal : null;
  if (refusal === "changed") return { kind: "amount_changed", sessionId };
  return { kind: refusal === "credit" ? "credit_changed" : "checkout", sessionId };
}

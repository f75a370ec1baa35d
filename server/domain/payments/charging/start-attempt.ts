import { Decimal } from "decimal.js";
import { transaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import type { ChargeTerms, GatewayAccount } from "@/server/domain/gateways";
import { countFormPost } from "@/server/domain/limits";
import type { Attempt } from "@/server/domain/sessions";
import {
  acceptsPayment,
  isOnPage,
  loadSessionForPage,
  lockSession,
  openAttempt,
  priceFor,
  type SessionForPage,
} from "@/server/domain/sessions";
import type { Hold } from "@/server/domain/wallet";
import { isEqual } from "@/server/kernel/money";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { lendsMoney, plansOf } from "../attempt/instalment-plans";
import { payPageToken } from "../attempt/load-pay-page";
import { isOffered } from "../attempt/offered-methods";
import { isTriedTooOften } from "../core/most-attempts";
import { quoteOf } from "../core/pages";
import { cancelIfNotDue } from "../settlement/cancel-if-not-due";
import type { StartOutcome } from "../views";
import { gatewayAmount, parseQuotedCredit, placeWalletHold, type QuotedCredit } from "../wallet-hold/place-hold";

/**
 * Begins an attempt on the chosen gateway account, with a new reference number and the current price, and
 * returns the token of its page. An unsubmitted attempt of the same method and price is reused, any other
 * withdrawn. `credit` is held in the customer's wallets. `checkout`: a charge is in flight, the session is
 * over, or the method is no longer offered. `credit_changed`, `amount_changed`: the form showed another
 * credit or total. `no_loan`: the gateway of an instalment account does not lend. `too_many`: the session
 * has had fifty attempts.
 * @param input.credit the amount shown by the wallet switch; null if off
 * @param input.amount the total that the form showed, such as `10.750 KWD`; compared if present
 * @throws {RateLimited} {Busy}
 */
export async function startAttempt(
  system: SystemCtx,
  input: { sessionId: string; pgCode: string; credit?: string | null; amount?: string },
): Promise<StartOutcome> {
  const { sessionId } = input;
  const page = await loadSessionForPage(system, sessionId);
  if (page === null) return { kind: "not_found" };
  const { ctx, session, gateways } = page;
  await countFormPost(ctx, sessionId);
  const account = gateways.find(({ code }) => code === input.pgCode);
  if (account === undefined || !isOffered(account)) return { kind: "checkout", sessionId };
  const credit = parseQuotedCredit(input.credit, { session, accounts: gateways });
  if (credit === "changed") return { kind: "credit_changed", sessionId };
  if (lendsMoney(account) && !(await isLent(ctx, session, account, credit))) return { kind: "no_loan", sessionId };
  const start = { sessionId, account, credit, amount: input.amount, formOfPayment: "card" };
  const begun = await transaction(ctx.db, (tx) => beginAttempt(ctx, tx, start));
  if ("refusal" in begun) return { kind: begun.refusal, sessionId };
  return { kind: "pay", payPageToken: payPageToken(begun.attemptId) };
}

export type AttemptStart = {
  readonly sessionId: string;
  readonly account: GatewayAccount;
  readonly credit: QuotedCredit | null;
  readonly amount: string | undefined;
  readonly formOfPayment: string;
  readonly isAlwaysNew?: boolean;
};

export type BegunAttempt =
  | { readonly attemptId: string }
  | { readonly refusal: Exclude<StartOutcome["kind"], "pay" | "not_found" | "no_loan"> };

export async function beginAttempt(ctx: Ctx, tx: Tx, start: AttemptStart): Promise<BegunAttempt> {
  const { sessionId, account, credit, amount: shown, formOfPayment } = start;
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  if (session === null || !acceptsPayment(session, ctx.now()) || !session.pgCodes.includes(account.code))
    return { refusal: "checkout" };
  if (await cancelIfNotDue(ctx, tx, session)) return { refusal: "checkout" };
  const amount = gatewayAmount(session, credit);
  const terms = amount && priceFor(session, account, amount);
  if (terms === null) return { refusal: credit === null ? "checkout" : "credit_changed" };
  if (shown !== undefined && shown !== quoteOf(terms.total)) return { refusal: "amount_changed" };
  const writes = new WriteBatch();
  const hold = credit && (await placeWalletHold(ctx, tx, { session, credit, at: ctx.now(), writes }));
  if (credit !== null && hold === null) return { refusal: "credit_changed" };
  const again = session.attempts.find(
    (attempt) => isOnPage(attempt) && isSameOffer(attempt, start, { terms, hold }) && !isPageOver(attempt, ctx.now()),
  );
  const isUsedAgain = again !== undefined && start.isAlwaysNew !== true;
  if (isUsedAgain || isTriedTooOften(session.attempts)) {
    await writes.flush(tx);
    return isUsedAgain ? { attemptId: again.id } : { refusal: "too_many" };
  }
  const opening = { session, account, terms, hold, formOfPayment, leadsOn: true, submitted: false };
  const { attempt } = await openAttempt(ctx, tx, opening, writes);
  return { attemptId: attempt.id };
}

async function isLent(
  ctx: Ctx,
  session: SessionForPage["session"],
  account: GatewayAccount,
  credit: QuotedCredit | null,
): Promise<boolean> {
  const left = gatewayAmount(session, credit);
  return left !== null && (await plansOf(ctx, session, account, left)).length > 0;
}

function isPageOver({ pageExpiresAt }: Attempt, now: Date): boolean {
  return pageExpiresAt !== null && pageExpiresAt <= now;
}

function isSameOffer(
  attempt: Attempt,
  { account, formOfPayment }: AttemptStart,
  { terms, hold }: { terms: ChargeTerms; hold: Pick<Hold, "holdId" | "amount"> | null },
): boolean {
  if (attempt.pgCode !== account.code || attempt.formOfPayment !== formOfPayment) return false;
  if (attempt.holdId !== (hold?.holdId ?? null)) return false;
  const { chargeAmount, fee, exchangeRate } = attempt;
  return (
    isEqual(chargeAmount, terms.chargeAmount) &&
    isEqual(fee, terms.fee) &&
    (exchangeRate?.toFixed() ?? null) ===
      (terms.exchangeRate === null ? null : new Decimal(terms.exchangeRate).toFixed())
  );
}

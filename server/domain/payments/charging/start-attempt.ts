/** The customer has chosen how to pay: a new attempt, and the token of its page. */

import { Decimal } from "decimal.js";
import { transaction } from "@/server/db/transaction";
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
} from "@/server/domain/sessions";
import type { Hold } from "@/server/domain/wallet";
import { isEqual } from "@/server/kernel/money";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { payPageToken } from "../attempt/load-pay-page";
import { isOffered } from "../attempt/offered-methods";
import { quoteOf } from "../core/pages";
import { cancelIfNotDue } from "../settlement/cancel-if-not-due";
import type { StartOutcome } from "../views";
import { gatewayAmount, parseQuotedCredit, placeWalletHold, type QuotedCredit } from "../wallet-hold/place-hold";

/**
 * Begins an attempt on the chosen gateway account, with a reference number of its own and the price of this
 * moment. An earlier attempt that was never submitted is withdrawn. With `credit` that part of the amount is
 * held in the customer's wallets from now on.
 *
 * Answers `checkout` if nothing can begin: a charge is in flight, the session is over, or the method is no
 * longer offered; `credit_changed` or `amount_changed` if the credit or the total is not what the customer
 * was shown, and nothing began. An attempt that was not submitted is used again for the same method and
 * price. `too_many` once the session has had fifty attempts: it is left as it is, and the merchant has to
 * make a new link (decision 0129).
 * @param input.inInstalments the gateway was asked, and lends to this customer: an account for instalments,
 * which the checkout does not list, may then be chosen
 * @param input.credit the amount that the wallet switch showed, as the form sent it; null if it was off
 * @param input.amount the total that the form showed, such as `10.750 KWD`; not asked for unless given
 * @throws {RateLimited} more than thirty forms of the session in a minute @throws {Busy} if the session's
 * lock could not be acquired
 */
export async function startAttempt(
  system: SystemCtx,
  input: { sessionId: string; pgCode: string; credit?: string | null; amount?: string; inInstalments?: boolean },
): Promise<StartOutcome> {
  const { sessionId } = input;
  const page = await loadSessionForPage(system, sessionId);
  if (page === null) return { kind: "not_found" };
  const { ctx, session, gateways } = page;
  await countFormPost(ctx, sessionId);
  const account = gateways.find(({ code }) => code === input.pgCode);
  if (account === undefined || !isOffered(account, input.inInstalments)) return { kind: "checkout", sessionId };
  const credit = parseQuotedCredit(input.credit, { session, accounts: gateways });
  if (credit === "changed") return { kind: "credit_changed", sessionId };
  const begun = await transaction(ctx.db, (tx) => begin(ctx, tx, { sessionId, account, credit, amount: input.amount }));
  if ("refusal" in begun) return { kind: begun.refusal, sessionId };
  return { kind: "pay", payPageToken: payPageToken(begun.attemptId) };
}

/** Attempts that a session takes from its customers. */
const MOST_ATTEMPTS = 50;

type AttemptStart = {
  readonly sessionId: string;
  readonly account: GatewayAccount;
  readonly credit: QuotedCredit | null;
  readonly amount: string | undefined;
};

type Refusal = Exclude<StartOutcome["kind"], "pay" | "not_found">;

async function begin(
  ctx: Ctx,
  tx: Tx,
  { sessionId, account, credit, amount: shown }: AttemptStart,
): Promise<{ readonly attemptId: string } | { readonly refusal: Refusal }> {
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  if (session === null || !acceptsPayment(session, ctx.now()) || !session.pgCodes.includes(account.code))
    return { refusal: "checkout" };
  if (await cancelIfNotDue(ctx, tx, session)) return { refusal: "checkout" };
  const amount = gatewayAmount(session, credit);
  const terms = amount && priceFor(session, account, amount);
  if (terms === null) return { refusal: credit === null ? "checkout" : "credit_changed" };
  if (shown !== undefined && shown !== quoteOf(terms.total)) return { refusal: "amount_changed" };
  const hold = credit && (await placeWalletHold(ctx, tx, { session, credit, at: ctx.now() }));
  if (credit !== null && hold === null) return { refusal: "credit_changed" };
  const again = session.attempts.find(
    (attempt) => isOnPage(attempt) && isSameOffer(attempt, account, { terms, hold }) && !isPageOver(attempt, ctx.now()),
  );
  if (again !== undefined) return { attemptId: again.id };
  if ((session.attempts.at(-1)?.number ?? 0) >= MOST_ATTEMPTS) return { refusal: "too_many" };
  const opening = { session, account, terms, hold, formOfPayment: "card", submitted: false };
  return { attemptId: await openAttempt(ctx, tx, opening) };
}

function isPageOver({ pageExpiresAt }: Attempt, now: Date): boolean {
  return pageExpiresAt !== null && pageExpiresAt <= now;
}

/** True if the attempt was opened for what the customer chooses now, on the same terms. */
function isSameOffer(
  attempt: Attempt,
  account: GatewayAccount,
  { terms, hold }: { terms: ChargeTerms; hold: Pick<Hold, "holdId" | "amount"> | null },
): boolean {
  if (attempt.pgCode !== account.code || attempt.holdId !== (hold?.holdId ?? null)) return false;
  const { chargeAmount, fee, exchangeRate } = attempt;
  return (
    isEqual(chargeAmount, terms.chargeAmount) &&
    isEqual(fee, terms.fee) &&
    (exchangeRate?.toFixed() ?? null) ===
      (terms.exchangeRate === null ? null : new Decimal(terms.exchangeRate).toFixed())
  );
}

/** The customer has chosen how to pay: a new attempt, and the token of its page. */
import { transaction } from "../../db/transaction";
import type { Ctx, SystemCtx, Tx } from "../../kernel/types";
import { chargeTerms, type GatewayAccount } from "../gateways";
import {
  effectiveState,
  isPayable,
  type LockedSession,
  loadSessionForPage,
  lockSession,
  sessionAmount,
  sessionState,
  withdrawAttempts,
} from "../sessions";
import { endUnwanted } from "./end-unwanted";
import { type CreditShown, creditShown, holdCredit, leftToCharge } from "./hold-credit";
import { payPageToken } from "./load-pay-page";
import { insertAttempt } from "./new-attempt";
import type { StartOutcome } from "./views";

/** Flows that begin on this page and lead to the gateway's own. */
export function isOffered(account: Pick<GatewayAccount, "flow">): boolean {
  return account.flow === "redirect";
}

/**
 * Begins an attempt on the chosen gateway account, with a reference number of its own and the price of this moment. An earlier attempt
 * that was never submitted is withdrawn. With `credit` that part of the amount is held in the customer's wallets from now on.
 *
 * Answers `checkout` where nothing can begin: a charge is in flight, the session is over, or the method is not offered any more;
 * `credit_changed` where the credit is not what the customer was shown, and nothing began.
 * @param input.credit the amount that the wallet switch showed, as the form sent it; null where it was off
 * @throws {Busy} when the session's lock was not to be had
 */
export async function startAttempt(
  system: SystemCtx,
  input: { sessionId: string; pgCode: string; credit?: string | null },
): Promise<StartOutcome> {
  const { sessionId } = input;
  const page = await loadSessionForPage(system, sessionId);
  if (page === null) return { kind: "not_found" };
  const { ctx, session, gateways } = page;
  const account = gateways.find(({ code }) => code === input.pgCode);
  if (account === undefined || !isOffered(account)) return { kind: "checkout", sessionId };
  const credit = creditShown(input.credit, { session, accounts: gateways });
  if (credit === "changed") return { kind: "credit_changed", sessionId };
  const begun = await transaction(ctx.db, (tx) => begin(ctx, tx, { sessionId, account, credit }));
  if ("refusal" in begun) return { kind: begun.refusal, sessionId };
  return { kind: "pay", payPageToken: payPageToken(begun.attemptId) };
}

type Beginning = { readonly sessionId: string; readonly account: GatewayAccount; readonly credit: CreditShown | null };
type Begun = { readonly attemptId: string } | { readonly refusal: "checkout" | "credit_changed" };

async function begin(ctx: Ctx, tx: Tx, { sessionId, account, credit }: Beginning): Promise<Begun> {
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  const now = ctx.now();
  if (session === null || !takesAttempts(session, now) || !session.pgCodes.includes(account.code))
    return { refusal: "checkout" };
  if (await endUnwanted(ctx, tx, session)) return { refusal: "checkout" };
  const amount = sessionAmount(session);
  const charge = leftToCharge(session, credit);
  const terms = charge && chargeTerms(account, charge, { wholeFee: hasFee(session.paymentType) });
  if (terms === null) return { refusal: credit === null ? "checkout" : "credit_changed" };
  const hold = credit && (await holdCredit(ctx, tx, { session, credit, at: now }));
  if (credit !== null && hold === null) return { refusal: "credit_changed" };
  await withdrawAttempts(tx, session, now);
  const number = nextNumber(session);
  const attemptId = await insertAttempt(tx, {
    sessionId,
    customerId: session.customerId,
    number,
    amount,
    hold,
    account,
    terms,
    formOfPayment: "card",
    inquireAt: null,
    at: now,
  });
  return { attemptId };
}

/** True while the customer may pay: the session is open and the customer's to pay, its time is not over and no charge is in flight. */
export function takesAttempts(session: LockedSession, now: Date): boolean {
  if (session.serviceAttempts !== null) return false;
  const inFlight = session.attempts.some(({ state }) => state === "processing");
  const state = effectiveState({ state: sessionState(session.state), expiresAt: session.expiresAt }, now);
  return !inFlight && isPayable(state);
}

/** Subscriptions' charges carry no fee (decision §3). */
export function hasFee(paymentType: string): boolean {
  return paymentType !== "auto_pay";
}

/** Attempts are numbered 1, 2, 3 … within their session. */
export function nextNumber(session: LockedSession): number {
  return (session.attempts.at(-1)?.number ?? 0) + 1;
}

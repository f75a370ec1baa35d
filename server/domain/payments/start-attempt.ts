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
import { payPageToken } from "./load-pay-page";
import { insertAttempt } from "./new-attempt";
import type { StartOutcome } from "./views";

/** Flows that begin on this page and lead to the gateway's own. */
export function isOffered(account: Pick<GatewayAccount, "flow">): boolean {
  return account.flow === "redirect";
}

/**
 * Begins an attempt on the chosen gateway account, with a reference number of its own and the price of this moment. An earlier attempt
 * that was never submitted is withdrawn.
 *
 * Answers `checkout` where nothing can begin: a charge is in flight, the session is over, or the method is not offered any more.
 * @throws {Busy} when the session's lock was not to be had
 */
export async function startAttempt(
  system: SystemCtx,
  input: { sessionId: string; pgCode: string },
): Promise<StartOutcome> {
  const page = await loadSessionForPage(system, input.sessionId);
  if (page === null) return { kind: "not_found" };
  const { ctx } = page;
  const account = page.gateways.find(({ code }) => code === input.pgCode);
  const attemptId =
    account === undefined || !isOffered(account)
      ? null
      : await transaction(ctx.db, (tx) => begin(ctx, tx, { sessionId: input.sessionId, account }));
  if (attemptId === null) return { kind: "checkout", sessionId: input.sessionId };
  return { kind: "pay", payPageToken: payPageToken(attemptId) };
}

/** The id of the new attempt, or null when the session takes none. */
async function begin(ctx: Ctx, tx: Tx, { sessionId, account }: { sessionId: string; account: GatewayAccount }) {
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  const now = ctx.now();
  if (session === null || !takesAttempts(session, now) || !session.pgCodes.includes(account.code)) return null;
  const amount = sessionAmount(session);
  const terms = chargeTerms(account, amount, { wholeFee: hasFee(session.paymentType) });
  if (terms === null) return null;
  await withdrawAttempts(tx, session, now);
  const number = nextNumber(session);
  return insertAttempt(tx, {
    sessionId,
    number,
    amount,
    account,
    terms,
    formOfPayment: "card",
    inquireAt: null,
    at: now,
  });
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

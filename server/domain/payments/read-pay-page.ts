/** What the simulated gateway's pay page shows. */
import { currency } from "../../kernel/currency";
import { add, money } from "../../kernel/money";
import type { SystemCtx } from "../../kernel/types";
import { RESPONSE_SHAPES, TEST_CARDS } from "../gateways";
import { effectiveState, isPayable, sessionState } from "../sessions";
import { saveRule } from "./core/card-input";
import { attemptState } from "./core/machine";
import { lastFailure, secondsBetween, wireMoney } from "./core/pages";
import { loadPayPage, type PayPageRow } from "./load-pay-page";
import { minimumDaysFor } from "./minimum-days";
import type { PayView } from "./views";

/** The page of an attempt by its token, or null when the token is forged or the attempt is gone. One statement. */
export async function readPayPage(system: SystemCtx, token: string): Promise<PayView | null> {
  const page = await loadPayPage(system, token);
  if (page === null) return null;
  const { ctx, attempt, account } = page;
  const { session } = attempt;
  const now = ctx.now();
  const earlier = session.attempts.filter(({ number }) => number < attempt.number).reverse();
  return {
    sessionId: session.id,
    merchantName: ctx.merchant.name,
    testMode: account?.isSandbox ?? false,
    orderNo: session.orderNo,
    phase: phaseOf(attempt, now),
    ...priceOf(attempt),
    feeDescription: account?.feeDescription ?? null,
    feeDescriptionAr: account?.feeDescriptionAr ?? null,
    secondsLeft: secondsBetween(now, session.expiresAt),
    saveCard: saveRule(session.paymentType, session.customerId, account?.isTokenizable ?? false),
    paymentType: session.paymentType,
    minimumDays: minimumDaysFor({ ...session, connector: attempt.connector }),
    lastFailure: lastFailure(earlier.map(({ state, message }) => ({ state: attemptState(state), message }))),
    testCards: TEST_CARDS,
    shapes: RESPONSE_SHAPES,
  };
}

/** The token dies with the attempt or the session; a charge in flight outlives the session's time. */
function phaseOf(attempt: PayPageRow, now: Date): PayView["phase"] {
  const { session } = attempt;
  if (attempt.state === "processing") return isPayable(sessionState(session.state)) ? "processing" : "ended";
  const state = effectiveState({ state: sessionState(session.state), expiresAt: session.expiresAt }, now);
  return attempt.state === "pending" && isPayable(state) ? "open" : "ended";
}

function priceOf(attempt: PayPageRow) {
  const code = currency(attempt.chargeCurrency);
  const charge = money(attempt.chargeAmount.toString(), code);
  const fee = money(attempt.fee.toString(), code);
  return {
    amount: wireMoney(charge),
    fee: wireMoney(fee),
    hasFee: !fee.amount.isZero(),
    total: wireMoney(add(charge, fee)),
  };
}

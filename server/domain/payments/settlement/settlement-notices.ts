/** What a decided attempt tells the customer. Pure. */
import type { AttemptState, Notice, SessionState } from "@/server/domain/sessions";
import { chargedTotal } from "@/server/domain/sessions";
import { isZero, type Money } from "@/server/kernel/money";
import { cardShown } from "../core/pages";
import type { Payment } from "../record/payment";
import type { SettlementRows } from "./write-settlement";

/**
 * One notice of the attempt, if it took the money or failed, and one of the session if it ended otherwise: an
 * attempt that was declined or erred is told as `failed` even if the customer may try again (decision 0168).
 */
export function settlementNotices({ session, attempt }: Payment, { steps, ...rows }: SettlementRows): Notice[] {
  const { state } = rows.session;
  const shared = { state, cause: attempt.id, referenceNumber: attempt.referenceNumber };
  const tried = ofAttempt(rows.attempt.state);
  const notices: Notice[] = tried === null ? [] : [{ ...shared, event: tried }];
  const ended = ofSession(state);
  if (ended === "canceled" || ended === "expired") notices.push({ event: ended, cause: ended, state });
  else if (ended !== null) {
    const shown = cardShown(rows.attempt.pgParams);
    const card = shown && [shown.brand, `•••• ${shown.last4}`].filter((part) => part !== null).join(" ");
    notices.push({ ...shared, event: ended, amount: takenOf({ session, attempt }), card });
  }
  return steps.some(({ machine }) => machine === "session")
    ? notices
    : notices.filter(({ event }) => event === "failed");
}

function ofAttempt(state: AttemptState) {
  return state === "failed" || state === "error" ? "failed" : null;
}

function ofSession(state: SessionState) {
  return state === "paid" || state === "authorized" || state === "canceled" || state === "expired" ? state : null;
}

/**
 * What was charged, fee included; the session's amount if wallets paid a part in another currency or beside
 * it.
 */
function takenOf({ session, attempt }: Pick<Payment, "session" | "attempt">): Money {
  return isZero(attempt.walletAmount) ? chargedTotal(attempt) : session.amount;
}

import { hasFailed, isPayable, type Notice, stateNotice, takenTotal } from "@/server/domain/sessions";
import { cardName } from "@/server/kernel/card-scheme";
import { cardShown } from "../core/pages";
import type { Payment } from "../record/payment";
import type { SettlementRows } from "./statements";

const TAKEN: ReadonlySet<string> = new Set(["paid", "authorized"]);
const ENDED: ReadonlySet<string> = new Set(["canceled", "expired"]);

/**
 * Customer notices of a settlement: one if the attempt failed, even if the customer may try again, and one if
 * the session was paid, authorized or ended (Spec, "Customer notifications" 1 to 5).
 */
export function settlementNotices(payment: Payment, { attempt, session, steps }: SettlementRows): Notice[] {
  const { id, failureReason, referenceNumber } = payment.attempt;
  const cause = failureReason === null ? id : `${id}:${session.eventCount}`;
  const isOpen = isPayable(session.state);
  const notices: Notice[] = hasFailed(attempt) ? [{ event: "failed", cause, isOpen, referenceNumber }] : [];
  const event = steps.some(({ machine }) => machine === "session") ? stateNotice(session.state) : null;
  if (event !== null && ENDED.has(event)) notices.push({ event, cause: event, isOpen });
  if (event !== null && TAKEN.has(event)) {
    const shown = cardShown(attempt.pgParams);
    const card = shown && cardName(shown);
    notices.push({ event, cause, isOpen, referenceNumber, card, amount: takenTotal(payment.attempt) });
  }
  return notices;
}

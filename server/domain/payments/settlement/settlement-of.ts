import type { ChargeOperation } from "@/server/domain/gateways";
import {
  ATTEMPT,
  type AttemptEvent,
  type AttemptState,
  effectiveState,
  isCanceled,
  isInFlight,
  isOnPage,
  isOpen,
  isPayable,
  isUnsubmitted,
  SESSION,
  type SessionEvent,
  type SessionState,
} from "@/server/domain/sessions";
import type { TransitionStep } from "@/server/kernel/machine";
import { accepts, step } from "@/server/kernel/machine";
import type { Money } from "@/server/kernel/money";
import { isEqual, isZero } from "@/server/kernel/money";
import type { OutcomeWord, SettledBy } from "./charge-outcome";

export type SettlementInput = {
  readonly session: { readonly state: SessionState; readonly expiresAt: Date; readonly amount: Money };
  readonly attempt: {
    readonly state: AttemptState;
    readonly amount: Money;
    readonly operation: ChargeOperation;
    readonly reversalDue: boolean;
  };
  readonly multiAttempt: boolean;
  readonly outcome: OutcomeWord;
  readonly settledBy: SettledBy;
  readonly now: Date;
};

/**
 * - `stored`: the attempt is already settled; the stored result is the answer;
 * - `wait`: the gateway has no final outcome yet;
 * - `reverse`: a job reverses the charge, because the session cannot be paid, its amount has changed, or the
 *   wallet part is not available;
 * - `settle`: apply these state changes.
 */
export type Settlement =
  | { readonly kind: "stored" | "wait" | "reverse" }
  | {
      readonly kind: "settle";
      readonly attempt: TransitionStep<AttemptState, AttemptEvent>;
      readonly session: readonly TransitionStep<SessionState, SessionEvent>[];
      readonly succeeded: boolean;
      readonly isLate: boolean;
    };

type FinalOutcome = Exclude<OutcomeWord, "pending">;

const ATTEMPT_EVENTS: Readonly<Record<FinalOutcome, AttemptEvent>> = {
  success: "succeeded",
  failed: "declined",
  error: "erred",
  canceled: "canceled",
  session_canceled: "canceled",
  cash_agreed: "cash_agreed",
  cash_collected: "cash_collected",
};

const SUCCESSES: ReadonlySet<OutcomeWord> = new Set(["success", "cash_agreed", "cash_collected"]);

/**
 * The session's event for an attempt's outcome (Spec, "Paying on the hosted pages"). The customer may try
 * again only if the gateway account allows several attempts. A session with amount zero is paid on any
 * account: nothing is left to capture.
 */
export function sessionEventFor(
  outcome: FinalOutcome,
  { operation, amount, multiAttempt }: { operation: ChargeOperation; amount: Money; multiAttempt: boolean },
): SessionEvent {
  if (outcome === "session_canceled") return "canceled";
  if (outcome === "cash_agreed") return "attempt_cod";
  if (outcome === "cash_collected") return "cash_collected";
  if (outcome === "success") return operation === "purchase" || isZero(amount) ? "attempt_paid" : "attempt_authorized";
  if (multiAttempt) return "attempt_failed";
  return outcome === "canceled" ? "attempt_canceled_final" : "attempt_exhausted";
}

export function isRepriced({ session, attempt }: AmountPair): boolean {
  return !isEqual(session.amount, attempt.amount);
}

type AmountPair = { readonly session: { readonly amount: Money }; readonly attempt: { readonly amount: Money } };

/**
 * Decides which effects the outcome of a charge has. A repeated outcome returns `stored`, so that only one of
 * two callers settles.
 */
export function settlementOf(input: SettlementInput): Settlement {
  const { attempt, session, outcome, settledBy } = input;
  if (outcome === "pending") return { kind: isInFlight(attempt) || isOpen(attempt) ? "wait" : "stored" };
  const event = ATTEMPT_EVENTS[outcome];
  const maySettle = settledBy === "customer" ? isOnPage(attempt) : !isUnsubmitted(attempt);
  if (outcome === "success" && isCanceled(attempt) && settledBy !== "wallet") return { kind: "reverse" };
  if (!maySettle || !accepts(ATTEMPT, attempt.state, event)) return { kind: "stored" };
  const { operation, amount } = attempt;
  const sessionEvent = sessionEventFor(outcome, { operation, amount, multiAttempt: input.multiAttempt });
  const isOwedBack = attempt.reversalDue || isRepriced(input) || !accepts(SESSION, session.state, sessionEvent);
  if (outcome === "success" && isOwedBack) return { kind: "reverse" };
  return {
    kind: "settle",
    attempt: step(ATTEMPT, attempt.state, event),
    session: sessionSteps(input, sessionEvent),
    succeeded: SUCCESSES.has(outcome),
    isLate: !isInFlight(attempt) && !isOpen(attempt) && outcome === "success",
  };
}

/**
 * A session whose time ended while its attempt was in flight expires when the attempt is settled without
 * success (Spec, "Session states" 1 to 3).
 */
function sessionSteps(
  { session, now }: SettlementInput,
  event: SessionEvent,
): TransitionStep<SessionState, SessionEvent>[] {
  const steps = accepts(SESSION, session.state, event) ? [step(SESSION, session.state, event)] : [];
  const state = steps.at(-1)?.to ?? session.state;
  const isOver = isPayable(state) && effectiveState({ state, expiresAt: session.expiresAt }, now) !== state;
  return isOver ? [...steps, step(SESSION, state, "expired")] : steps;
}

/** What a gateway's answer, or the customer's Cancel, makes of an attempt and its session. Pure: it reads its arguments and the tables alone. */
import { accepts, transition } from "../../kernel/machine";
import type { Money } from "../../kernel/money";
import type { GatewayOutcome } from "../gateways";
import { effectiveState, SESSION, type SessionEvent, type SessionState } from "../sessions";
import { ATTEMPT, type AttemptEvent, type AttemptState } from "./core/machine";

export type DecidedOutcome = Exclude<GatewayOutcome, "pending">;

/** One step of a machine, as `state_change` records it. */
export type Step<S extends string, E extends string> = { readonly from: S; readonly event: E; readonly to: S };

/** Who says so: the gateway about an attempt in flight, or the customer who gives up one that was never submitted. */
export type Voice = "gateway" | "customer";

export type SettlementInput = {
  readonly session: { readonly state: SessionState; readonly expiresAt: Date; readonly amount: Money };
  readonly attempt: {
    readonly state: AttemptState;
    /** What the session asked for when the attempt began. */
    readonly amount: Money;
    readonly operation: "purchase" | "authorize";
    /** The gateway's money is owed back already. */
    readonly reversing: boolean;
  };
  readonly multiAttempt: boolean;
  readonly outcome: GatewayOutcome;
  readonly voice: Voice;
  /** On the merchant's clock. */
  readonly now: Date;
};

/**
 * - `stored`: the attempt is decided already, what stands is the answer;
 * - `wait`: the gateway has not decided;
 * - `reverse`: the gateway took the money for a session that no longer takes it, asks for another amount by now, or whose wallet part is
 *   not to be had any more, so the resolver gives it back;
 * - `settle`: apply these steps.
 */
export type Settlement =
  | { readonly kind: "stored" | "wait" | "reverse" }
  | {
      readonly kind: "settle";
      readonly attempt: Step<AttemptState, AttemptEvent>;
      /** Empty where the session stays as it is. */
      readonly session: readonly Step<SessionState, SessionEvent>[];
      readonly succeeded: boolean;
      /** A success after the attempt had counted as failed. */
      readonly late: boolean;
    };

const ATTEMPT_EVENTS: Readonly<Record<DecidedOutcome, AttemptEvent>> = {
  success: "succeeded",
  failed: "declined",
  error: "erred",
  canceled: "canceled",
};

/** The session's event for an attempt's outcome (decision §6): a retry is possible only where the gateway account allows several attempts. */
export function sessionEventFor(
  outcome: DecidedOutcome,
  operation: "purchase" | "authorize",
  multiAttempt: boolean,
): SessionEvent {
  if (outcome === "success") return operation === "purchase" ? "attempt_paid" : "attempt_authorized";
  if (multiAttempt) return "attempt_failed";
  return outcome === "canceled" ? "attempt_canceled_final" : "attempt_exhausted";
}

/** True where the merchant has changed the session's amount or currency since the attempt began: its money would pay another order. */
export function isRepriced({ session, attempt }: Priced): boolean {
  return session.amount.currency !== attempt.amount.currency || !session.amount.amount.equals(attempt.amount.amount);
}

type Priced = { readonly session: { readonly amount: Money }; readonly attempt: { readonly amount: Money } };

/** Decides one answer. Asked again with the same answer it says `stored`, so that two callers settle once. */
export function decideSettlement(input: SettlementInput): Settlement {
  const { attempt, session, outcome, voice } = input;
  if (outcome === "pending") return { kind: attempt.state === "processing" ? "wait" : "stored" };
  const event = ATTEMPT_EVENTS[outcome];
  const mayDecide = voice === "customer" ? attempt.state === "pending" : attempt.state !== "pending";
  if (!mayDecide || !accepts(ATTEMPT, attempt.state, event)) return { kind: "stored" };
  const sessionEvent = sessionEventFor(outcome, attempt.operation, input.multiAttempt);
  const isOwedBack = attempt.reversing || isRepriced(input) || !accepts(SESSION, session.state, sessionEvent);
  if (outcome === "success" && isOwedBack) return { kind: "reverse" };
  return {
    kind: "settle",
    attempt: { from: attempt.state, event, to: transition(ATTEMPT, attempt.state, event) },
    session: sessionSteps(input, sessionEvent),
    succeeded: outcome === "success",
    late: attempt.state !== "processing" && outcome === "success",
  };
}

/** A session whose time is over while its attempt was in flight expires as soon as that attempt is decided without success (decision §5). */
function sessionSteps({ session, now }: SettlementInput, event: SessionEvent): Step<SessionState, SessionEvent>[] {
  const steps: Step<SessionState, SessionEvent>[] = [];
  let state = session.state;
  const step = (next: SessionEvent): void => {
    const to = transition(SESSION, state, next);
    steps.push({ from: state, event: next, to });
    state = to;
  };
  if (accepts(SESSION, state, event)) step(event);
  if (effectiveState({ state, expiresAt: session.expiresAt }, now) === "expired" && state !== "expired")
    step("expired");
  return steps;
}

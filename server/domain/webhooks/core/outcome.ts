/** What a receiver's answer makes of a delivery. */
import { transition } from "../../../kernel/machine";
import { DELIVERY, type DeliveryEvent, type DeliveryState } from "./machine";
import { RETRY_WAITS, retryAt } from "./schedule";

/** How one try ended; `status` is null when no answer came. */
export type DeliveryOutcome = { readonly status: number | null; readonly error: string | null };

/** A try that has ended. */
export type Tried = {
  readonly state: DeliveryState;
  /** Tries so far, this one included. */
  readonly attempts: number;
  readonly outcome: DeliveryOutcome;
  readonly retryAfterSeconds: number | null;
  /** On the merchant's clock. */
  readonly at: Date;
  /** From 0 up to, not including, 1. */
  readonly random: number;
};

/** What follows from it; `dueAt` is on the merchant's clock, null when nothing more is scheduled. */
export type Decided = { readonly event: DeliveryEvent; readonly to: DeliveryState; readonly dueAt: Date | null };

const GONE = 410;

/** Decides a delivery after a try: 2xx delivers it, 410 stops it, anything else is retried while the schedule lasts. */
export function decideDelivery(tried: Tried): Decided {
  const event = eventOf(tried);
  const to = transition(DELIVERY, tried.state, event);
  const { attempts, at: failedAt, random, retryAfterSeconds } = tried;
  return { event, to, dueAt: to === "pending" ? retryAt({ attempts, failedAt, random, retryAfterSeconds }) : null };
}

function eventOf({ state, attempts, outcome }: Tried): DeliveryEvent {
  if (outcome.error === null) return "accepted";
  if (outcome.status === GONE) return "gone";
  return state === "pending" && attempts > RETRY_WAITS.length ? "retries_exhausted" : "refused";
}

/** The outcome of an answer; only 2xx is a success, and redirects are not followed. */
export function answered(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return { status, error: null };
  if (status >= 300 && status < 400) return { status, error: `Answered ${status}: redirects are not followed.` };
  return { status, error: `Answered ${status}.` };
}

import { transition } from "@/server/kernel/machine";
import { DELIVERY, type DeliveryEvent } from "./machine";
import { RETRY_WAITS, retryAt } from "./schedule";
import { answeredText, type DeliveryState } from "./words";

/** Outcome of a delivery attempt; `status` is null without a response. */
export type DeliveryOutcome = { readonly status: number | null; readonly error: string | null };

export type DeliveryTry = {
  readonly state: DeliveryState;
  /** Number of scheduled delivery attempts so far, including the present one unless it is a redelivery. */
  readonly attempts: number;
  /** True for a redelivery, which does not count and does not change the schedule. */
  readonly asked: boolean;
  /** When the present or the next scheduled attempt is due; null if the schedule has ended. */
  readonly dueAt: Date | null;
  readonly outcome: DeliveryOutcome;
  readonly retryAfterSeconds: number | null;
  readonly at: Date;
  readonly random: number;
};

/** What follows a delivery attempt; `dueAt` is null if no attempt is scheduled. */
export type DeliveryDecision = {
  readonly event: DeliveryEvent;
  readonly to: DeliveryState;
  readonly dueAt: Date | null;
};

const GONE = 410;

/**
 * Decides what follows an attempt: 2xx completes the delivery, 410 stops it, anything else is retried while
 * the schedule lasts. A redelivery ends the schedule only by 2xx or 410.
 */
export function decideDelivery(tried: DeliveryTry): DeliveryDecision {
  const event = eventOf(tried);
  const to = transition(DELIVERY, tried.state, event);
  if (to !== "pending") return { event, to, dueAt: null };
  const { attempts, at: failedAt, random, retryAfterSeconds } = tried;
  return { event, to, dueAt: tried.asked ? tried.dueAt : retryAt({ attempts, failedAt, random, retryAfterSeconds }) };
}

function eventOf({ state, attempts, asked, outcome }: DeliveryTry): DeliveryEvent {
  if (outcome.error === null) return "accepted";
  if (outcome.status === GONE) return "gone";
  return state === "pending" && !asked && attempts > RETRY_WAITS.length ? "retries_exhausted" : "refused";
}

export function answered(status: number): DeliveryOutcome {
  return { status, error: status >= 200 && status < 300 ? null : answeredText(status) };
}

/** What a receiver's answer does to a delivery. */
import { transition } from "@/server/kernel/machine";
import { DELIVERY, type DeliveryEvent } from "./machine";
import { RETRY_WAITS, retryAt } from "./schedule";
import type { DeliveryState } from "./words";

/** How one try ended; `status` is null when no answer came. */
export type DeliveryOutcome = { readonly status: number | null; readonly error: string | null };

/** A try that has ended. */
export type DeliveryTry = {
  readonly state: DeliveryState;
  /** Tries of the schedule so far, this one included unless it was asked for. */
  readonly attempts: number;
  /** The merchant asked for this try: it neither counts nor moves the schedule. */
  readonly asked: boolean;
  /**
   * When the schedule tries next, on the merchant's clock, as it was before the try; null if it has ended.
   */
  readonly dueAt: Date | null;
  readonly outcome: DeliveryOutcome;
  readonly retryAfterSeconds: number | null;
  /** On the merchant's clock. */
  readonly at: Date;
  /** From 0 up to, not including, 1. */
  readonly random: number;
};

/** What follows from it; `dueAt` is on the merchant's clock, null when nothing more is scheduled. */
export type DeliveryDecision = {
  readonly event: DeliveryEvent;
  readonly to: DeliveryState;
  readonly dueAt: Date | null;
};

const GONE = 410;

/**
 * Decides a delivery after a try: 2xx delivers it, 410 stops it, anything else is retried while the schedule
 * lasts. What a merchant asked for ends the schedule by a success or a 410 alone.
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

/** The outcome of an answer; only 2xx is a success, and redirects are not followed. */
export function answered(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return { status, error: null };
  if (status >= 300 && status < 400) return { status, error: `Answered ${status}: redirects are not followed.` };
  return { status, error: `Answered ${status}.` };
}

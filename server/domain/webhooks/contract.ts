/** Reads the queries of the event endpoints; field names are the wire's. */

import { z } from "zod";
import { pageFields } from "@/server/kernel/page";
import { rangeEnd } from "@/server/kernel/time-range";
import { integer, object, optional, text, url } from "@/server/kernel/wire";
import { Instant, named, Url } from "@/server/kernel/wire-schema-parts";
import { DELIVERY_STATES, EVENT_KINDS } from "./core/words";

/** Longest wait for an event, seconds: shorter than what proxies allow a request. */
const MOST_WAIT = 20;

/**
 * Which events to list; the ends of the span are compared with `occurred_at`. With `wait` the answer comes
 * once there are more than `known` of them, or after so many seconds of real time (Spec, "Waiting for
 * events").
 */
export const EventQuery = z
  .object({
    session_id: optional(text(40)).describe("The session."),
    subscription_id: optional(text(40)).describe("The subscription."),
    created_after: optional(rangeEnd()),
    created_before: optional(rangeEnd()),
    wait: optional(integer(0, MOST_WAIT)).describe(
      "Seconds until the list is answered though no more than `known` events match; 0 unless sent.",
    ),
    known: optional(integer(0, Number.MAX_SAFE_INTEGER)).describe(
      "How many events of the span the caller has; 0 unless sent.",
    ),
    ...pageFields(),
  })
  .transform(({ session_id, subscription_id, created_after, created_before, wait, known, limit, offset }) => ({
    sessionId: session_id,
    subscriptionId: subscription_id,
    createdAfter: created_after,
    createdBefore: created_before,
    wait: wait ?? 0,
    known: known ?? 0,
    limit,
    offset,
  }));

export type EventFilter = z.infer<typeof EventQuery>;

/** An address that somebody wants to try. */
export const TestAddress = object({ url: url(2000) });

const DeliveryLogView = named(
  "DeliveryTry",
  z.strictObject({
    number: z.int().describe("1, 2, 3 … in its list."),
    manual: z.boolean().describe("It was asked for and is no part of the schedule."),
    at: Instant.describe("When it was tried."),
    status: z.nullable(z.int()).describe("The HTTP status of the answer; null if there was none."),
    error: z.nullable(z.string()).describe("Why it failed; null if it was accepted."),
    duration_ms: z.int().describe("Milliseconds until the answer."),
  }),
);

export const DeliveryView = named(
  "Delivery",
  z.strictObject({
    id: z.string().describe("Its id."),
    url: Url.describe("The address."),
    state: z.enum(DELIVERY_STATES).describe("Where it stands."),
    attempts: z.int().describe("How many tries there were, those asked for included."),
    next_attempt_at: z.nullable(Instant).describe("When it is tried next; null when nothing more is scheduled."),
    last_status: z.nullable(z.int()).describe("The HTTP status of the last answer; null if there was none."),
    last_error: z.nullable(z.string()).describe("Why the last try failed; null if it did not."),
    log: z.array(DeliveryLogView).describe("Each try, oldest first."),
  }),
);
export type DeliveryView = z.infer<typeof DeliveryView>;

/**
 * An event with its deliveries.
 * @param payload one of the bodies that modules post; they are later ones, so the document names them
 */
export function eventOf<P extends z.ZodType>(payload: P) {
  return named(
    "Event",
    z.strictObject({
      id: z.string().describe("Its id."),
      kind: z.enum(EVENT_KINDS).describe("What it is about."),
      session_id: z.nullable(z.string()).describe("The session."),
      subscription_id: z.nullable(z.string()).describe("The subscription."),
      number: z
        .int()
        .describe(
          "Counts the events of its session or, if it is of kind `subscription`, of its subscription, without gaps.",
        ),
      occurred_at: Instant.describe("When it happened, on the merchant's clock."),
      payload: payload.describe("The object that was posted."),
      deliveries: z.array(DeliveryView).describe("Its way to each address."),
    }),
  );
}
export type EventView = z.infer<ReturnType<typeof eventOf<z.ZodUnknown>>>;

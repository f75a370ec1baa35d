/** Reads the queries of the event endpoints; field names are the wire's. */
import { z } from "zod";
import { pageFields } from "@/server/kernel/page";
import { rangeEnd } from "@/server/kernel/time-range";
import { integer, object, optional, text, url } from "@/server/kernel/wire";

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

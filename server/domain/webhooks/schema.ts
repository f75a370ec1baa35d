/** Reads the queries of the event endpoints; field names are the wire's. */
import { z } from "zod";
import { pageFields } from "@/server/kernel/page";
import { rangeEnd } from "@/server/kernel/time-range";
import { object, optional, text, url } from "@/server/kernel/wire";

/** Which events to list; the ends of the span are compared with `occurred_at`. */
export const EventQuery = z
  .object({
    session_id: optional(text(40)),
    subscription_id: optional(text(40)),
    created_after: optional(rangeEnd()),
    created_before: optional(rangeEnd()),
    ...pageFields(),
  })
  .transform(({ session_id, subscription_id, created_after, created_before, limit, offset }) => ({
    sessionId: session_id,
    subscriptionId: subscription_id,
    createdAfter: created_after,
    createdBefore: created_before,
    limit,
    offset,
  }));

export type EventFilter = z.infer<typeof EventQuery>;

/** An address that somebody wants to try. */
export const TestAddress = object({ url: url(2000) });

/** Reads the queries of the event endpoints; field names are the wire's. */
import { z } from "zod";
import { bound } from "../../kernel/bound";
import { pageFields } from "../../kernel/page";
import { optional, text } from "../../kernel/wire";

/** Which events to list; the ends of the span are compared with `occurred_at`. */
export const EventQuery = z
  .object({
    session_id: optional(text(40)),
    created_after: optional(bound()),
    created_before: optional(bound()),
    ...pageFields(),
  })
  .transform(({ session_id, created_after, created_before, limit, offset }) => ({
    sessionId: session_id,
    createdAfter: created_after,
    createdBefore: created_before,
    limit,
    offset,
  }));

export type EventFilter = z.infer<typeof EventQuery>;

/** Reads the queries of the event endpoints; field names are the wire's. */
import { z } from "zod";
import { pageFields } from "../../kernel/page";
import { instant, optional, text } from "../../kernel/wire";

/** Which events to list; instants are compared with `occurred_at`. */
export const EventQuery = z
  .object({
    session_id: optional(text(40)),
    created_after: optional(instant()),
    created_before: optional(instant()),
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

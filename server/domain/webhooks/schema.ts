/** Reads the queries of the event endpoints; field names are the wire's. */
import { z } from "zod";
import { pageFields } from "../../kernel/page";
import { parseInstant } from "../../kernel/time";
import { type Field, field, optional, refuse, text } from "../../kernel/wire";

const INSTANT_FORMAT =
  "Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].";

/** The end of the years that instants are written in. */
const LAST_INSTANT = Date.UTC(10_000, 0, 1);

function instant(): Field<Date> {
  return field((value) => {
    const read = typeof value === "string" ? parseInstant(value.trim()) : null;
    const sane = read !== null && Math.abs(read.getTime()) < LAST_INSTANT;
    return sane ? read : refuse(INSTANT_FORMAT);
  });
}

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

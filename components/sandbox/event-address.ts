/** What the address of the events page may ask for in its query. */
import type { EventPageFilter } from "@/server/domain/sandbox";

/** How many events. */
export const EVENT_ROWS = "rows";

/** What is shown, by the names under which the filter's form sends it. */
export const FILTER_FIELDS = { kind: "type", webhookState: "state", objectId: "session" } as const;

/** The filter as a query, `rows` after it where more are asked for; empty if it asks for nothing. */
export function eventQuery(filter: EventPageFilter, rows: number | null = null): string {
  const query = new URLSearchParams();
  for (const key of ["kind", "webhookState", "objectId"] as const) {
    const value = filter[key];
    if (value !== null) query.set(FILTER_FIELDS[key], value);
  }
  if (rows !== null) query.set(EVENT_ROWS, String(rows));
  return query.size === 0 ? "" : `?${query}`;
}

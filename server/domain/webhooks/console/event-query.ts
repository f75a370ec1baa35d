import { dayOf, type LenientQuery, oneOf, readQuery, short } from "@/server/kernel/lenient-query";
import { pageSize } from "@/server/kernel/list-rows";
import { type ConsoleEventQuery, EVENT_STATES, EVENT_TYPES } from "./statements/list-events";

export function readConsoleEventQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<ConsoleEventQuery> {
  return readQuery<ConsoleEventQuery>(query, {
    state: oneOf(EVENT_STATES),
    type: oneOf(EVENT_TYPES),
    about: short(128),
    from: dayOf,
    to: dayOf,
    show: oneOf(["headers", "verify"]),
    rows: pageSize,
    cursor: (text) => (/^\d{1,14}-evt_\w{1,36}$/.test(text) ? text : null),
  });
}

/** Reads the query of the request log's endpoint; field names are the wire's. */
import { z } from "zod";
import { choice, integer, matching, optional, text } from "@/server/kernel/wire";
import { CALLER_KINDS } from "@/server/kernel/words";
import { METHODS, OUTCOMES } from "./core/words";

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

/** Which requests to list, and where the page before ended. A limit above 100 counts as 100. */
export const RequestLogFilters = z
  .object({
    request_id: optional(text(128)),
    method: optional(choice(METHODS)),
    path: optional(text(200)),
    outcome: optional(choice(OUTCOMES)),
    caller: optional(choice(CALLER_KINDS)),
    limit: optional(integer(1, Number.POSITIVE_INFINITY)),
    cursor: optional(matching(/^\d{1,18}$/, 18)),
  })
  .transform(({ request_id, method, path, outcome, caller, limit, cursor }) => ({
    filter: {
      requestId: request_id ?? null,
      method: method ?? null,
      path: path ?? null,
      outcome: outcome ?? null,
      callerKind: caller ?? null,
    },
    page: { limit: Math.min(limit ?? DEFAULT_LIMIT, MAX_LIMIT), cursor: cursor ?? null },
  }));

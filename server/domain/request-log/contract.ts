/** Reads the query of the request log's endpoint; field names are the wire's. */

import { z } from "zod";
import { choice, integer, matching, optional, text } from "@/server/kernel/wire";
import { Instant, named, Url } from "@/server/kernel/wire-schema-parts";
import { CALLER_KINDS } from "@/server/kernel/words";
import { METHODS, OUTCOMES } from "./core/words";

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

/** Which requests to list, and where the page before ended. A limit above 100 counts as 100. */
export const RequestLogFilters = z
  .object({
    request_id: optional(text(128)).describe("`X-Request-Id` of an answer."),
    method: optional(choice(METHODS)).describe("The verb of the request."),
    path: optional(text(200)).describe("A part of the path, such as a session's id."),
    outcome: optional(choice(OUTCOMES)).describe("`ok` below 400, `refused` below 500, `failed` above."),
    caller: optional(choice(CALLER_KINDS)).describe("With what requests were authenticated."),
    limit: optional(integer(1, Number.POSITIVE_INFINITY)).describe("Rows of a page."),
    cursor: optional(matching(/^\d{1,18}$/, 18)).describe("Where a page goes on; `next` has it."),
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

const LoggedRequestView = named(
  "LoggedRequest",
  z.strictObject({
    id: z.string().describe("Of the entry."),
    request_id: z.string().describe("`X-Request-Id` of its answer."),
    at: Instant.describe("When it was answered, real time."),
    method: z.string().describe("The verb."),
    path: z.string().describe("Without its query; tokens in it are named, not shown."),
    status: z.int().describe("Of the answer."),
    duration_ms: z.int().describe("Milliseconds that it took."),
    caller: z.enum(CALLER_KINDS).describe("With what it was authenticated."),
    caller_id: z.string().describe("The key pair, or the user's number."),
    request_body: z
      .nullable(z.string())
      .describe("Text of the body, masked, cut after 4,000 characters; null without one."),
    answer_body: z
      .nullable(z.string())
      .describe("Text of the answer, masked, cut after 4,000 characters; null without one."),
  }),
);

export const RequestLogPage = named(
  "RequestLog",
  z.strictObject({
    next: z.nullable(Url).describe("Where the list goes on; null at its end."),
    results: z.array(LoggedRequestView).describe("The rows of this page."),
  }),
);
export type RequestLogPage = z.infer<typeof RequestLogPage>;

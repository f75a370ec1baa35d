import { z } from "zod";
import { choice, integer, matching, optional, text } from "@/server/kernel/wire";
import { Instant, named, Url } from "@/server/kernel/wire-schema-parts";
import { CALLER_KINDS } from "@/server/kernel/words";
import { METHODS, OUTCOMES } from "./core/words";

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

/** Filters of the request log; a limit above 100 counts as 100. */
export const RequestLogFilters = z
  .object({
    request_id: optional(text(128)).describe("Only the request with this id, the `X-Request-Id` of its answer."),
    method: optional(choice(METHODS)).describe(
      "Only requests with this HTTP method: `GET`, `POST`, `PUT`, `PATCH` or `DELETE`.",
    ),
    path: optional(text(200)).describe("Only requests whose path contains this text, such as a session's id."),
    outcome: optional(choice(OUTCOMES)).describe(
      "Only requests answered with a status below 400 (`ok`), of 400 to 499 (`refused`) or from 500 on (`failed`).",
    ),
    caller: optional(choice(CALLER_KINDS)).describe(
      "Only requests authenticated by a `private_key`, a `public_key` or a `user`.",
    ),
    limit: optional(integer(1, Number.POSITIVE_INFINITY)).describe(
      "Rows per page. Default 10; a value above 100 counts as 100.",
    ),
    cursor: optional(matching(/^\d{1,18}$/, 18)).describe(
      "Position of the page; `next` of the page before contains it.",
    ),
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

export const LoggedRequestView = named(
  "LoggedRequest",
  z.strictObject({
    id: z.string().describe("Id of the log entry."),
    request_id: z.string().describe("`X-Request-Id` of the answer."),
    at: Instant.describe("When the request was answered, in real time."),
    method: z.string().describe("HTTP method of the request."),
    path: z.string().describe("Path without the query. Tokens in it are replaced by their parameter's name."),
    status: z.int().describe("HTTP status of the answer."),
    duration_ms: z.int().describe("Milliseconds from the request to its answer."),
    caller: z
      .enum(CALLER_KINDS)
      .describe(
        "How the request was authenticated: by a `private_key`, a `public_key`, or as a `user` (Basic or Bearer).",
      ),
    caller_id: z.string().describe("Id of the key pair or restricted key, or the user's number."),
    request_body: z
      .nullable(z.string())
      .describe(
        "Body of the request as text, at most 4,000 characters; secrets and personal data read `[masked]`. Null if there was none.",
      ),
    answer_body: z
      .nullable(z.string())
      .describe(
        "Body of the answer as text, at most 4,000 characters; secrets and personal data read `[masked]`. Null if there was none.",
      ),
  }),
);

export type LoggedRequestView = z.infer<typeof LoggedRequestView>;

export const RequestLogPage = named(
  "RequestLog",
  z.strictObject({
    next: z.nullable(Url).describe("Absolute URL of the next page; null on the last one."),
    results: z.array(LoggedRequestView).describe("The requests of this page, newest first."),
  }),
);
export type RequestLogPage = z.infer<typeof RequestLogPage>;

/** An endpoint's 4xx and 5xx responses and their shapes (decision 0008). */

import { UnsentNoticeView } from "@/server/domain/sessions/contract/answers";
import { NAMED } from "@/server/kernel/wire-schema-parts";
import type { EndpointFacts } from "../rest/endpoint";
import type { Entry } from "./entry";
import { answerHeaders, repeatKey } from "./headers";

type Json = Readonly<Record<string, unknown>>;

const MEANINGS: Readonly<Record<number, string>> = {
  400: "A field is wrong, or the request as a whole.",
  401: "No credential, or one that this endpoint does not accept.",
  403: "The caller lacks the permission.",
  404: "There is nothing here that this caller may see.",
  409: "The object's state, or a request that is still running, forbids it.",
  410: "The link has expired.",
  413: "The body is larger than 1 MiB, or than what the endpoint takes besides.",
  415: "The body's content type is not supported.",
  422: "The key was used with another body before.",
  423: "A charge is running.",
  429: "Too many requests.",
  500: "A fault of the service.",
  503: "The service is busy. Send the request again.",
};

/** Schemas that are written by hand, because they are recursive or have arbitrary keys. */
export const SHAPES: Readonly<Record<string, Json>> = {
  Refusal: {
    type: "object",
    description: "Why the request as a whole is refused.",
    properties: {
      detail: { type: "string", description: "The reason for people. Its wording may change." },
      code: {
        type: "string",
        description: "The reason for programs; present where one refusal must be distinguished from others.",
      },
      result: {
        type: "string",
        enum: ["failed"],
        description: "Always `failed`; present if an operation or a payment was refused.",
      },
      operation: { type: "string", description: "The operation that was refused." },
    },
    required: ["detail"],
  },
  FieldErrors: {
    type: "object",
    description:
      "Messages by field. For an object the value is such a map, for a list of objects a list of maps, one per object.",
    additionalProperties: {
      anyOf: [
        { type: "array", items: { type: "string" } },
        { $ref: "#/components/schemas/FieldErrors" },
        { type: "array", items: { $ref: "#/components/schemas/FieldErrors" } },
      ],
    },
  },
};

/**
 * The statuses with which an endpoint may refuse, ascending. Every endpoint refuses a query with characters
 * that a text cannot contain.
 */
export function refusals(facts: EndpointFacts, entry: Entry): number[] {
  const { auth, body, params } = facts;
  const key = repeatKey(facts, entry);
  const found = new Set([400, 429, 500, 503, ...(entry.refuses ?? [])]);
  const add = (condition: boolean, ...statuses: number[]): void => {
    if (condition) for (const status of statuses) found.add(status);
  };
  add(auth.length > 0, 401, 403);
  add(body !== undefined, 413, 415);
  add(params.length > 0, 404);
  add(facts.isIdempotent || (key !== null && key !== "tracking"), 409, 422);
  return [...found].sort((a, b) => a - b);
}

const NAMES: Readonly<Record<number, string>> = {
  400: "Invalid",
  401: "Unauthenticated",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  410: "Gone",
  413: "TooLarge",
  415: "UnsupportedMedia",
  422: "Unprocessable",
  423: "Locked",
  429: "RateLimited",
  500: "ServerError",
  503: "Busy",
};

const EXAMPLES: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  400: {
    "a field is missing": { currency_code: ["This field is required."] },
    "a field of an object is wrong": { autopay: { start_date: ["The start date cannot be in the past."] } },
    "an item of a list is wrong": { permissions: { 0: ['"fly" is not a valid choice.'] } },
    "the request as a whole is wrong": { detail: "JSON parse error - Unexpected end of JSON input" },
  },
  401: { "no credential": { detail: "Authentication credentials were not provided." } },
  403: { "no permission": { detail: "You do not have permission to perform this action." } },
  404: { "nothing there": { detail: "Not found." } },
  409: { "in progress": { detail: "An operation with this Tracking-Key is in progress." } },
  410: { "an old link": { detail: "This link has expired. List the reports again." } },
  413: { "too large": { detail: "The request body is too large." } },
  415: { "another type": { detail: 'Unsupported media type "text/plain" in request.' } },
  422: { "another body": { detail: "This Idempotency-Key was used with another request body." } },
  423: { "in flight": { detail: "A payment is in progress. Try again when it is decided." } },
  429: { "too many": { detail: "Request was throttled. Expected available in 60 seconds." } },
  500: { fault: { detail: "A server error occurred." } },
  503: { busy: { detail: "The service is busy. Try again shortly." } },
};

function response(entry: Entry, status: number, headers: Json): Json {
  const examples = Object.fromEntries(
    Object.entries(EXAMPLES[status] ?? {}).map(([summary, value]) => [
      summary.replaceAll(" ", "_"),
      { summary, value },
    ]),
  );
  const schema = refusalSchema(entry, status);
  const content = { "application/json": { schema, ...(Object.keys(examples).length > 0 && { examples }) } };
  return { description: MEANINGS[status] ?? "", headers, content };
}

export function refusalResponses(facts: EndpointFacts, entry: Entry): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(NAMES).map(([status, name]) => [
      name,
      response(entry, Number(status), answerHeaders(facts, entry, Number(status))),
    ]),
  );
}

export function refusalResponse(facts: EndpointFacts, entry: Entry, status: number): Json {
  const hasOwnHeaders = facts.limit === "none" || facts.deprecation !== undefined;
  const own = hasOwnHeaders || (status === 400 && OWN_SHAPE.has(entry.id));
  if (own) return response(entry, status, answerHeaders(facts, entry, status));
  return { $ref: `#/components/responses/${NAMES[status]}` };
}

const OWN_SHAPE: ReadonlySet<string> = new Set(["notifications.resend"]);
const UNSENT = NAMED.get(UnsentNoticeView)?.id;

function refusalSchema(entry: Entry, status: number): Json {
  const refusal = { $ref: "#/components/schemas/Refusal" };
  if (status !== 400) return refusal;
  const shapes = [refusal, { $ref: "#/components/schemas/FieldErrors" }];
  return { anyOf: OWN_SHAPE.has(entry.id) ? [...shapes, { $ref: `#/components/schemas/${UNSENT}` }] : shapes };
}

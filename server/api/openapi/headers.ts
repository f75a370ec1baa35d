import type { EndpointFacts } from "../rest/endpoint";
import type { Entry, RepeatKey } from "./entry";

type Json = Readonly<Record<string, unknown>>;

const text = (description: string, more: Json = {}): Json => ({ description, schema: { type: "string", ...more } });

export const HEADERS: Readonly<Record<string, Json>> = {
  "X-Request-Id": text("The request's id: yours, if you sent a valid one. Quote it when you ask for help."),
  "Request-Id": text("The same id under its newer name."),
  "Sarraf-Version": text("The version of the API that the answer is made in.", { format: "date" }),
  Deprecation: text("Since when the endpoint is deprecated: `@` and seconds since 1970 (RFC 9745)."),
  Sunset: text("When the endpoint ends (RFC 8594)."),
  Link: text("Links to an explanation of the deprecation and to the endpoint that replaces this one."),
  RateLimit: text(
    'What remains of each limit and the seconds until all of it is available again, such as `"general";r=89999;t=3600`.',
  ),
  "RateLimit-Policy": text('Each limit and its window in seconds, such as `"general";q=90000;w=86400`.'),
  "Retry-After": {
    description: "Seconds after which the request may be sent again.",
    schema: { type: "integer", minimum: 0 },
  },
  "WWW-Authenticate": text("The credentials that the endpoint accepts."),
  "Idempotent-Replayed": text("Present if this is the stored answer of an earlier request with the same key.", {
    enum: ["true"],
  }),
  Allow: text("The HTTP methods of the path."),
  Location: text("Address of the redirect.", { format: "uri" }),
  "Content-Disposition": text("The file's name."),
};

function refer(names: readonly string[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function usual({ limit, deprecation }: EndpointFacts): string[] {
  const names = ["X-Request-Id", "Request-Id", "Sarraf-Version"];
  if (limit !== "none") names.push("RateLimit", "RateLimit-Policy");
  if (deprecation !== undefined) names.push("Deprecation", "Link");
  if (deprecation?.sunset !== undefined) names.push("Sunset");
  return names;
}

export function answerHeaders(facts: EndpointFacts, entry: Entry, status: number): Json {
  const answer = entry.answers[status];
  const names = usual(facts);
  if (status < 300) names.push(...(entry.headers ?? []));
  if (status < 300 && repeatKey(facts, entry) !== null) names.push("Idempotent-Replayed");
  if (status === 401) names.push("WWW-Authenticate");
  if (status === 429 || status === 503) names.push("Retry-After");
  if (answer === "redirect") names.push("Location");
  if (typeof answer === "object" && "file" in answer) names.push("Content-Disposition");
  return refer(names);
}

export function repeatKey(facts: EndpointFacts, entry: Entry): RepeatKey | null {
  return entry.key ?? (facts.isIdempotent ? "optional" : null);
}

const KEYS: Readonly<Record<RepeatKey, Json>> = {
  optional: {
    name: "Idempotency-Key",
    required: false,
    description: "A key that you choose. Repeats with the same key act once; another body is refused.",
    schema: { type: "string", minLength: 1, maxLength: 255 },
  },
  required: {
    name: "Idempotency-Key",
    required: true,
    description: "A key that you choose. Repeats with the same key act once; another body is refused.",
    schema: { type: "string", minLength: 1, maxLength: 255 },
  },
  uuid: {
    name: "Idempotency-Key",
    required: true,
    description: "A UUID v4 that you choose. Repeats with the same key act once; another body is refused.",
    schema: { type: "string", format: "uuid" },
  },
  tracking: {
    name: "Tracking-Key",
    required: false,
    description: "Names a refund, capture or void of the session: a repeat answers with it in its present state.",
    schema: { type: "string", minLength: 1, maxLength: 128 },
  },
};

const VERSION: Json = {
  in: "header",
  name: "Sarraf-Version",
  required: false,
  description: "A version of the API by its date; without it, that of the key or the merchant.",
  schema: { type: "string", format: "date" },
};

export function headerParameters(facts: EndpointFacts, entry: Entry): Json[] {
  const key = repeatKey(facts, entry);
  const keys = [
    ...(key === null ? [] : [key]),
    ...(key === "tracking" && facts.isIdempotent ? ["optional" as const] : []),
  ];
  return [...keys.map((each) => ({ in: "header", ...KEYS[each] })), VERSION];
}

export const WEBHOOK_HEADERS: readonly Json[] = [
  {
    name: "webhook-id",
    description: "The event's id: the same in every try and every redelivery.",
    schema: { type: "string" },
  },
  {
    name: "webhook-timestamp",
    description: "When this try was sent: seconds since 1970, in real time.",
    schema: { type: "string", pattern: "^\\d+$" },
  },
  {
    name: "webhook-signature",
    description:
      "`v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the bytes of the merchant's `webhook_secret`, as Standard Webhooks has it.",
    schema: { type: "string", pattern: "^v1,[A-Za-z0-9+/]+=*$" },
  },
  {
    name: "sarraf-version",
    description: "The version of the API in which the body is written: the merchant's.",
    schema: { type: "string", format: "date" },
  },
].map((header) => ({ in: "header", required: true, ...header }));

/**
 * Makes the OpenAPI 3.1 document only from the endpoints' schemas and their documentation entries (decision
 * 0274).
 */
import { permissionsOf } from "@/server/domain/merchants";
import { SIGNED_FIELDS } from "@/server/domain/webhooks";
import { type WireSchema, wireSchema } from "@/server/kernel/wire-schema";
import { NAMED } from "@/server/kernel/wire-schema-parts";
import type { EndpointFacts } from "../rest/endpoint";
import { type Answer, type AnswerExamples, type Entries, type Entry, TAGS } from "./entry";
import { answerHeaders, HEADERS, headerParameters } from "./headers";
import { refusalResponse, refusalResponses, refusals, SHAPES } from "./refusals";
import { answerSchemas } from "./schemas";
import { webhooks } from "./webhooks";

type Json = Readonly<Record<string, unknown>>;

/** One HTTP verb of a path, from its route file; the path ends with a slash. */
export type Operation = { readonly verb: string; readonly path: string; readonly facts: EndpointFacts };

const SCHEMES: Readonly<Record<string, Json>> = {
  private_key: key(
    "The merchant's private key: `Bearer sk_…`, or `Api-Key sk_…`. It has every permission of its merchant. A restricted key `rk_…` is sent the same way and has the permissions that it was given, which `x-permissions` names for each operation.",
  ),
  public_key: key(
    "The merchant's public key: `Bearer pk_…`, or `Api-Key pk_…`. For apps and pages on the customer's device.",
  ),
  basic: { type: "http", scheme: "basic", description: "A user's name and password, with the user's permissions." },
  bearer: { type: "http", scheme: "bearer", description: "A user's token, from `tokens.create`." },
};

/** A bearer token, because generated clients send the value of an `apiKey` scheme without a prefix. */
function key(description: string): Json {
  return { type: "http", scheme: "bearer", description };
}

const DESCRIPTION = `Bodies are JSON, or forms. Unknown keys are ignored. Amounts are decimal strings with the currency's decimals: 3 for BHD, IQD, JOD, KWD, LYD, OMR and TND; 0 for JPY, KRW and other currencies without a minor unit; 2 otherwise. Instants are ISO 8601 in UTC, days are civil days of the merchant's time zone. Every path answers with and without its trailing slash. Fields may be added to answers: keep what you do not know.`;

/** @throws {Error} if an operation has no documentation entry, or an entry no operation */
export function openApiDocument(operations: readonly Operation[], entries: Entries, answers: AnswerExamples): Json {
  const known = new Map(operations.map((operation) => [`${operation.verb} ${operation.path}`, operation]));
  const missing = [...known.keys()].filter((name) => entries[name] === undefined);
  const extra = Object.keys(entries).filter((name) => !known.has(name));
  if (missing.length + extra.length > 0)
    throw new Error(
      `Without an entry: ${missing.join(", ") || "none"}. Entries without a route: ${extra.join(", ") || "none"}.`,
    );
  const paths: Record<string, Record<string, Json>> = {};
  const schemas: Record<string, Json> = { ...answerSchemas(), ...SHAPES };
  for (const [name, entry] of Object.entries(entries)) {
    const operation = known.get(name);
    if (operation === undefined) continue;
    addBody(schemas, operation.facts, entry);
    const verb = operation.verb.toLowerCase();
    paths[operation.path] = { ...paths[operation.path], [verb]: described(operation, entry, answers[entry.id] ?? {}) };
  }
  const responses = sharedRefusals(operations, entries);
  return {
    openapi: "3.1.0",
    info: { title: "Sarraf", version: "1.0.0", description: DESCRIPTION },
    servers: [{ url: "/", description: "Where this document is served, or the merchant's own base address." }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: webhooks(answers),
    "x-signed-fields": SIGNED_FIELDS,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      responses,
      headers: referredHeaders({ paths, responses }),
      securitySchemes: SCHEMES,
    },
  };
}

function referredHeaders(parts: Json): Json {
  const text = JSON.stringify(parts);
  return Object.fromEntries(Object.entries(HEADERS).filter(([name]) => text.includes(`#/components/headers/${name}"`)));
}

/** 4xx and 5xx responses that endpoints share: those that rate limits and `Idempotency-Key` cause. */
function sharedRefusals(operations: readonly Operation[], entries: Entries): Json {
  const usual = operations.find(({ facts, verb, path }) => facts.isIdempotent && entries[`${verb} ${path}`]);
  const entry = usual && entries[`${usual.verb} ${usual.path}`];
  return usual && entry ? refusalResponses(usual.facts, entry) : {};
}

function addBody(schemas: Record<string, Json>, { body }: EndpointFacts, entry: Entry): void {
  if (body === undefined) return;
  if (entry.body === undefined) throw new Error(`${entry.id} has a body without a name.`);
  const schema = wireSchema(body);
  const properties = { ...(schema.properties as Record<string, WireSchema>) };
  for (const [name, reader] of Object.entries(entry.taken ?? {})) {
    const { description } = properties[name] ?? {};
    properties[name] = { ...wireSchema(reader), description };
  }
  schemas[entry.body] = { ...schema, properties };
}

function described(operation: Operation, entry: Entry, answers: Readonly<Record<string, unknown>>): Json {
  const { facts } = operation;
  const parameters = [
    ...pathParameters(operation, entry),
    ...queryParameters(facts),
    ...headerParameters(facts, entry),
  ];
  return {
    operationId: entry.id,
    tags: [entry.tag],
    summary: entry.summary,
    description: entry.description,
    ...((entry.aliasOf !== undefined || facts.deprecation !== undefined) && { deprecated: true }),
    ...(entry.aliasOf !== undefined && { "x-alias-of": entry.aliasOf }),
    ...(entry.paging !== undefined && { "x-pagination": pagination(entry.paging) }),
    security: facts.auth.map((kind) => ({ [kind]: [] })),
    ...permissions(facts),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(facts, entry),
    responses: responses(facts, entry, answers),
    "x-examples": Object.fromEntries(
      Object.entries(entry.examples).map(([name, { body: _, ...rest }]) => [name, rest]),
    ),
  };
}

/** One of the listed permissions suffices; the session, gateway or operation may require another one. */
function permissions({ needs }: EndpointFacts): Json {
  const any = permissionsOf(needs);
  return any === null ? {} : { "x-permissions": any };
}

function pagination(paging: Entry["paging"]): Json {
  return paging === "cursor"
    ? { style: "cursor", in: "body", request: "pagination", next: "next", items: "results" }
    : { style: "offset", in: "query", request: ["limit", "offset", "starting_after"], next: "next", items: "results" };
}

const PARAMETERS: Readonly<Record<string, string>> = {
  session_id: "Id of the session.",
  subscription_id: "Id of the subscription.",
  invoice_id: "Id of the invoice.",
  link_id: "Id of the payment link.",
  card_id: "Id of the card, as `delete_url` of the session's payload contains it.",
  provider: "Slug of the wallet: `sarraf` for the default one.",
  channel: "`email`, `sms` or `whatsapp`.",
};

function pathParameters({ path }: Operation, entry: Entry): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({
    in: "path",
    name,
    required: true,
    description: entry.path?.[name] ?? PARAMETERS[name] ?? "",
    schema: { type: "string", minLength: 1 },
  }));
}

function queryParameters({ query }: EndpointFacts): Json[] {
  if (query === undefined) return [];
  const schema = wireSchema(query) as { properties: Record<string, WireSchema>; required?: string[] };
  return Object.entries(schema.properties).map(([name, { description, ...taken }]) => ({
    in: "query",
    name,
    required: schema.required?.includes(name) ?? false,
    ...(description !== undefined && { description }),
    schema: taken,
    ...(taken.type === "array" && { style: "form", explode: true }),
  }));
}

const FORM = "multipart/form-data";

function requestBody({ body, upload }: EndpointFacts, entry: Entry): Json {
  if (body === undefined) return {};
  const schema = { $ref: `#/components/schemas/${entry.body}` };
  const types = upload?.formsOnly ? [FORM] : ["application/json", "application/x-www-form-urlencoded", FORM];
  const examples = Object.fromEntries(
    Object.entries(entry.examples).flatMap(([name, { summary, body: value }]) =>
      value === undefined ? [] : [[name, { summary, value }]],
    ),
  );
  const content = types.map((type, place) => [type, { schema, ...(place === 0 && { examples }) }]);
  const { required } = wireSchema(body);
  return { requestBody: { required: required !== undefined, content: Object.fromEntries(content) } };
}

function responses(facts: EndpointFacts, entry: Entry, answers: Readonly<Record<string, unknown>>): Json {
  const successes = Object.keys(entry.answers).map(Number);
  const made = [...successes, ...refusals(facts, entry)].map((status) => {
    const headers = answerHeaders(facts, entry, status);
    const answer = entry.answers[status];
    if (answer !== undefined)
      return [
        status,
        { description: SUCCESSES[status] ?? "", headers, ...contentOf(answer, examplesOf(entry, status, answers)) },
      ];
    return [status, refusalResponse(facts, entry, status)];
  });
  return Object.fromEntries(made);
}

const SUCCESSES: Readonly<Record<number, string>> = {
  200: "The request was carried out.",
  201: "Created.",
  202: "Accepted; the outcome is not known yet.",
  204: "Done. The answer has no body.",
  302: "Redirect to `Location`.",
};

function examplesOf(entry: Entry, status: number, answers: Readonly<Record<string, unknown>>): Json {
  const usual = Number(Object.keys(entry.answers)[0]);
  return Object.fromEntries(
    Object.entries(entry.examples).flatMap(([name, { summary, status: own = usual }]) =>
      own === status && answers[name] !== undefined ? [[name, { summary, value: answers[name] }]] : [],
    ),
  );
}

function contentOf(answer: Answer, examples: Json): Json {
  if (answer === "empty" || answer === "redirect") return {};
  if ("file" in answer)
    return {
      content: Object.fromEntries(answer.file.map((type) => [type, { schema: { type: "string", format: "binary" } }])),
    };
  const refs = answer.map((schema) => ({ $ref: `#/components/schemas/${NAMED.get(schema)?.id}` }));
  const schema = refs.length === 1 ? refs[0] : { anyOf: refs };
  return { content: { "application/json": { schema, ...(Object.keys(examples).length > 0 && { examples }) } } };
}

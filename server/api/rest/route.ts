import { Readable } from "node:stream";
import { systemContext } from "@/server/context";
import type { Quota } from "@/server/domain/limits";
import { challenge, strangersQuota } from "@/server/domain/merchants";
import { bridge, VIEW_HEADER } from "@/server/front/bridge";
import { API_VERSIONS, type ApiVersions } from "@/server/kernel/api-version";
import { NotFound } from "@/server/kernel/errors";
import { writeJson } from "@/server/kernel/exact-json";
import { logger } from "@/server/log";
import { refusalOf } from "@/server/refusal";
import { crossOriginHeaders } from "./cross-origin";
import { deprecationHeaders } from "./deprecated";
import {
  type Endpoint,
  type IncomingRequest,
  type KnownCaller,
  type KnownRequest,
  type Params,
  peerOf,
} from "./endpoint";
import { refusalReply, SERVER_ERROR } from "./error-reply";
import { loggedPath } from "./logged-path";
import { record } from "./record";
import { listEndpoint } from "./registry";
import type { Reply, ReplyFile } from "./reply";
import { requestIdHeaders, requestIdOf } from "./request-id";
import { inVersion, VERSION_HEADER } from "./version";

export { deprecated } from "./deprecated";
export { endpoint } from "./endpoint";
export { reply } from "./reply";

const VERBS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Verb = (typeof VERBS)[number];
type Verbs = { readonly [verb in Verb]?: Endpoint };

type Handler = (request: Request, context: { readonly params?: Promise<object> }) => Promise<Response>;

async function readParams(params: Promise<object> | undefined): Promise<Params> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries((await params) ?? {}))
    texts[name] = Array.isArray(value) ? value.join("/") : String(value);
  return texts;
}

/**
 * The headers `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers), with one item per
 * counter.
 */
function rateHeaders(quotas: readonly Quota[]): Record<string, string> {
  if (quotas.length === 0) return {};
  const left = ({ limit, used }: Quota): number => Math.max(0, limit - used);
  return {
    "RateLimit-Policy": quotas.map((q) => `"${q.rateClass}";q=${q.limit};w=${q.windowSeconds}`).join(", "),
    RateLimit: quotas.map((q) => `"${q.rateClass}";r=${left(q)};t=${q.resetSeconds}`).join(", "),
  };
}

function errorReply(thrown: unknown, endpoint: Endpoint, facts: object): Reply {
  const refusal = refusalOf(thrown);
  if (refusal === null) {
    logger().error({ ...facts, err: thrown }, "A request failed.");
    return SERVER_ERROR;
  }
  // Error messages of the database and the file store are only logged.
  if (refusal.kind === "busy" && (refusal !== thrown || refusal.cause !== undefined))
    logger().warn({ ...facts, err: thrown }, "A request was answered as busy.");
  const made = refusalReply(refusal);
  if (refusal.kind !== "unauthenticated") return made;
  return { ...made, headers: { ...made.headers, "WWW-Authenticate": challenge(endpoint.accepts) } };
}

function toResponse(
  { status, file, body, headers: own }: Reply,
  shared: Readonly<Record<string, string>>,
  bodiless: boolean,
): Response {
  const headers = { "Cache-Control": "no-store", ...shared, ...own };
  if (file) return fileResponse(status, file, { headers: new Headers(headers), bodiless });
  if (body === undefined) return new Response(null, { status, headers });
  const typed = { ...headers, "Content-Type": "application/json" };
  if (bodiless) return new Response(null, { status, headers: typed });
  const text = writeJson(body);
  const length = { "X-Content-Length": String(Buffer.byteLength(text)) };
  return new Response(text, { status, headers: { ...typed, ...length } });
}

function fileResponse(
  status: number,
  { content, contentType }: ReplyFile,
  { headers, bodiless }: { headers: Headers; bodiless: boolean },
): Response {
  headers.set("Content-Type", contentType);
  if (content instanceof Uint8Array) return new Response(bodiless ? null : content, { status, headers });
  if (!bodiless) return new Response(webStream(content), { status, headers });
  content.destroy();
  return new Response(null, { status, headers });
}

/** The cast joins Node's and the DOM's declarations of the same class. */
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

/**
 * The caller's rate limit counters, or the counter of failed authentications; empty if the database is
 * unavailable.
 */
async function toldQuotas(
  { request, requestId }: IncomingRequest,
  endpoint: Endpoint,
  counted: readonly Quota[],
): Promise<readonly Quota[]> {
  if (counted.length > 0 || endpoint.strangers === "none") return counted;
  const authorization = request.headers.get("authorization");
  try {
    return [await strangersQuota(systemContext(requestId), { authorization, address: peerOf(request) })];
  } catch {
    return [];
  }
}

type ServedPath = {
  readonly shared: boolean;
  readonly versions: ApiVersions;
};

type KnownFacts = { -readonly [Fact in keyof KnownRequest]?: KnownRequest[Fact] };

export type Witness = {
  routed(verbs: Verbs): void;
  answered(endpoint: Endpoint, answer: { readonly made: Reply; readonly headers: Headers }): void;
};

const witnesses = new Set<Witness>();

export function addWitness(witness: Witness): void {
  witnesses.add(witness);
}

async function answerOf(endpoint: Endpoint, incoming: IncomingRequest, known: KnownFacts): Promise<Reply> {
  const { request, params, pattern, requestId, versions } = incoming;
  const inTheirs = (made: Reply) => inVersion(incoming, made, known.version ?? versions.first);
  try {
    if (Object.values(params).some((text) => text.includes("\0"))) throw new NotFound();
    return inTheirs(await endpoint.answer(incoming, (facts) => void Object.assign(known, facts)));
  } catch (thrown) {
    const facts = { requestId, method: request.method, path: pattern };
    return inTheirs(errorReply(thrown, endpoint, facts));
  }
}

function handler(endpoint: Endpoint, { shared, versions }: ServedPath): Handler {
  return async (request, context) => {
    const started = performance.now();
    const requestId = requestIdOf(request.headers);
    const known: KnownFacts = {};
    const params = await readParams(context.params);
    const url = new URL(request.url);
    const pattern = loggedPath(url, params);
    const incoming = { request, url, params, pattern, requestId, versions };
    const made = await answerOf(endpoint, incoming, known);
    const milliseconds = Math.round(performance.now() - started);
    const facts = {
      requestId,
      method: request.method,
      path: pattern,
      status: made.status,
      milliseconds,
    };
    logger().info(facts, "Request answered.");
    record({ ...incoming, ...facts }, known, made);
    noteCredential(endpoint, request, { caller: known.caller, status: made.status });
    const { quotas, origins } = callerOf(known.caller);
    const told = await toldQuotas(incoming, endpoint, quotas);
    const allow = made.headers?.Allow;
    const sharing = shared ? await crossOriginHeaders(systemContext(requestId), request, { origins, allow }) : {};
    const headers = {
      ...requestIdHeaders(requestId),
      [VERSION_HEADER]: known.version ?? versions.first,
      ...deprecationHeaders(endpoint.deprecation),
      ...rateHeaders(told),
      ...sharing,
    };
    const response = toResponse(made, headers, request.method === "HEAD");
    for (const witness of witnesses) witness.answered(endpoint, { made, headers: response.headers });
    return response;
  };
}

type Outcome = { readonly caller: KnownCaller | undefined; readonly status: number };

/**
 * Reports whether the credential was accepted, for the limits of unknown callers
 * (server/front/limit-unknown-callers.ts).
 */
function noteCredential({ facts }: Endpoint, request: Request, { caller, status }: Outcome): void {
  const view = bridge().views.get(request.headers.get(VIEW_HEADER) ?? "");
  if (view === undefined || facts === undefined || facts.auth.length === 0) return;
  // A request with a public key does not count as authenticated, because anybody can read the key on the
  // merchant's pages.
  const isPublic = caller?.actor.kind === "public_key";
  if (isPublic || (caller === undefined && [401, 429].includes(status))) view.credential = "refused";
  else if (caller !== undefined) view.credential = "accepted";
}

function callerOf(caller: KnownCaller | undefined): { quotas: readonly Quota[]; origins: readonly string[] | null } {
  return caller ?? { quotas: [], origins: null };
}

function constant(made: (request: Request) => Reply): Endpoint {
  return {
    accepts: [],
    strangers: "address",
    crossOrigin: false,
    repeats: "only_reads",
    answer: async ({ request }) => made(request),
  };
}

type Handlers = Readonly<Record<Verb, Handler>>;

function handlers(pick: (verb: Verb) => Endpoint, serving: ServedPath): Handlers {
  const of = (verb: Verb): Handler => handler(pick(verb), serving);
  return {
    GET: of("GET"),
    HEAD: of("HEAD"),
    POST: of("POST"),
    PUT: of("PUT"),
    PATCH: of("PATCH"),
    DELETE: of("DELETE"),
    OPTIONS: of("OPTIONS"),
  };
}

/**
 * Handlers for every verb of a path. HEAD responds like GET without a body; OPTIONS lists the verbs and
 * answers pre-flights (Spec, "Calls from other origins"); missing verbs get 405 with `Allow`.
 */
export function route(verbs: Verbs, versions: ApiVersions = API_VERSIONS): Handlers {
  for (const witness of witnesses) witness.routed(verbs);
  const shared = Object.values(verbs).some(({ crossOrigin }) => crossOrigin);
  const given: Verbs = { ...(verbs.GET && { HEAD: verbs.GET }), OPTIONS: constant(() => options), ...verbs };
  const Allow = VERBS.filter((verb) => given[verb]).join(", ");
  const options: Reply = { status: 204, headers: { Allow } };
  const refused = constant(({ method }) => ({
    status: 405,
    body: { detail: `Method "${method}" not allowed.` },
    headers: { Allow },
  }));
  const made = handlers((verb) => given[verb] ?? refused, { shared, versions });
  for (const verb of VERBS) listEndpoint(made[verb], verbs[verb]);
  return made;
}

export function unknownPath(): Handlers {
  const missing = constant(() => ({ status: 404, body: { detail: "Not found." } }));
  return handlers(() => missing, { shared: false, versions: API_VERSIONS });
}

import type { z } from "zod";
import type { CausedEntry } from "@/server/kernel/caused-entry";
import "@/server/wiring";
import { contextFor, systemContext } from "@/server/context";
import type { Once } from "@/server/domain/limits";
import { enforce, isExhausted, type Quota, type RateClass } from "@/server/domain/limits";
import {
  authenticate,
  type CredentialKind,
  meetsNeed,
  type Need,
  requireKeysAdminister,
} from "@/server/domain/merchants";
import { env } from "@/server/env";
import { type ApiVersions, asNewest } from "@/server/kernel/api-version";
import { Forbidden } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Actor, Ctx, SystemCtx } from "@/server/kernel/types";
import { PUBLIC_MAX_BYTES, readBody, STRANGERS_MAX_BYTES, type Upload } from "./body";
import { requireListedOrigin } from "./cross-origin";
import type { Deprecation } from "./deprecated";
import { fromEntries } from "./form";
import { onceUnderKey, type RepeatRule } from "./repeats";
import { asReply, type Reply } from "./reply";
import { askedVersion, exchangePath } from "./version";

/** The path's parameters, decoded and without NUL. */
export type Params = Readonly<Record<string, string>>;

export type IncomingRequest = {
  readonly request: Request;
  readonly url: URL;
  readonly params: Params;
  readonly pattern: string;
  readonly requestId: string;
  readonly versions: ApiVersions;
};

export type Call<Body, Query, Name extends string> = {
  readonly body: Body;
  readonly query: Query;
  readonly params: Readonly<Record<Name, string>>;
  readonly headers: Headers;
  readonly method: string;
  /** Absolute URL of the request with query, under the merchant's base address. */
  readonly url: string;
  /** The client's address; "unknown" if the proxy in front does not report it. */
  readonly address: string;
};

/** Handles a request of an endpoint of the API; `learn` is called as soon as the caller is known. */
export type Endpoint = {
  /**
   * Accepted credentials, which the challenge of a 401 names; `bearer` for an endpoint that issues tokens.
   */
  readonly accepts: readonly CredentialKind[];
  readonly strangers: "address" | "none";
  /**
   * True if pages of the merchant's listed origins may call the endpoint (Spec, "Calls from other origins").
   */
  readonly crossOrigin: boolean;
  readonly repeats: RepeatRule;
  /** Facts of a path for the API document and tests; absent if no domain function handles the path. */
  readonly facts?: EndpointFacts;
  readonly deprecation?: Deprecation;
  answer(incoming: IncomingRequest, learn: (known: Partial<KnownRequest>) => void): Promise<Reply>;
};

export type EndpointFacts = {
  readonly auth: readonly CredentialKind[];
  readonly needs: Need;
  readonly limit: RateClass | "none";
  readonly params: readonly string[];
  readonly body: z.ZodType | undefined;
  readonly query: z.ZodType | undefined;
  readonly status: number;
  readonly upload: Upload | undefined;
  /** True if the endpoint's idempotency keys have a scope apart from other endpoints. */
  readonly isIdempotent: boolean;
  readonly deprecation?: Deprecation | undefined;
};

export type KnownCaller = {
  readonly quotas: readonly Quota[];
  readonly origins: readonly string[];
  readonly merchantId: string;
  readonly actor: Actor;
};

export type KnownRequest = {
  readonly caller: KnownCaller;
  readonly body: unknown;
  readonly version: string;
  readonly caused: readonly CausedEntry[];
};

type Shape<Body, Query, Name extends string> = {
  readonly params?: readonly Name[];
  readonly body?: z.ZodType<Body>;
  readonly query?: z.ZodType<Query>;
  /** The status of success; by default 200, or 204 if the domain function returns nothing. */
  readonly status?: number;
  readonly upload?: Upload;
  /** Maximum bytes of a body; by default 1 MiB, without authentication 16 KiB. */
  readonly maxBytes?: number;
};

type AuthenticatedShape<Body, Query, Name extends string> = Shape<Body, Query, Name> & {
  readonly auth: readonly CredentialKind[];
  /** False if API keys sent by Basic are refused. */
  readonly keysByBasic?: false;
  /** If true, keys are refused with 403 if the merchant has switched off administration by keys. */
  readonly administers?: true;
  /** Permissions checked before the input is parsed; the domain function may check further permissions. */
  readonly needs: Need;
  readonly limit?: RateClass;
  readonly crossOrigin?: true;
  readonly idempotency?: string;
  /**
   * How repeated requests are handled; by default responses to changing requests are stored and repeated
   * (decision 0286).
   */
  readonly repeats?: Exclude<RepeatRule, "answered_again">;
  /** Runs before a request is refused because of a rate limit or a missing permission. */
  onRefused?(
    call: Pick<Call<Body, Query, Name>, "params" | "address"> & { readonly ctx: Ctx },
    reason: "throttled" | "forbidden",
  ): Promise<void>;
  /**
   * Checks permissions beyond `needs` before a stored response is repeated, because the caller may have lost
   * them.
   * @throws {Forbidden}
   */
  authorize?(call: Call<Body, Query, Name> & { readonly ctx: Ctx }): unknown;
  /** Runs the domain function; `once` is null without an idempotency key. */
  run(call: Call<Body, Query, Name> & { readonly ctx: Ctx; readonly once: Once | null }): Promise<unknown>;
};

type OpenShape<Body, Query, Name extends string> = Shape<Body, Query, Name> & {
  /** The endpoint needs no credential: the domain function authorizes the request by path and body. */
  readonly auth: "none";
  readonly needs: Extract<Need, { readonly none: string }>;
  run(call: Call<Body, Query, Name> & { readonly system: SystemCtx }): Promise<unknown>;
};

type Input<Body, Query, Name extends string> = {
  readonly call: Call<Body, Query, Name>;
  /** The request's parsed input in the newest API version. */
  readonly raw: { readonly query: unknown; readonly body: unknown };
};

export function peerOf(request: Request): string {
  return request.headers.get("x-sarraf-peer")?.slice(0, 64) || "unknown";
}

async function readCall<Body, Query, Name extends string>(
  options: Shape<Body, Query, Name>,
  incoming: IncomingRequest,
  { base, version, learn }: { base: string; version: string; learn: (known: Partial<KnownRequest>) => void },
): Promise<Input<Body, Query, Name>> {
  const { request, url, params, versions } = incoming;
  const { pathname, search, searchParams } = url;
  const given = [...searchParams].filter(([, value]) => value !== "");
  const query = fromEntries(given, options.query);
  const body = options.body ? await readBody(request, options.body, options) : undefined;
  learn({ body });
  const exchange = { method: request.method, path: exchangePath(pathname) };
  const raw = asNewest(versions, version, { query, body }, exchange);
  return {
    raw,
    call: {
      body: read(options.body, raw.body),
      query: read(options.query, raw.query),
      params: named(params, options.params ?? []),
      headers: request.headers,
      method: request.method,
      url: `${base}${pathname}${search}`,
      address: peerOf(request),
    },
  };
}

/** @throws {Error} if the route's path does not have the parameter */
function named<Name extends string>(params: Params, names: readonly Name[]): Readonly<Record<Name, string>> {
  const missing = names.find((name) => params[name] === undefined);
  if (missing !== undefined) throw new Error(`The path of this route has no parameter ${missing}.`);
  return params as Readonly<Record<Name, string>>;
}

function read<T>(schema: z.ZodType<T> | undefined, input: unknown): T {
  return schema ? readInput(schema, input) : (undefined as T);
}

function factsOf(
  { params = [], body, query, status = 200, upload }: Shape<unknown, unknown, string>,
  facts: Pick<EndpointFacts, "auth" | "needs" | "limit" | "isIdempotent">,
): EndpointFacts {
  return { params, body, query, status, upload, ...facts };
}

function authenticated<Body, Query, Name extends string>(options: AuthenticatedShape<Body, Query, Name>): Endpoint {
  const { auth, limit = "general", status = 200, crossOrigin = false, repeats: rule = "answered_again" } = options;
  return {
    accepts: auth,
    strangers: "address",
    crossOrigin,
    repeats: rule,
    facts: factsOf(options, { auth, needs: options.needs, limit, isIdempotent: options.idempotency !== undefined }),
    answer: async (incoming, learn) => {
      const { headers } = incoming.request;
      const system = systemContext(incoming.requestId);
      const caller = await authenticate(system, {
        authorization: headers.get("authorization"),
        accepts: auth,
        keysByBasic: options.keysByBasic ?? true,
        rateClass: limit,
        address: peerOf(incoming.request),
      });
      const { quotas, merchant, actor, apiVersion } = caller;
      const who = { quotas, origins: merchant.allowedOrigins, merchantId: merchant.id, actor };
      const caused: CausedEntry[] = [];
      learn({ caller: who, version: apiVersion, caused });
      const address = peerOf(incoming.request);
      const ctx: Ctx = {
        ...contextFor(system, merchant, actor),
        from: { address, consoleSessionId: null },
        caused,
      };
      const params = named(incoming.params, options.params ?? []);
      if (isExhausted(quotas)) await options.onRefused?.({ ctx, params, address }, "throttled");
      enforce(quotas);
      if (actor.kind === "public_key") requireListedOrigin(headers.get("origin"), merchant);
      const version = askedVersion(headers, apiVersion, incoming.versions);
      learn({ version });
      if (!meetsNeed(actor, options.needs)) {
        await options.onRefused?.({ ctx, params, address }, "forbidden");
        throw new Forbidden();
      }
      if (options.administers) requireKeysAdminister(ctx);
      const limited = actor.kind === "public_key" ? { ...options, maxBytes: PUBLIC_MAX_BYTES } : options;
      const { call, raw } = await readCall(limited, incoming, { base: ctx.merchant.baseUrl, version, learn });
      const key = headers.get("idempotency-key");
      if (key) await options.authorize?.({ ...call, ctx });
      return onceUnderKey(
        ctx,
        key,
        {
          ...raw,
          named: options.idempotency,
          rule,
          method: call.method,
          pattern: exchangePath(incoming.pattern),
          params: call.params,
          hasParams: options.params !== undefined,
        },
        async (once) => asReply(await options.run({ ...call, ctx, once }), status),
      );
    },
  };
}

function open<Body, Query, Name extends string>(options: OpenShape<Body, Query, Name>): Endpoint {
  return {
    accepts: ["bearer"],
    strangers: "none",
    crossOrigin: false,
    repeats: "every_call_counts",
    facts: factsOf(options, { auth: [], needs: options.needs, limit: "none", isIdempotent: false }),
    answer: async (incoming, learn) => {
      const version = askedVersion(incoming.request.headers, incoming.versions.first, incoming.versions);
      learn({ version });
      const limited = { ...options, maxBytes: options.maxBytes ?? STRANGERS_MAX_BYTES };
      const { call } = await readCall(limited, incoming, { base: env.baseUrl, version, learn });
      const system = systemContext(incoming.requestId);
      return asReply(await options.run({ ...call, system }), options.status ?? 200);
    },
  };
}

/**
 * Makes an endpoint that runs in this order: authentication, rate limits, input, domain function. With `auth`
 * the function gets the merchant's `ctx`, with `auth: "none"` the `system` context.
 */
export function endpoint<Body = undefined, Query = undefined, const Name extends string = never>(
  options: AuthenticatedShape<Body, Query, Name>,
): Endpoint;
export function endpoint<Body = undefined, Query = undefined, const Name extends string = never>(
  options: OpenShape<Body, Query, Name>,
): Endpoint;
export function endpoint<Body, Query, Name extends string>(
  options: AuthenticatedShape<Body, Query, Name> | OpenShape<Body, Query, Name>,
): Endpoint {
  return options.auth === "none" ? open(options) : authenticated(options);
}

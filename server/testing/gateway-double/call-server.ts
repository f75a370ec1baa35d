/**
 * The HTTP API of a simulated gateway, with recorded requests, idempotency keys, faults and delayed
 * responses.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { gate } from "../waiting";
import { type Body, readForm } from "./form";

/** A response; a text is sent unchanged. */
export type Reply = {
  readonly status: number;
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Thrown by a call that the gateway refuses. */
export class Refused extends Error {
  constructor(readonly reply: Reply) {
    super(JSON.stringify(reply.body));
  }
}

/** A parsed request. */
export type DoubleCall = {
  readonly method: string;
  /** The path without the API's prefix. */
  readonly path: string;
  /** The gateway's matching route, such as `POST /refunds/*`; method and path if none matches. */
  readonly route: string;
  /** The parts of the path that match `*`. */
  readonly ids: readonly string[];
  readonly headers: IncomingHttpHeaders;
  readonly key: string | null;
  /** The body's fields; without a body, the query's. */
  readonly body: Body;
  readonly text: string;
};

/** A fault of one request. If `reply` is null, the connection breaks. */
export type FaultRule = {
  readonly acts: boolean;
  readonly reply: Reply | null;
  /** True if the idempotency key's later requests get the same response. */
  readonly isKept?: boolean;
};

/**
 * Faults that every gateway has. With a fault in `_before`, `too_many` and `unauthorized`, the request has no
 * effect.
 */
export type SharedFault =
  | "broken_before"
  | "broken_after"
  | "error_before"
  | "error_after"
  | "html"
  | "empty"
  | "proxy"
  | "too_many"
  | "unauthorized";

type FaultReplies = { readonly error: Reply; readonly tooMany: Reply; readonly unauthorized: Reply };

/** @param isKept true if an idempotency key repeats even an internal error */
export function sharedFaults(
  { error, tooMany, unauthorized }: FaultReplies,
  isKept = false,
): Readonly<Record<SharedFault, FaultRule>> {
  return {
    broken_before: { acts: false, reply: null },
    broken_after: { acts: true, reply: null },
    error_before: { acts: false, reply: error, isKept },
    error_after: { acts: true, reply: error, isKept },
    html: { acts: true, reply: { status: 200, body: "<html><h1>Bad gateway</h1></html>" } },
    empty: { acts: true, reply: { status: 200, body: "" } },
    proxy: { acts: true, reply: { status: 502, body: { message: "Bad gateway" } } },
    too_many: { acts: false, reply: tooMany },
    unauthorized: { acts: false, reply: unauthorized },
  };
}

export type CallRules<F extends string> = {
  /** Prefix of the API's paths. */
  readonly prefix: string;
  /** The gateway's routes, such as `POST /refunds/*`; the first match counts. */
  readonly routes: Readonly<Record<string, unknown>>;
  readonly faults: Readonly<Record<F, FaultRule>>;
  readonly keys: {
    readonly lifeMs: number;
    /** Response if a known key has another request; null repeats the first response. */
    readonly conflict: Reply | null;
    /** Response while the key's first request is running; null does not check this. */
    readonly running: Reply | null;
    /** True if the key's later requests get this response. */
    keeps(reply: Reply): boolean;
    headers(key: string, isReplay: boolean): Readonly<Record<string, string>>;
  };
  readonly encoding: "json" | "form";
  /** True if the refusal means that the connector has a bug. */
  isUnsound(reply: Reply): boolean;
  /** Errors in a request that a correct connector never makes. */
  check(call: DoubleCall): readonly string[];
};

function routeOf(routes: CallRules<string>["routes"], method: string, path: string): Pick<DoubleCall, "route" | "ids"> {
  const asked = `${method} ${path}`.split("/");
  const fits = (route: string) => {
    const parts = route.split("/");
    return parts.length === asked.length && parts.every((part, at) => part === "*" || part === asked[at]);
  };
  const route = Object.keys(routes).find(fits) ?? `${method} ${path}`;
  return { route, ids: route.split("/").flatMap((part, at) => (part === "*" ? [asked[at] ?? ""] : [])) };
}

/** A recorded request. */
export type CallRecord<F extends string> = DoubleCall & { readonly fault: F | null };

type HeldAnswer = { readonly came: () => void; readonly opened: Promise<void> };
type KeptAnswer = { readonly request: string; readonly reply: Reply; readonly at: number };

const WRITES = /^(POST|PATCH|DELETE) /;

export class CallServer<F extends string> {
  readonly records: CallRecord<F>[] = [];
  readonly violations: string[] = [];
  readonly #faults: { readonly fault: F; readonly calls: RegExp }[] = [];
  #gate: HeldAnswer | null = null;
  readonly #known = new Map<string, KeptAnswer>();
  readonly #running = new Set<string>();

  constructor(
    readonly rules: CallRules<F>,
    readonly perform: (call: DoubleCall) => Reply,
    readonly now: () => number,
  ) {}

  /** Sets a fault for the next request whose method and path match, by default the next write. */
  fail(fault: F, calls: RegExp = WRITES): void {
    this.#faults.push({ fault, calls });
  }

  /**
   * Delays the next request's response. @returns `came`, which resolves when the request has arrived, and
   * `open`, which sends the response
   */
  hold(): { readonly came: Promise<void>; open(): void } {
    const [arrival, answer] = [gate(), gate()];
    this.#gate = { came: arrival.open, opened: answer.opened };
    return { came: arrival.opened, open: answer.open };
  }

  async answer(request: IncomingMessage, response: ServerResponse, url: URL, text: string): Promise<void> {
    const { method = "GET", headers } = request;
    const header = headers["idempotency-key"];
    const key = typeof header === "string" ? header : null;
    const path = url.pathname.slice(this.rules.prefix.length);
    const isForm = text === "" || this.rules.encoding === "form";
    const body: Body = isForm ? readForm(text || url.search.slice(1)) : JSON.parse(text);
    const call = { method, path, ...routeOf(this.rules.routes, method, path), headers, key, text, body };
    const fault = this.#nextFault(call);
    this.records.push({ ...call, fault });
    const rule = fault === null ? null : this.rules.faults[fault];
    if (rule !== null && !rule.acts && !rule.isKept) return send(response, rule.reply);
    this.violations.push(...this.rules.check(call));
    const reply = this.#carriedOut(call, rule);
    await this.#passGate(key);
    send(response, rule === null || rule.isKept ? reply : rule.reply);
  }

  #nextFault({ method, path }: DoubleCall): F | null {
    const at = this.#faults.findIndex(({ calls }) => calls.test(`${method} ${path}`));
    return at === -1 ? null : (this.#faults.splice(at, 1)[0]?.fault ?? null);
  }

  async #passGate(key: string | null): Promise<void> {
    const held = this.#gate;
    this.#gate = null;
    if (held === null) return;
    if (key !== null) this.#running.add(key);
    held.came();
    await held.opened;
    if (key !== null) this.#running.delete(key);
  }

  #carriedOut(call: DoubleCall, rule: FaultRule | null): Reply {
    const { key, method, path, text } = call;
    const { keys } = this.rules;
    if (key === null) return this.#performed(call, rule);
    if (this.#running.has(key) && keys.running !== null) return keys.running;
    const request = `${method} ${path} ${text}`;
    const known = this.#known.get(key);
    if (known !== undefined && this.now() - known.at < keys.lifeMs) {
      if (known.request === request) return withHeaders(known.reply, keys.headers(key, true));
      this.violations.push(`${key}: again, as another request: ${method} ${path}`);
      return keys.conflict ?? known.reply;
    }
    const reply = this.#performed(call, rule);
    if (keys.keeps(reply)) this.#known.set(key, { request, reply, at: this.now() });
    return withHeaders(reply, keys.headers(key, false));
  }

  #performed(call: DoubleCall, rule: FaultRule | null): Reply {
    const kept = rule?.isKept ? rule.reply : null;
    if (kept !== null && !rule?.acts) return kept;
    const reply = this.#replyTo(call);
    if (this.rules.isUnsound(reply)) this.violations.push(`${call.method} ${call.path}: ${JSON.stringify(reply.body)}`);
    return kept ?? reply;
  }

  #replyTo(call: DoubleCall): Reply {
    try {
      return this.perform(call);
    } catch (error) {
      if (error instanceof Refused) return error.reply;
      throw error;
    }
  }
}

function withHeaders(reply: Reply, headers: Readonly<Record<string, string>>): Reply {
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

export function send(response: ServerResponse, reply: Reply | null): void {
  if (reply === null) {
    response.destroy();
    return;
  }
  const { status, body, headers } = reply;
  const type = typeof body === "string" ? "text/html" : "application/json";
  response
    .writeHead(status, { "Content-Type": type, ...headers })
    .end(typeof body === "string" ? body : JSON.stringify(body));
}

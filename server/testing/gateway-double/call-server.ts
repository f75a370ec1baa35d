/** The API of a double: recording, idempotency keys, faults, and answers that arrive late. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { gate } from "../waiting";

/** What is answered to a call; text is sent as it is. */
export type Reply = {
  readonly status: number;
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A call that the vendor refuses. */
export class Refused extends Error {
  constructor(readonly reply: Reply) {
    super(JSON.stringify(reply.body));
  }
}

/** One request, read. */
export type DoubleCall<B> = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly key: string | null;
  readonly body: B;
  readonly text: string;
};

/** What goes wrong with one call. A null reply breaks the connection. */
export type FaultRule =
  | { readonly acts: boolean; readonly reply: Reply | null; readonly isKept?: false }
  /** The key's answer from then on. */
  | { readonly acts: boolean; readonly reply: Reply; readonly isKept: true };

/** Connections that break, and answers of something between. */
export const BETWEEN = {
  broken_before: { acts: false, reply: null },
  broken_after: { acts: true, reply: null },
  html: { acts: true, reply: { status: 502, body: "<html><h1>502 Bad Gateway</h1></html>" } },
  empty: { acts: true, reply: { status: 200, body: "" } },
} as const satisfies Readonly<Record<string, FaultRule>>;

export type CallRules<F extends string, B> = {
  readonly faults: Readonly<Record<F, FaultRule>>;
  readonly keys: {
    readonly lifeMs: number;
    /** Of a known key with another request; null: the first answer. */
    readonly conflict: Reply | null;
    /** Of a key whose first call still runs; null: waits for nothing. */
    readonly running: Reply | null;
    /** Whether the answer becomes the key's. */
    keeps(reply: Reply): boolean;
    headers(key: string, isReplay: boolean): Readonly<Record<string, string>>;
  };
  read(text: string, url: URL, method: string): B;
  /** The refusal blames the connector. */
  isUnsound(reply: Reply): boolean;
  /** What no sound connector sends. */
  check(call: DoubleCall<B>): readonly string[];
  /** @throws {Refused} */
  perform(call: DoubleCall<B>): Reply;
};

/** A request as it came. */
export type CallRecord<F extends string, B> = DoubleCall<B> & { readonly fault: F | null };

type HeldAnswer = { readonly came: () => void; readonly opened: Promise<void> };
type KeptAnswer = { readonly request: string; readonly reply: Reply; readonly at: number };
type Matches = (call: { readonly method: string; readonly path: string }) => boolean;

export class CallServer<F extends string, B> {
  readonly records: CallRecord<F, B>[] = [];
  readonly violations: string[] = [];
  #faults: { readonly fault: F; readonly matches: Matches }[] = [];
  #gate: HeldAnswer | null = null;
  readonly #known = new Map<string, KeptAnswer>();
  readonly #running = new Set<string>();

  constructor(
    readonly rules: CallRules<F, B>,
    readonly now: () => number,
  ) {}

  /** For the next call that matches. @param isOnly replaces faults that have not been met */
  fail(fault: F, matches: Matches = () => true, isOnly = false): void {
    if (isOnly) this.#faults = [];
    this.#faults.push({ fault, matches });
  }

  /** The next call runs, and its answer waits. @returns when it has come, and what sends the answer */
  hold(): { readonly came: Promise<void>; open(): void } {
    const [arrival, answer] = [gate(), gate()];
    this.#gate = { came: arrival.open, opened: answer.opened };
    return { came: arrival.opened, open: answer.open };
  }

  async answer(request: IncomingMessage, response: ServerResponse, url: URL, text: string): Promise<void> {
    const { method = "GET", headers } = request;
    const header = headers["idempotency-key"];
    const key = typeof header === "string" ? header : null;
    const read = this.rules.read(text, url, method);
    const call = { method, path: url.pathname, query: url.searchParams, headers, key, body: read, text };
    const fault = this.#nextFault(call);
    this.records.push({ ...call, fault });
    const rule = fault === null ? null : this.rules.faults[fault];
    if (rule !== null && !rule.acts && !rule.isKept) return send(response, rule.reply);
    this.violations.push(...this.rules.check(call));
    const reply = this.#carriedOut(call, rule);
    await this.#passGate(key);
    send(response, rule === null || rule.isKept ? reply : rule.reply);
  }

  #nextFault(call: DoubleCall<B>): F | null {
    const at = this.#faults.findIndex(({ matches }) => matches(call));
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

  #carriedOut(call: DoubleCall<B>, rule: FaultRule | null): Reply {
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

  #performed(call: DoubleCall<B>, rule: FaultRule | null): Reply {
    if (rule?.isKept && !rule.acts) return rule.reply;
    const reply = this.#replyTo(call);
    if (this.rules.isUnsound(reply)) this.violations.push(`${call.method} ${call.path}: ${JSON.stringify(reply.body)}`);
    return rule?.isKept ? rule.reply : reply;
  }

  #replyTo(call: DoubleCall<B>): Reply {
    try {
      return this.rules.perform(call);
    } catch (error) {
      if (error instanceof Refused) return error.reply;
      throw error;
    }
  }
}

function withHeaders(reply: Reply, headers: Readonly<Record<string, string>>): Reply {
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

function send(response: ServerResponse, reply: Reply | null): void {
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

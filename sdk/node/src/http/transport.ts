import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ArgumentError, ConnectionError, errorOf, SarrafError, ServiceError } from "../errors";
import { VERSION } from "../version";
import { fetchThrough, proxyFor } from "./proxy";
import { type Repeatability, retryAfterSeconds, waitBeforeRepeat } from "./repeating";

export type SarrafOptions = {
  /** Private key, `sk_…`; defaults to the variable `SARRAF_API_KEY`. */
  readonly apiKey?: string;
  /** Address of the installation, such as `https://pay.example`; defaults to `SARRAF_BASE_URL`. */
  readonly baseUrl?: string;
  /** Time-out of each try in milliseconds; 30,000 by default. */
  readonly timeoutMs?: number;
  /** Maximum retries of a request that is safe to repeat; 2 by default. */
  readonly maxRetries?: number;
  /** Replaces the platform's `fetch`, and the proxy of HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY. */
  readonly fetch?: typeof fetch;
  /** Text in front of this package's name in the header `User-Agent`. */
  readonly userAgent?: string;
};

export type CallOptions = {
  /** Signal that aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly maxRetries?: number;
  /** Idempotency key of calls that take one; a new UUID by default. */
  readonly idempotencyKey?: string;
  /** Value of `X-Request-Id`; a new UUID per try by default. */
  readonly requestId?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Query value: null and undefined are omitted, a list repeats the name. */
export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

export type ApiRequest = {
  readonly method: string;
  /** The request's path from the installation's root, with parameters filled in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  /** The body, sent as JSON; a `FormData` is sent unchanged. */
  readonly body?: unknown;
  readonly repeatability: Repeatability;
  readonly keyHeader?: "Idempotency-Key" | "Tracking-Key";
};

export type ApiAnswer = {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body of the response; undefined if empty. */
  readonly body: unknown;
  readonly requestId: string;
};

const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 2;
const UNSENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"];

export class Transport {
  readonly baseUrl: string;
  readonly #apiKey: string;
  readonly #options: SarrafOptions;
  readonly #proxy: URL | null;

  /** @throws {ArgumentError} without a key or an address */
  constructor(options: SarrafOptions) {
    const { apiKey = process.env.SARRAF_API_KEY, baseUrl = process.env.SARRAF_BASE_URL } = options;
    if (!apiKey) throw new ArgumentError("An apiKey is needed: pass it, or set SARRAF_API_KEY.");
    if (!baseUrl) throw new ArgumentError("A baseUrl is needed: pass it, or set SARRAF_BASE_URL.");
    if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol))
      throw new ArgumentError(`${shownAddress(baseUrl)} is no http address. It begins with https:// or http://.`);
    if (baseUrl.includes("@"))
      throw new ArgumentError("The baseUrl has a user name or password; only the key is sent.");
    requireSendable("apiKey", apiKey);
    this.baseUrl = baseUrl.replace(/\/+$/, "");
    this.#apiKey = apiKey;
    this.#options = options;
    this.#proxy = options.fetch === undefined ? proxyOf(this.baseUrl) : null;
  }

  /**
   * Sends the request; retries while that is safe and useful.
   * @throws {SarrafError} of the last attempt
   * @throws {ArgumentError} if a key or header cannot be sent
   */
  async send(request: ApiRequest, options: CallOptions = {}): Promise<ApiAnswer> {
    const maxRetries = options.maxRetries ?? this.#options.maxRetries ?? MAX_RETRIES;
    const key = request.keyHeader && { [request.keyHeader]: options.idempotencyKey ?? randomUUID() };
    const headers = { ...options.headers, ...key };
    for (const [name, value] of Object.entries(headers)) requireSendable(name, value);
    requireSendable("requestId", options.requestId ?? "");
    for (let before = 0; ; before += 1) {
      try {
        return await this.#once(request, { ...options, headers });
      } catch (error) {
        if (!(error instanceof SarrafError)) throw error;
        const tried = { repeatability: request.repeatability, before, maxRetries };
        const wait = waitBeforeRepeat(error, tried, Math.random());
        if (wait === null) throw error;
        await sleep(wait, undefined, options.signal && { signal: options.signal }).catch(() => undefined);
        options.signal?.throwIfAborted();
      }
    }
  }

  async #once({ method, path, query, body }: ApiRequest, options: CallOptions): Promise<ApiAnswer> {
    const sent = options.requestId ?? randomUUID();
    const timeout = AbortSignal.timeout(options.timeoutMs ?? this.#options.timeoutMs ?? TIMEOUT_MS);
    const signals = options.signal === undefined ? [timeout] : [options.signal, timeout];
    const isPlain = body !== undefined && !(body instanceof FormData);
    const init = {
      method,
      // Redirects are not followed, so that only the installation receives the key.
      redirect: "manual" as const,
      signal: AbortSignal.any(signals),
      headers: { ...this.#headers(sent), ...(isPlain && { "Content-Type": "application/json" }), ...options.headers },
      body: body === undefined ? null : isPlain ? JSON.stringify(body) : body,
    };
    try {
      const response = await this.#fetch(`${this.baseUrl}${path}${searchOf(query)}`, init);
      return answerOf(response, await response.text(), sent);
    } catch (error) {
      if (error instanceof SarrafError) throw error;
      options.signal?.throwIfAborted();
      throw connectionError(error, { requestId: sent, isTimeout: timeout.aborted, baseUrl: this.baseUrl });
    }
  }

  #fetch(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
    if (this.#proxy !== null) return fetchThrough(this.#proxy, address, init);
    return (this.#options.fetch ?? fetch)(address, init);
  }

  #headers(requestId: string): Record<string, string> {
    const own = `sarraf-node/${VERSION} node/${process.versions.node}`;
    const { userAgent } = this.#options;
    return {
      Accept: "application/json",
      Authorization: `Api-Key ${this.#apiKey}`,
      "User-Agent": userAgent === undefined ? own : `${userAgent} ${own}`,
      "X-Request-Id": requestId,
    };
  }
}

/** Returns the address for an error message, or a description if a key or password was passed instead. */
function shownAddress(text: string): string {
  return /@|[a-z]k_|whsec_/.test(text) ? "The baseUrl" : text;
}

/** @throws {ArgumentError} if the proxy variable is no HTTP address */
function proxyOf(baseUrl: string): URL | null {
  try {
    return proxyFor(baseUrl);
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

function requireSendable(name: string, value: string): void {
  if (/^[\x20-\x7e]*$/.test(value)) return;
  const advice = name === "apiKey" ? "Copy the key again." : "encodeURIComponent makes such text sendable.";
  throw new ArgumentError(
    `${name} contains a line break or a character beyond ASCII, which no header can carry. ${advice}`,
  );
}

function searchOf(query: ApiRequest["query"]): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === null || value === undefined) continue;
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each));
  }
  return search.size === 0 ? "" : `?${search}`;
}

function answerOf(response: Response, text: string, sent: string): ApiAnswer {
  const { status, headers } = response;
  const requestId = headers.get("x-request-id") ?? sent;
  const body = parsed(text);
  const facts = {
    status,
    requestId,
    body,
    retryAfterSeconds: retryAfterSeconds(headers.get("retry-after"), Date.now()),
  };
  if (status >= 300 && status < 400)
    throw new ServiceError(`The service leads on to ${headers.get("location")}: is the baseUrl right?`, facts);
  if (!response.ok) throw errorOf(facts);
  if (typeof body === "string") throw new ServiceError("The answer is no JSON: is the baseUrl right?", facts);
  return { status, headers, body, requestId };
}

/** The parsed JSON, or the text itself if it is not JSON. The API never returns a JSON string alone. */
function parsed(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function connectionError(
  cause: unknown,
  { requestId, isTimeout, baseUrl }: { requestId: string; isTimeout: boolean; baseUrl: string },
): ConnectionError {
  const code = codeOf(cause);
  const isUnsent = code !== null && (UNSENT.includes(code) || code.startsWith("PROXY_"));
  const reason = isTimeout ? "did not answer in time" : `cannot be reached${code === null ? "" : ` (${code})`}`;
  return new ConnectionError(`${baseUrl} ${reason}.`, { requestId, isUnsent, isTimeout }, { cause });
}

/** The system's error code of a failed fetch, found in its cause or in the cause of one tried address. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string") return error.code;
  return codeOf(error instanceof AggregateError ? error.errors[0] : error.cause);
}

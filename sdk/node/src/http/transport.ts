/** Sends one request: credentials, time-out, repeats, and the answer or its error. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ConnectionError, errorOf, SarrafError, ServiceError } from "../errors";
import { VERSION } from "../version";
import { type Repeatability, retryAfterSeconds, waitBeforeRepeat } from "./repeating";

/** How an installation is reached. */
export type SarrafOptions = {
  /** Private key, `sk_…`; the variable `SARRAF_API_KEY` unless given. */
  readonly apiKey?: string;
  /** Address of the installation, such as `https://pay.example`; `SARRAF_BASE_URL` unless given. */
  readonly baseUrl?: string;
  /** For each try, milliseconds; 30,000 unless given. */
  readonly timeoutMs?: number;
  /** How often a request that is safe to repeat is sent again; 2 unless given. */
  readonly maxRetries?: number;
  /** In place of the platform's. */
  readonly fetch?: typeof fetch;
  /** Put before this package's own name in `User-Agent`. */
  readonly userAgent?: string;
};

/** What may differ from call to call. */
export type CallOptions = {
  /** Ends the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly maxRetries?: number;
  /** Of calls that are done once under a key; a new UUID unless given. */
  readonly idempotencyKey?: string;
  /** Sent as `X-Request-Id`; a new UUID for each try unless given. */
  readonly requestId?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A value of a query; null and undefined are not sent, a list is a repeated name. */
export type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/** One request, without what the options say. */
export type ApiRequest = {
  readonly method: string;
  /** From the root of the installation, parameters filled in. */
  readonly path: string;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  /** Sent as JSON; a `FormData` as it is. */
  readonly body?: unknown;
  readonly repeatability: Repeatability;
  /** The header that carries the call's key. */
  readonly keyHeader?: "Idempotency-Key" | "Tracking-Key";
};

/** A successful answer. */
export type ApiAnswer = {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed; undefined without one. */
  readonly body: unknown;
  readonly requestId: string;
};

const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 2;
/** Codes of errors that come before anything is sent. */
const UNSENT = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"];

/** What every request of a client shares. */
export class Transport {
  readonly baseUrl: string;
  readonly #apiKey: string;
  readonly #options: SarrafOptions;

  /** @throws {TypeError} without a key or an address */
  constructor(options: SarrafOptions) {
    const { apiKey = process.env.SARRAF_API_KEY, baseUrl = process.env.SARRAF_BASE_URL } = options;
    if (!apiKey) throw new TypeError("An apiKey is needed: pass it, or set SARRAF_API_KEY.");
    if (!baseUrl) throw new TypeError("A baseUrl is needed: pass it, or set SARRAF_BASE_URL.");
    if (!/^https?:$/.test(new URL(baseUrl).protocol)) throw new TypeError(`${baseUrl} is no http address.`);
    this.baseUrl = baseUrl.replace(/\/+$/, "");
    this.#apiKey = apiKey;
    this.#options = options;
  }

  /**
   * Sends the request, again while that is safe and worth it.
   * @throws {SarrafError} the last try's
   */
  async send(request: ApiRequest, options: CallOptions = {}): Promise<ApiAnswer> {
    const maxRetries = options.maxRetries ?? this.#options.maxRetries ?? MAX_RETRIES;
    const key = request.keyHeader && { [request.keyHeader]: options.idempotencyKey ?? randomUUID() };
    const headers = { ...options.headers, ...key };
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
    const init: RequestInit = {
      method,
      // A key is for the installation alone, not for wherever it points.
      redirect: "manual",
      signal: AbortSignal.any(signals),
      headers: { ...this.#headers(sent), ...(isPlain && { "Content-Type": "application/json" }), ...options.headers },
      body: body === undefined ? null : isPlain ? JSON.stringify(body) : body,
    };
    try {
      const response = await (this.#options.fetch ?? fetch)(`${this.baseUrl}${path}${searchOf(query)}`, init);
      return answerOf(response, await response.text(), sent);
    } catch (error) {
      if (error instanceof SarrafError) throw error;
      options.signal?.throwIfAborted();
      throw connectionError(error, { requestId: sent, isTimeout: timeout.aborted, baseUrl: this.baseUrl });
    }
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

/** The value of a JSON text; any other text as it is. No answer of the API is a bare text. */
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
  const isUnsent = code !== null && UNSENT.includes(code);
  const reason = isTimeout ? "did not answer in time" : `cannot be reached${code === null ? "" : ` (${code})`}`;
  return new ConnectionError(`${baseUrl} ${reason}.`, { requestId, isUnsent, isTimeout }, { cause });
}

/** The system's code of a failed fetch, which keeps it in its cause, one for each address that was tried. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && typeof error.code === "string") return error.code;
  return codeOf(error instanceof AggregateError ? error.errors[0] : error.cause);
}

import type { Readable } from "node:stream";
import { errors, request } from "undici";
import { outboundAgent } from "@/server/outbound/agents";
import { answered, type DeliveryOutcome } from "./core/outcome";

const MAX_BODY_BYTES = 4_096;
const BODY_TIMEOUT_MS = 1_000;

/** `milliseconds` is real time. */
export type Exchange = {
  readonly outcome: DeliveryOutcome;
  readonly retryAfter: string | null;
  readonly durationMs: number;
  /** The first 4 KiB of the response body if requested; otherwise null. */
  readonly answer: string | null;
};

export type Post = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Time limit from connecting until the receiver's status line arrives, in milliseconds. */
  readonly timeoutMs: number;
  /** True to read the beginning of the answer, for at most a second. */
  readonly keepsAnswer?: boolean;
};

/**
 * Posts a body and returns the outcome, which the status line decides; a few kilobytes of the rest are read,
 * without `keepsAnswer` in the background, so that the connection can be reused. Redirects are not followed.
 * Never throws.
 */
export async function post({ url, headers, body, timeoutMs, keepsAnswer = false }: Post): Promise<Exchange> {
  const started = performance.now();
  const ended = (outcome: DeliveryOutcome, retryAfter: string | null = null): Omit<Exchange, "answer"> => ({
    outcome,
    retryAfter,
    durationMs: Math.round(performance.now() - started),
  });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await request(url, { method: "POST", headers, body, signal, dispatcher: outboundAgent() });
    const retryAfter = response.headers["retry-after"];
    const made = ended(answered(response.statusCode), typeof retryAfter === "string" ? retryAfter : null);
    const read = readSome(response.body);
    return { ...made, answer: keepsAnswer ? await read : null };
  } catch (error) {
    const reason = signal.aborted ? `No answer within ${timeoutMs / 1000} s.` : reasonOf(error);
    return { ...ended({ status: null, error: reason }), answer: null };
  }
}

/** Never throws. */
function readSome(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const timer = setTimeout(() => body.destroy(), BODY_TIMEOUT_MS).unref();
  body.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) body.destroy();
  });
  body.on("error", () => body.destroy());
  return new Promise((done) => {
    body.on("close", () => {
      clearTimeout(timer);
      done(Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES).toString("utf8").replaceAll("\0", ""));
    });
  });
}

const REASONS: Readonly<Record<string, string>> = {
  FORBIDDEN_ADDRESS: "The address is not a public one.",
  ECONNREFUSED: "The connection was refused.",
  ECONNRESET: "The connection was reset.",
  EHOSTUNREACH: "The host cannot be reached.",
  ENETUNREACH: "The host cannot be reached.",
  ENOTFOUND: "The host name is not known.",
  EAI_AGAIN: "The host name could not be looked up.",
  ETIMEDOUT: "The connection timed out.",
  UND_ERR_CONNECT_TIMEOUT: "The connection timed out.",
  UND_ERR_SOCKET: "The connection was closed without an answer.",
  UND_ERR_INVALID_ARG: "The address is not valid.",
  UND_ERR_HEADERS_OVERFLOW: "The answer's headers are too large.",
  CERT_HAS_EXPIRED: "The receiver's certificate has expired.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "The receiver's certificate is not trusted.",
  SELF_SIGNED_CERT_IN_CHAIN: "The receiver's certificate is not trusted.",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The receiver's certificate is not trusted.",
  ERR_TLS_CERT_ALTNAME_INVALID: "The receiver's certificate is for another name.",
};

/** Why the request failed, without internal addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.HTTPParserError) return "The answer is not HTTP.";
  const code = codeOf(error);
  if (code === null) return "The connection failed.";
  return REASONS[code] ?? `The connection failed (${code}).`;
}

/** The error's code; if several addresses were tried, that of the first. */
function codeOf(error: unknown): string | null {
  if (typeof error !== "object" || error === null) return null;
  if ("code" in error && typeof error.code === "string") return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return "cause" in error ? codeOf(error.cause) : null;
}

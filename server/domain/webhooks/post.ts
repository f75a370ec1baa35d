import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { errors, request } from "undici";
import { outboundAgent } from "@/server/outbound/agents";
import { answered, type DeliveryOutcome } from "./core/outcome";
import { failedText, silentText, TRY_TEXTS } from "./core/words";

const MAX_BODY_BYTES = 4_096;
const BODY_TIMEOUT_MS = 1_000;

/** An attempt to deliver; `durationMs` is in real time. */
export type Exchange = {
  readonly outcome: DeliveryOutcome;
  readonly retryAfter: string | null;
  readonly durationMs: number;
  /** The first 4 KiB of the response's body; null if they arrive later or not at all. */
  readonly answer: string | null;
  /** Resolves to the first 4 KiB of a body that arrives later; null if `answer` is present. */
  readonly laterAnswer: Promise<string> | null;
};

export type Post = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds within which the receiver's status line must arrive, from connecting on. */
  readonly timeoutMs: number;
  /** If true, waits for the beginning of the response's body, for at most a second. */
  readonly awaitsAnswer: boolean;
};

/**
 * Posts a body; the status line decides the outcome. Reads a few kilobytes of the response; unless
 * `awaitsAnswer`, those after the status line in the background. Redirects are not followed. Never throws.
 */
export async function post({ url, headers, body, timeoutMs, awaitsAnswer }: Post): Promise<Exchange> {
  const started = performance.now();
  const ended = (
    outcome: DeliveryOutcome,
    retryAfter: string | null = null,
  ): Omit<Exchange, "answer" | "laterAnswer"> => ({
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
    const answer = awaitsAnswer ? await read : await arrived(read);
    return { ...made, answer, laterAnswer: answer === null ? read : null };
  } catch (error) {
    const reason = signal.aborted ? silentText(timeoutMs / 1000) : reasonOf(error);
    return { ...ended({ status: null, error: reason }), answer: null, laterAnswer: null };
  }
}

/** The response's body if it arrived together with the status line; otherwise null. */
async function arrived(read: Promise<string>): Promise<string | null> {
  await setImmediate();
  return Promise.race([read, setImmediate(null)]);
}

/** Reads the body's first 4 KiB, without a character that this limit cuts. Never throws. */
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
      const begin = Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES);
      done(new TextDecoder().decode(begin, { stream: true }).replaceAll("\0", ""));
    });
  });
}

const REASONS: Readonly<Record<string, string>> = {
  FORBIDDEN_ADDRESS: TRY_TEXTS.forbidden,
  ECONNREFUSED: TRY_TEXTS.refused,
  ECONNRESET: TRY_TEXTS.reset,
  EHOSTUNREACH: TRY_TEXTS.unreachable,
  ENETUNREACH: TRY_TEXTS.unreachable,
  ENOTFOUND: TRY_TEXTS.unknown_host,
  EAI_AGAIN: TRY_TEXTS.lookup,
  ETIMEDOUT: TRY_TEXTS.timeout,
  UND_ERR_CONNECT_TIMEOUT: TRY_TEXTS.timeout,
  UND_ERR_SOCKET: TRY_TEXTS.closed,
  UND_ERR_INVALID_ARG: TRY_TEXTS.invalid,
  UND_ERR_HEADERS_OVERFLOW: TRY_TEXTS.headers,
  CERT_HAS_EXPIRED: TRY_TEXTS.expired,
  DEPTH_ZERO_SELF_SIGNED_CERT: TRY_TEXTS.untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: TRY_TEXTS.untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: TRY_TEXTS.untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: TRY_TEXTS.other_name,
};

/** Says why a request failed, without internal addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof errors.HTTPParserError) return TRY_TEXTS.not_http;
  const code = codeOf(error);
  if (code === null) return TRY_TEXTS.failed;
  return REASONS[code] ?? failedText(code);
}

/** Returns an error's code; if several addresses were tried, the first address's code. */
function codeOf(error: unknown): string | null {
  if (typeof error !== "object" || error === null) return null;
  if ("code" in error && typeof error.code === "string") return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return "cause" in error ? codeOf(error.cause) : null;
}

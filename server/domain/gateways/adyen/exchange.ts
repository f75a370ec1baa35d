/** Calls Adyen's Checkout API, and determines whether a failed call may have acted. */
import { env } from "@/server/env";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import { type JsonObject, jsonObject } from "@/server/kernel/json";
import { guardedFetch } from "@/server/outbound/agents";
import { FORBIDDEN_ADDRESS } from "@/server/outbound/guard-address";
import type { Account } from "../core/opened-account";
import { GatewayUnreachable, NotSent } from "../port";
import { type Body, Unsayable } from "./bodies";
import { baseUrlOf } from "./core/account";
import { saidText } from "./core/said";

/** Time-out in milliseconds, shorter than the deadline of gateway calls (Spec, "Gateway calls"). */
const TIMEOUT_MS = 20_000;
const MAX_ANSWER = 1_000_000;

/** Error codes of failures before the request was sent: address, connection, certificate. */
const NEVER_SENT = new Set([
  FORBIDDEN_ADDRESS,
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const NO_CERTIFICATE = /^(ERR_TLS|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED)/;

/** Statuses of requests refused before processing: wrong key, missing permission, rate limit. */
const REFUSED_AT_THE_DOOR = new Set([401, 403, 429]);

/** Adyen's error codes if the same request is still running, or its key cannot be looked up. */
const NOT_NOW = new Set(["703", "704"]);

export type AdyenRequest = {
  readonly method: "GET" | "POST" | "PATCH";
  /** Path relative to the API's base address, with its query string. */
  readonly path: string;
  readonly body?: Body;
  /** The idempotency key of a POST that acts: at most 64 characters. */
  readonly key?: string;
  /**
   * When the key was first sent. The first request may have arrived, so the failure of a repeat proves
   * nothing.
   */
  readonly firstSentAt?: Date | null;
};

export type AdyenReply = { readonly status: number; readonly said: JsonObject };

/**
 * Makes one call.
 * @returns the answer of a request that Adyen accepted (2xx) or refused (4xx)
 * @throws {NotSent} if certainly nothing happened @throws {GatewayUnreachable} if the outcome is unknown
 */
export async function exchange(account: Account, request: AdyenRequest): Promise<AdyenReply> {
  try {
    const reply = await answered(account, request);
    if (REFUSED_AT_THE_DOOR.has(reply.status)) throw new NotSent(refusal(reply));
    const isUnknown = reply.status >= 500 || NOT_NOW.has(saidText(reply.said, "errorCode") ?? "");
    if (isUnknown) throw new GatewayUnreachable(refusal(reply));
    return reply;
  } catch (error) {
    const mayHaveArrived = (request.firstSentAt ?? null) !== null;
    throw error instanceof NotSent && mayHaveArrived ? new GatewayUnreachable(error.message) : error;
  }
}

/** As {@link exchange}, for any status. */
export async function answered(account: Account, request: AdyenRequest): Promise<AdyenReply> {
  const base = baseUrlOf(account, env.adyenBaseUrl);
  if (base === null) throw new NotSent("The account has no prefix of its live addresses.");
  const { status, text } = await sent(`${base}${request.path}`, {
    method: request.method,
    headers: {
      Accept: "application/json",
      "X-API-Key": account.values.api_key ?? "",
      ...(request.body !== undefined && { "Content-Type": "application/json" }),
      ...(request.key !== undefined && { "Idempotency-Key": request.key }),
    },
    ...(request.body !== undefined && { body: writeJson(request.body) }),
  });
  const said = objectIn(text);
  if (said === null && !REFUSED_AT_THE_DOOR.has(status)) throw new GatewayUnreachable(`Adyen: ${status} without JSON.`);
  return { status, said: said ?? {} };
}

async function sent(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const answer = await guardedFetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, text: (await answer.text()).slice(0, MAX_ANSWER) };
  } catch (error) {
    const code = codeOf(error);
    const message = `Adyen: ${code ?? (error instanceof Error ? error.name : "no answer")}`;
    if (code !== null && (NEVER_SENT.has(code) || NO_CERTIFICATE.test(code))) throw new NotSent(message);
    throw new GatewayUnreachable(message);
  }
}

/** The error code of a failed `fetch`; if several addresses were tried, only if all failed with it. */
function codeOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : undefined;
  const parts = cause instanceof AggregateError ? cause.errors : [cause];
  const codes = new Set(parts.map((part) => saidText(jsonObject(part), "code")));
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

function objectIn(text: string): JsonObject | null {
  try {
    return jsonObject(readJson(text));
  } catch {
    return null;
  }
}

function refusal({ status, said }: AdyenReply): string {
  const [message, code] = [saidText(said, "message"), saidText(said, "errorCode")];
  return `Adyen: ${message ?? `status ${status}`}${code === null ? "" : ` (${code})`}`;
}

/** Converts {@link Unsayable} to {@link NotSent}. @throws {NotSent} */
export function sayable<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw error instanceof Unsayable ? new NotSent(error.message) : error;
  }
}

/** True for 2xx. */
export function isTaken({ status }: AdyenReply): boolean {
  return status >= 200 && status < 300;
}

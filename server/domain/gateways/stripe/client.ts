/**
 * Calls Stripe with its package, with the package's retries disabled. An answer counts only if its status and
 * fields are valid, because the package accepts any JSON.
 */
import Stripe from "stripe";
import type { z } from "zod";
import { env } from "@/server/env";
import { guardedFetch } from "@/server/outbound/agents";
import { FORBIDDEN_ADDRESS } from "@/server/outbound/guard-address";
import type { Account } from "../core/opened-account";
import { GatewayUnreachable, NotSent, StoredFailure } from "../port";
import type { StripeError } from "./core/wire";

export const API_VERSION = "2026-10-28.endive";

const BASE_URL = "https://api.stripe.com";
/** Time-out in milliseconds, shorter than the deadline of gateway calls (Spec, "Gateway calls"). */
const TIMEOUT_MS = 22_000;

/** Stripe refused the request for the given reason. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: StripeError,
    /** The declined payment, if the request created one. */
    readonly intent: unknown,
  ) {
    super(error.code ?? error.type ?? "refused");
  }
}

/** The parameters of a call besides its content. */
export type Question<T> = {
  readonly account: Account;
  readonly reader: z.ZodType<T>;
  /** The idempotency key of calls that act. */
  readonly key?: string;
  /**
   * When the key was first sent. The failure of a repeat proves nothing, because the first call may have
   * acted.
   */
  readonly firstSentAt?: Date | null;
};

/** Error codes if no connection was made. */
const NEVER_CONNECTED = new Set([
  FORBIDDEN_ADDRESS,
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Statuses that Stripe returns before acting: unknown key, missing permission, rate limit. */
const BEFORE_ACTING = new Set([401, 403, 429]);

/**
 * @throws {NotSent} if certainly nothing was done
 * @throws {StripeRefusal} if Stripe refused
 * @throws {GatewayUnreachable} if the outcome is unknown
 */
export async function ask<T>(
  question: Question<T>,
  send: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<unknown>,
): Promise<T> {
  const { account, reader, key, firstSentAt = null } = question;
  const seen: Exchange = { status: null, failure: null, isReplay: false };
  const stripe = new Stripe(account.values.secret_key ?? "", {
    ...address(account),
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient((url, init) => watched(seen, url, init)),
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  const answer = await send(stripe, key === undefined ? {} : { idempotencyKey: key }).catch((error: unknown) => {
    throw failureOf(seen, error, firstSentAt === null);
  });
  if (seen.status === null || seen.status >= 300) throw new GatewayUnreachable(`An answer with status ${seen.status}.`);
  const read = reader.safeParse(answer);
  if (!read.success) throw new GatewayUnreachable("An answer that is none of Stripe's.");
  return read.data;
}

type Exchange = { status: number | null; failure: unknown; isReplay: boolean };

async function watched(seen: Exchange, url: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  try {
    const response = await guardedFetch(url, { ...init, redirect: "error" });
    seen.status = response.status;
    seen.isReplay = response.headers.get("Idempotent-Replayed") === "true";
    return response;
  } catch (error) {
    seen.failure = error;
    throw error;
  }
}

function address({ environment }: Account): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  const standIn = environment === "test" ? env.stripeBaseUrl : null;
  const { hostname, port, protocol } = new URL(standIn ?? BASE_URL);
  return { host: hostname, ...(port && { port }), protocol: protocol === "http:" ? "http" : "https" };
}

function failureOf({ status, failure, isReplay }: Exchange, error: unknown, isFirstTry: boolean): Error {
  if (status === null) {
    const code = codeOf(failure);
    const unsent = isFirstTry && code !== null && NEVER_CONNECTED.has(code);
    return unsent ? new NotSent(`No connection: ${code}.`) : new GatewayUnreachable("The connection broke.");
  }
  const isStripes = error instanceof Stripe.errors.StripeError && error.rawType !== undefined;
  if (status >= 500 && isReplay) return new StoredFailure(`Stripe repeats its answer with status ${status}.`);
  if (!isStripes || status >= 500) return new GatewayUnreachable(`An answer with status ${status}.`);
  if (BEFORE_ACTING.has(status)) {
    const said = `Stripe answered ${status} before it acted.`;
    return isFirstTry ? new NotSent(said) : new GatewayUnreachable(said);
  }
  // The key is in use, or was used for another request: the outcome must be queried.
  const isOpen = status === 409 || error.rawType === "idempotency_error";
  if (isOpen) return new GatewayUnreachable(`The key of the call is taken: ${error.rawType}.`);
  return new StripeRefusal(status, errorOf(error), error.payment_intent);
}

function codeOf(failure: unknown): string | null {
  const cause = failure instanceof Error ? failure.cause : null;
  const code = cause instanceof Error && "code" in cause ? cause.code : null;
  return typeof code === "string" ? code : null;
}

function errorOf(error: Stripe.errors.StripeError): StripeError {
  const { rawType, code, decline_code, advice_code, network_decline_code, network_advice_code, message, param } = error;
  return {
    type: rawType,
    code,
    decline_code,
    advice_code,
    network_decline_code,
    network_advice_code,
    message,
    param,
  };
}

/**
 * One call to Stripe with the vendor's package. The package retries and reads any JSON without an error for a
 * success, so both are taken from it here: the answer counts if its status and its fields say so.
 */
import Stripe from "stripe";
import type { z } from "zod";
import { env } from "@/server/env";
import type { Account } from "../core/opened-account";
import { GatewayUnreachable, NotSent } from "../port";
import type { StripeError } from "./core/wire";

/** The version of Stripe's interface that this connector was written for; notifications must have it, too. */
export const API_VERSION = "2026-10-28.endive";

const BASE_URL = "https://api.stripe.com";
/** Less than the deadline of every call to a gateway (decision 0156). */
const TIMEOUT_MS = 22_000;

/** Stripe's answer that it did not do what was asked, and why. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: StripeError,
    /** What the refusal is about, if it made one: a declined payment. */
    readonly intent: unknown,
  ) {
    super(error.code ?? error.type ?? "refused");
  }
}

/** What a call says of itself, beside what it asks. */
export type Question<T> = {
  readonly account: Account;
  /** Reads the answer; one that does not fit is no answer of Stripe's. */
  readonly reader: z.ZodType<T>;
  /** Of calls that act: the same key again never acts twice. */
  readonly key?: string;
  /**
   * When the key was first sent. From then on no failure proves that nothing was done: the first try may
   * have done it.
   */
  readonly firstSentAt?: Date | null;
};

/** Codes of a connection that was never made. */
const NEVER_CONNECTED = new Set([
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** Statuses that Stripe gives before it does anything: no such key, no right, too many calls. */
const BEFORE_ACTING = new Set([401, 403, 429]);

/**
 * The answer, read.
 * @throws {NotSent} if nothing was done, for certain
 * @throws {StripeRefusal} if Stripe answered that it refuses
 * @throws {GatewayUnreachable} if it is unknown what was done
 */
export async function ask<T>(
  question: Question<T>,
  send: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<unknown>,
): Promise<T> {
  const { account, reader, key, firstSentAt = null } = question;
  const seen: Exchange = { status: null, failure: null };
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

/** What was seen of one exchange on the wire. */
type Exchange = { status: number | null; failure: unknown };

async function watched(seen: Exchange, url: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, redirect: "error" });
    seen.status = response.status;
    return response;
  } catch (error) {
    seen.failure = error;
    throw error;
  }
}

/** Stripe's address; of a test account another one may stand in. */
function address({ environment }: Account): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  const standIn = environment === "test" ? env.stripeBaseUrl : null;
  const { hostname, port, protocol } = new URL(standIn ?? BASE_URL);
  return { host: hostname, ...(port && { port }), protocol: protocol === "http:" ? "http" : "https" };
}

function failureOf({ status, failure }: Exchange, error: unknown, isFirstTry: boolean): Error {
  if (status === null) {
    const code = codeOf(failure);
    const unsent = isFirstTry && code !== null && NEVER_CONNECTED.has(code);
    return unsent ? new NotSent(`No connection: ${code}.`) : new GatewayUnreachable("The connection broke.");
  }
  const isStripes = error instanceof Stripe.errors.StripeError && error.rawType !== undefined;
  if (!isStripes || status >= 500) return new GatewayUnreachable(`An answer with status ${status}.`);
  if (BEFORE_ACTING.has(status)) {
    const said = `Stripe answered ${status} before it acted.`;
    return isFirstTry ? new NotSent(said) : new GatewayUnreachable(said);
  }
  // The same key is being worked on, or was used for something else: what became of it is to be asked.
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

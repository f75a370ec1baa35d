/** Verifies a webhook by its headers or by its body's own signature. */
import type { OperationEvent, PaymentEvent, SubscriptionEvent } from "../generated/openapi";
import { bodySignatures, headerSignature, isSame } from "./signatures";

/** Why a webhook is not believed. */
export type VerificationFailure = "missing_header" | "timestamp" | "signature" | "body";

/** The webhook is not the service's, not for this receiver, or too old. */
export class WebhookVerificationError extends Error {
  readonly reason: VerificationFailure;

  constructor(reason: VerificationFailure, message: string) {
    super(message);
    this.name = "WebhookVerificationError";
    this.reason = reason;
  }
}

/** Headers of any framework; their names in any case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** What an event is about, and its body. */
export type WebhookPayload =
  | { readonly kind: "payment"; readonly payload: PaymentEvent }
  | { readonly kind: "operation"; readonly payload: OperationEvent }
  | { readonly kind: "subscription"; readonly payload: SubscriptionEvent };

/** A verified webhook. */
export type WebhookEvent = WebhookPayload & {
  /** `webhook-id`: the same in every try and redelivery of the event. */
  readonly id: string;
  /** When this try was sent, real time. */
  readonly sentAt: Date;
};

/** The inputs of {@link verifyWebhook}. */
export type ReceivedRequest = {
  readonly headers: WebhookHeaders;
  /** As it came, not parsed. */
  readonly body: string | Uint8Array;
};

/** By what a webhook is judged. */
export type VerificationTerms = {
  /** The merchant's `webhook_secret`, `whsec_…`; while it is replaced, the new one and the old one. */
  readonly secret: string | readonly string[];
  /** How old or how far ahead a webhook may be, seconds; 300 unless given. */
  readonly toleranceSeconds?: number;
  /** The present; the system's unless given. */
  readonly now?: Date;
};

const TOLERANCE_SECONDS = 300;

/**
 * The event, if its headers were signed with one of the secrets, over this very body, lately.
 * @throws {WebhookVerificationError} otherwise
 * @throws {TypeError} for a body that was parsed already, and without a secret
 */
export function verifyWebhook({ headers, body }: ReceivedRequest, terms: VerificationTerms): WebhookEvent {
  requireRaw(body);
  const id = header(headers, "webhook-id");
  const timestamp = header(headers, "webhook-timestamp");
  const given = header(headers, "webhook-signature").split(/\s+/);
  const { toleranceSeconds = TOLERANCE_SECONDS, now = new Date() } = terms;
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp));
  if (!/^\d+$/.test(timestamp) || age > toleranceSeconds)
    throw new WebhookVerificationError("timestamp", "The webhook was not sent within the tolerated time.");
  const expected = listed(terms.secret, "whsec_").map((secret) => headerSignature(secret, { id, timestamp, body }));
  // Every pair is compared, so that the time tells nothing of the secrets' order.
  const matches = expected.flatMap((one) => given.map((other) => isSame(one, other)));
  if (!matches.includes(true)) throw new WebhookVerificationError("signature", "The webhook's signature is wrong.");
  return { id, sentAt: new Date(Number(timestamp) * 1_000), ...payloadOf(body) };
}

/**
 * The payload, if its own field `signature` was made with one of the keys. It covers some of the fields, and
 * nothing says when it was made: prefer {@link verifyWebhook}, and bind the event to your order.
 * @param key the merchant's `webhook_hmac_key`; while it is replaced, the new one and the old one
 * @throws {WebhookVerificationError} otherwise
 * @throws {TypeError} for a body that was parsed already, and without a key
 */
export function verifyBodySignature(body: string | Uint8Array, key: string | readonly string[]): WebhookPayload {
  requireRaw(body);
  const found = payloadOf(body);
  const { signature } = found.payload;
  if (typeof signature !== "string") throw new WebhookVerificationError("signature", "The body has no signature.");
  // An operation's event does not say which form it carries.
  const matches = listed(key).flatMap((one) =>
    Object.values(bodySignatures(one, textOf(body))).map((expected) => isSame(expected, signature)),
  );
  if (!matches.includes(true)) throw new WebhookVerificationError("signature", "The body's signature is wrong.");
  return found;
}

/** The headers of a webhook that is signed now: for tests of receivers. @param secret `whsec_…` */
export function signWebhook(
  { id, body }: { readonly id: string; readonly body: string },
  { secret, sentAt = new Date() }: { readonly secret: string; readonly sentAt?: Date },
): Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const signature = headerSignature(secret, { id, timestamp, body });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature };
}

function requireRaw(body: unknown): void {
  if (typeof body === "string" || body instanceof Uint8Array) return;
  throw new TypeError("The body must be as it came, a string or bytes: verify it before it is parsed.");
}

function header(headers: WebhookHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : plainHeader(headers, name);
  if (!value) throw new WebhookVerificationError("missing_header", `The header ${name} is missing.`);
  return value;
}

function plainHeader(headers: Exclude<WebhookHeaders, Headers>, name: string): string | undefined {
  const isMeant = (each: string): boolean => each.toLowerCase() === name && headers[each] !== undefined;
  const value = headers[Object.keys(headers).find(isMeant) ?? name];
  return typeof value === "string" ? value : value?.join(" ");
}

/** An empty secret, such as a variable that is not set, would let everybody sign. @throws {TypeError} */
function listed(secrets: string | readonly string[] | undefined, prefix = ""): readonly string[] {
  const all = typeof secrets === "string" ? [secrets] : (secrets ?? []);
  if (all.length > 0 && all.every((each) => each.startsWith(prefix) && each.length > prefix.length)) return all;
  throw new TypeError(`A secret${prefix && ` ${prefix}…`} is needed to verify webhooks.`);
}

function textOf(body: string | Uint8Array): string {
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}

/** The parsed body by what it is about. Its fields are as the service documents them: it has signed them. */
function payloadOf(body: string | Uint8Array): WebhookPayload {
  const payload = parsedObject(textOf(body));
  if ("event" in payload) return { kind: "subscription", payload: payload as SubscriptionEvent };
  if ("operation" in payload) return { kind: "operation", payload: payload as OperationEvent };
  return { kind: "payment", payload: payload as PaymentEvent };
}

function parsedObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Said below.
  }
  throw new WebhookVerificationError("body", "The body is no JSON object.");
}

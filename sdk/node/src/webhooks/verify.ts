import type { ObjectEvent, OperationEvent, PaymentEvent, SubscriptionEvent } from "../generated/openapi";
import { bodySignatures, headerSignature, isSame } from "./signatures";

export type VerificationFailure = "missing_header" | "timestamp" | "signature" | "body";

/** The webhook is not from the service, is meant for another receiver, or is too old. */
export class WebhookVerificationError extends Error {
  readonly reason: VerificationFailure;

  constructor(reason: VerificationFailure, message: string) {
    super(message);
    this.name = "WebhookVerificationError";
    this.reason = reason;
  }
}

/** HTTP headers as any framework provides them; upper and lower case are equal. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The object that an event concerns, and the event's body. */
export type WebhookPayload =
  | { readonly kind: "payment"; readonly payload: PaymentEvent }
  | { readonly kind: "operation"; readonly payload: OperationEvent }
  | { readonly kind: "subscription"; readonly payload: SubscriptionEvent }
  | { readonly kind: "state_change"; readonly payload: ObjectEvent };

export type WebhookEvent = WebhookPayload & {
  /** `webhook-id`: the same for every try and redelivery of the event. */
  readonly id: string;
  /** Real time at which this delivery attempt was sent. */
  readonly sentAt: Date;
};

export type ReceivedRequest = {
  readonly headers: WebhookHeaders;
  /** The webhook's unparsed body, as received. */
  readonly body: string | Uint8Array;
};

export type VerificationTerms = {
  /** The merchant's `webhook_secret`, `whsec_…`; during a rotation both secrets. */
  readonly secret: string | readonly string[];
  /** Maximum age or lead of a webhook in seconds; 300 by default. */
  readonly toleranceSeconds?: number;
  /** Current time, to check the webhook's age; the system's time by default. */
  readonly now?: Date;
};

const TOLERANCE_SECONDS = 300;

/**
 * Returns the event if one of the secrets signed exactly this body recently.
 * @throws {WebhookVerificationError} otherwise
 * @throws {TypeError} if the body was already parsed, or without a secret
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
  // Compares each expected with each given signature, so that timing does not reveal the order of the
  // secrets.
  const matches = expected.flatMap((one) => given.map((other) => isSame(one, other)));
  if (!matches.includes(true)) throw new WebhookVerificationError("signature", "The webhook's signature is wrong.");
  return { id, sentAt: new Date(Number(timestamp) * 1_000), ...payloadOf(body) };
}

/**
 * Returns the payload if one of the keys made its field `signature`. This signature covers only some fields
 * and no time: prefer {@link verifyWebhook}, and match the event to your order.
 * @param key the merchant's `webhook_hmac_key`; both during a rotation
 * @throws {WebhookVerificationError} otherwise
 * @throws {TypeError} if the body was already parsed, or without a key
 */
export function verifyBodySignature(body: string | Uint8Array, key: string | readonly string[]): WebhookPayload {
  requireRaw(body);
  const found = payloadOf(body);
  const signature = "signature" in found.payload ? found.payload.signature : undefined;
  if (typeof signature !== "string") throw new WebhookVerificationError("signature", "The body has no signature.");
  // Operation events do not say which form of signature they contain, so both are accepted.
  const matches = listed(key).flatMap((one) =>
    Object.values(bodySignatures(one, textOf(body))).map((expected) => isSame(expected, signature)),
  );
  if (!matches.includes(true)) throw new WebhookVerificationError("signature", "The body's signature is wrong.");
  return found;
}

/**
 * Signs headers of a webhook now, for tests of receivers.
 * @param secret `whsec_…`
 */
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

/**
 * An empty secret, such as an unset variable, would accept any signature.
 * @throws {TypeError} for an empty secret
 */
function listed(secrets: string | readonly string[] | undefined, prefix = ""): readonly string[] {
  const all = typeof secrets === "string" ? [secrets] : (secrets ?? []);
  if (all.length > 0 && all.every((each) => each.startsWith(prefix) && each.length > prefix.length)) return all;
  throw new TypeError(`A secret${prefix && ` ${prefix}…`} is needed to verify webhooks.`);
}

function textOf(body: string | Uint8Array): string {
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}

/** Types the parsed body by the object it concerns. Its fields need no check: the service signed them. */
function payloadOf(body: string | Uint8Array): WebhookPayload {
  const payload = parsedObject(textOf(body));
  if ("event" in payload) return { kind: "subscription", payload: payload as SubscriptionEvent };
  if ("operation" in payload) return { kind: "operation", payload: payload as OperationEvent };
  if ("object" in payload) return { kind: "state_change", payload: payload as ObjectEvent };
  return { kind: "payment", payload: payload as PaymentEvent };
}

function parsedObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {}
  throw new WebhookVerificationError("body", "The body is no JSON object.");
}

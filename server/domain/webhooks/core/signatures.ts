/** Webhook signatures (Spec, "Webhook deliveries"): two kinds in the body, one in the headers. */
import { createHmac } from "node:crypto";
import { asEqualDouble, keptDigits } from "@/server/kernel/exact-json";
import { SIGNED_FIELDS } from "./signed-fields";

export type Payload = Readonly<Record<string, unknown>>;

function valueAt(payload: Payload, path: string): unknown {
  let current: unknown = payload;
  for (const step of path.split(".")) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as Payload)[step];
  }
  return current;
}

/** The signed pairs, in the order of `paths`, without null and empty values; "0" is not empty. */
function signedPairs(payload: Payload, paths: readonly string[]): (readonly [path: string, value: string])[] {
  return paths.flatMap((path) => {
    const value = valueAt(payload, path);
    return value === undefined || value === null || value === "" ? [] : [[path, textOf(value)] as const];
  });
}

/**
 * A number as JavaScript prints it or, beyond a double's precision, with the digits that the body contains.
 */
function textOf(value: unknown): string {
  const number = asEqualDouble(value);
  return keptDigits(number) ?? String(number);
}

function hmacHex(key: string, message: string): string {
  return createHmac("sha256", key).update(message, "utf8").digest("hex");
}

/**
 * The body field `signature` of every event except subscriptions': HMAC-SHA256, in lower-case hexadecimal,
 * over key and value of the eighteen signed fields, sorted by key, without separators.
 */
export function standardSignature(key: string, payload: Payload): string {
  const pairs = signedPairs(payload, SIGNED_FIELDS.standard);
  return hmacHex(key, pairs.map(([name, value]) => `${name}${value}`).join(""));
}

/**
 * The body field `signature` of events of `auto_pay` sessions: HMAC-SHA256 in lower-case hexadecimal over
 * lines `path=value` of the twenty-six signed paths, joined by line feeds.
 */
export function subscriptionSignature(key: string, payload: Payload): string {
  const pairs = signedPairs(payload, SIGNED_FIELDS.subscription);
  return hmacHex(key, pairs.map(([path, value]) => `${path}=${value}`).join("\n"));
}

const SIGNATURES = { standard: standardSignature, subscription: subscriptionSignature };

/** Kinds of body signatures; `subscription` is for `auto_pay` sessions and for subscriptions. */
export type SignatureForm = keyof typeof SIGNATURES;

export function bodySignature(form: SignatureForm, key: string, payload: Payload): string {
  return SIGNATURES[form](key, payload);
}

export type SignedDelivery = {
  readonly id: string;
  /** Real time. */
  readonly sentAt: Date;
  readonly body: string;
};

export type StandardHeaders = Readonly<Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string>>;

/**
 * Headers with one signature per secret.
 * @param secrets `whsec_` and the base64 of the key, newest first
 */
export function standardWebhooksHeaders(
  secrets: readonly string[],
  { id, sentAt, body }: SignedDelivery,
): StandardHeaders {
  const timestamp = headerTimestamp(sentAt);
  const signature = secrets.map((secret) => standardWebhooksSignature(secret, { id, timestamp, body })).join(" ");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature };
}

export function headerTimestamp(sentAt: Date): string {
  return String(Math.floor(sentAt.getTime() / 1000));
}

export function standardWebhooksSignature(
  secret: string,
  { id, timestamp, body }: { readonly id: string; readonly timestamp: string; readonly body: string },
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`, "utf8").digest("base64")}`;
}

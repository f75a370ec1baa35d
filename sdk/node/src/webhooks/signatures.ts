import { createHmac, timingSafeEqual } from "node:crypto";
import { SIGNED_FIELDS } from "../generated/signed-fields";

const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

export type SignedMessage = {
  readonly id: string;
  /** When the webhook was signed, in seconds since 1970. */
  readonly timestamp: string;
  readonly body: string | Uint8Array;
};

/**
 * The header `webhook-signature` of the message.
 * @param secret `whsec_` and the base64 of the key
 */
export function headerSignature(secret: string, { id, timestamp, body }: SignedMessage): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest("base64")}`;
}

/** The body field `signature` in its two forms: for subscription events and for all other events. */
export function bodySignatures(key: string, body: string): { standard: string; subscription: string } {
  const payload: unknown = JSON.parse(withExactNumbers(body));
  const standard = pairs(payload, SIGNED_FIELDS.standard).map(([path, value]) => `${path}${value}`);
  const subscription = pairs(payload, SIGNED_FIELDS.subscription).map(([path, value]) => `${path}=${value}`);
  const digest = (message: string): string => createHmac("sha256", key).update(message).digest("hex");
  return { standard: digest(standard.join("")), subscription: digest(subscription.join("\n")) };
}

/** Compares two texts in constant time. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Keeps a number that a double would round as a string, because the service signed its digits. */
function withExactNumbers(json: string): string {
  return json.replace(TEXT_OR_NUMBER, (token) => {
    const printed = String(Number(token));
    const isPlain = token.startsWith('"') || /e/i.test(token) || printed.includes("e");
    return isPlain || printed === withoutZeros(token) ? token : `"${token}"`;
  });
}

function withoutZeros(digits: string): string {
  return digits.includes(".") ? digits.replace(/\.?0+$/, "") : digits;
}

function pairs(payload: unknown, paths: readonly string[]): [path: string, value: string][] {
  return paths.flatMap((path): [string, string][] => {
    const value = valueAt(payload, path);
    return value === undefined || value === null || value === "" ? [] : [[path, String(value)]];
  });
}

function valueAt(payload: unknown, path: string): unknown {
  let current = payload;
  for (const step of path.split(".")) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, step)) return undefined;
    current = Reflect.get(current, step);
  }
  return current;
}

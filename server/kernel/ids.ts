/**
 * Identifiers from random bytes that the caller passes, because the kernel has no source of randomness.
 * @throws {RangeError} for too few bytes
 */
import { createHash } from "node:crypto";

const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

function enough(bytes: Uint8Array, least: number): Uint8Array {
  if (bytes.length < least) throw new RangeError(`At least ${least} random bytes are needed, got ${bytes.length}.`);
  return bytes;
}

/** Digits of the alphabet that are encoded per step, limited by a double's precision. */
const AT_ONCE = 8;

function encode(bytes: Uint8Array, alphabet: string, length: number): string {
  const base = alphabet.length;
  const step = BigInt(base ** AT_ONCE);
  let value = BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
  let text = "";
  while (text.length < length) {
    let some = Number(value % step);
    value /= step;
    for (let i = 0; i < AT_ONCE && text.length < length; i += 1) {
      text = alphabet.charAt(some % base) + text;
      some = Math.floor(some / base);
    }
  }
  return text;
}

export const SESSION_ID = /^[0-9a-f]{40}$/;

/**
 * A session id: 40 lower-case hexadecimal characters, the SHA-1 of at least 20 random bytes (Spec,
 * "Conventions", session_id).
 */
export function sessionId(random: Uint8Array): string {
  return createHash("sha1").update(enough(random, 20)).digest("hex");
}

/**
 * The reference of an attempt or operation at the gateway: "SRF" and 13 unambiguous characters, from at least
 * 9 random bytes.
 */
export function referenceNumber(random: Uint8Array): string {
  return `SRF${encode(enough(random, 9), CROCKFORD, 13)}`;
}

/** A code of 12 letters and digits, from at least 10 random bytes. */
export function shortCode(random: Uint8Array): string {
  return encode(enough(random, 10), BASE62, 12);
}

/**
 * An identifier such as `sk_…`: a prefix and 32 letters and digits (190 bits), from at least 25 random bytes.
 */
export function prefixed(prefix: string, random: Uint8Array): string {
  return `${prefix}_${encode(enough(random, 25), BASE62, 32)}`;
}

/** Year and month of an instant in UTC, such as 2611 for November 2026. */
export function monthNumber(at: Date): number {
  return (at.getUTCFullYear() % 100) * 100 + at.getUTCMonth() + 1;
}

/**
 * An identifier such as `evt_2611_…`: prefix, month, and 28 letters and digits (166 bits), from at least 21
 * random bytes.
 */
export function monthlyId(prefix: string, month: number, random: Uint8Array): string {
  if (month === 0) return prefixed(prefix, random);
  return `${prefix}_${String(month).padStart(4, "0")}_${encode(enough(random, 21), BASE62, 28)}`;
}

export function monthOfId(id: string): number {
  return Number(/^[a-z]+_(\d{4})_/.exec(id)?.[1] ?? 0);
}

/** SHA-256 in lower-case hexadecimal; a text is hashed as UTF-8. */
export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

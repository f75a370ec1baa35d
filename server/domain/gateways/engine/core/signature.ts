/** Signatures of notifications: HMAC-SHA256. */
import { createHmac, timingSafeEqual } from "node:crypto";

export type SignatureForm = { readonly key: "text" | "hex"; readonly digest: "hex" | "base64" };

const HEX = /^(?:[0-9a-f]{2})+$/i;

export function signatureOf(form: SignatureForm, key: string, signed: string | Uint8Array): string {
  const secret = form.key === "hex" ? Buffer.from(key, "hex") : key;
  return createHmac("sha256", secret).update(signed).digest(form.digest);
}

/** False also with a key that should be hexadecimal and is not. */
export function isSigned(form: SignatureForm, key: string, signed: string | Uint8Array, given: string | null): boolean {
  if (given === null || (form.key === "hex" && !HEX.test(key))) return false;
  return isEqualText(signatureOf(form, key, signed), given);
}

/** Compares a secret in constant time. */
export function isEqualText(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

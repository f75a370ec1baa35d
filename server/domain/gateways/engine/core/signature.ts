import { createHmac, timingSafeEqual } from "node:crypto";
import type { Inbound } from "../../core/notification";
import type { Account } from "../../core/opened-account";
import { signingKeys } from "../../core/signing-keys";

export type SignatureForm = { readonly key: "text" | "hex"; readonly digest: "hex" | "base64" };

export type Signature = SignatureForm & {
  readonly field: string;
  /** A header such as `t=1700000000,v1=…`, in which `v1` signs time stamp and body. */
  readonly timed?: { readonly header: string; readonly toleranceSeconds: number };
  /** Account fields of the name and password that messages must have if the account has them. */
  readonly basic?: { readonly user: string; readonly password: string };
};

/**
 * True if a valid key of the account made one of the first ten signatures of the right length in the header.
 */
export type IsSigned = (signed: string | Uint8Array, ...given: readonly (string | null)[]) => boolean;

const MOST_SIGNATURES = 10;
const LENGTHS = { hex: 64, base64: 44 } as const;
const HEX = /^(?:[0-9a-f]{2})+$/i;

export function signatureOf(form: SignatureForm, key: string, signed: string | Uint8Array): string {
  const secret = form.key === "hex" ? Buffer.from(key, "hex") : key;
  return createHmac("sha256", secret).update(signed).digest(form.digest);
}

/** True if the given key made the signature; false also for a malformed hexadecimal key. */
export function isSigned(
  form: SignatureForm,
  key: string,
  signed: string | Uint8Array,
  ...given: readonly (string | null)[]
): boolean {
  const fitting = given.filter((one) => one !== null).filter(({ length }) => length === LENGTHS[form.digest]);
  if (fitting.length === 0 || (form.key === "hex" && !HEX.test(key))) return false;
  const expected = signatureOf(form, key, signed);
  return fitting.slice(0, MOST_SIGNATURES).some((one) => isEqualText(expected, one));
}

export function signedWith(signature: Signature, account: Account, at: Date): IsSigned {
  const keys = signingKeys(account, signature.field, at);
  return (signed, ...given) => keys.some((key) => isSigned(signature, key, signed, ...given));
}

/** True if the message's time stamp is recent, and for signatures without a time stamp. */
export function isTimely({ timed }: Signature, { headers, rawBody, receivedAt }: Inbound, isOurs: IsSigned): boolean {
  if (timed === undefined) return true;
  const parts = (headers[timed.header] ?? "").split(",").map((part) => part.split("="));
  const [, time = ""] = parts.find(([name]) => name === "t") ?? [];
  const age = Math.floor(receivedAt.getTime() / 1_000) - Number(time);
  if (!(Math.abs(age) <= timed.toleranceSeconds)) return false;
  const signed = Buffer.concat([Buffer.from(`${time}.`), rawBody]);
  return isOurs(signed, ...parts.filter(([name]) => name === "v1").map(([, value = ""]) => value));
}

export function isFromSender({ basic }: Signature, { values }: Account, { headers }: Inbound): boolean {
  const [user, password] = basic === undefined ? [] : [values[basic.user], values[basic.password]];
  if (!user || !password) return true;
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  return isEqualText(expected, headers.authorization ?? "");
}

/** Compares a secret in constant time. */
function isEqualText(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}

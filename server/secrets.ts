/**
 * Keys derived from SARRAF_SECRET, for encrypting secrets and signing tokens (Spec, "Credentials" 7 to 12).
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "./env";

type Purpose =
  | "jwt"
  | "attempt-token"
  | "page-token"
  | "invoice-token"
  | "way-back"
  | "words"
  | "address"
  | "alert"
  | "card-alias"
  | "simulated-bank"
  | "simulated-page"
  | "simulated-notification"
  | "seal"
  | "totp"
  | "recovery-code"
  | "repeated-request"
  | "webhook-credential";

export type SealPurpose = "seal" | "totp";

const derived = new Map<string, Buffer>();

function derivedFrom(secret: string, purpose: Purpose): Buffer {
  const name = `${purpose}:${secret}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "sarraf", purpose, 32));
  derived.set(name, key);
  return key;
}

/**
 * A key of 32 bytes for a purpose.
 * @throws {Error} without SARRAF_SECRET
 */
export function secretKey(purpose: Purpose): Buffer {
  return derivedFrom(env.secret, purpose);
}

/** {@link secretKey} and, during a rotation, the key of the previous secret. */
export function knownKeys(purpose: Purpose): readonly Buffer[] {
  const former = env.formerSecret;
  return former === null ? [secretKey(purpose)] : [secretKey(purpose), derivedFrom(former, purpose)];
}

/** Encrypts a text: AES-256-GCM with nonce and tag in front, base64url. */
export function seal(plain: string, purpose: SealPurpose = "seal"): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", secretKey(purpose), nonce);
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/**
 * Decrypts a text.
 * @throws {Error} if it was altered or encrypted with another key
 */
function opened(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

/**
 * Decrypts a text.
 * @throws {Error} if it was altered, or encrypted with neither SARRAF_SECRET nor the previous secret
 */
export function unseal(sealed: string, purpose: SealPurpose = "seal"): string {
  const [key = secretKey(purpose), former] = knownKeys(purpose);
  if (former === undefined) return opened(sealed, key);
  try {
    return opened(sealed, key);
  } catch {
    return opened(sealed, former);
  }
}

/**
 * The text encrypted again with SARRAF_SECRET; null if it already is.
 * @throws {Error} as {@link unseal}
 */
export function resealed(sealed: string, purpose: SealPurpose): string | null {
  try {
    opened(sealed, secretKey(purpose));
    return null;
  } catch {
    return seal(unseal(sealed, purpose), purpose);
  }
}

function signature(key: Buffer, body: string): string {
  return createHmac("sha256", key).update(body).digest().subarray(0, 18).toString("base64url");
}

export function signToken(purpose: Purpose, subject: string): string {
  const body = Buffer.from(subject, "utf8").toString("base64url");
  return `${body}.${signature(secretKey(purpose), body)}`;
}

export function verifyToken(purpose: Purpose, token: string): string | null {
  const [body, mark, ...rest] = token.split(".");
  if (body === undefined || mark === undefined || rest.length > 0) return null;
  // Compares the signatures as text, because decoding ignores foreign characters and would accept an altered
  // token.
  const given = Buffer.from(mark, "utf8");
  const isOurs = knownKeys(purpose).some((key) => {
    const expected = Buffer.from(signature(key, body), "utf8");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) return null;
  return Buffer.from(body, "base64url").toString("utf8");
}

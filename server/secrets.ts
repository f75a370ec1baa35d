/** Keys derived from SARRAF_SECRET: sealing of secrets at rest and signing of tokens (decision 0058). */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { env } from "./env";

type Purpose =
  | "jwt"
  | "attempt-token"
  | "page-token"
  | "invoice-token"
  | "way-back"
  | "card-alias"
  | "simulated-page"
  | "simulated-notification"
  | "seal"
  | "totp"
  | "recovery-code"
  | "repeated-request";

/** What {@link seal} encrypts for: each has a key of its own. */
type SealPurpose = "seal" | "totp";

const derived = new Map<string, Buffer>();

/** The 32-byte key of one purpose. @throws {Error} when SARRAF_SECRET is missing */
export function secretKey(purpose: Purpose): Buffer {
  const name = `${purpose}:${env.secret}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", env.secret, "sarraf", purpose, 32));
  derived.set(name, key);
  return key;
}

/** Encrypts a secret for storage: AES-256-GCM, nonce and tag in front, base64url. */
export function seal(plain: string, purpose: SealPurpose = "seal"): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", secretKey(purpose), nonce);
  const body = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/**
 * The secret that {@link seal} stored. @throws {Error} when the text was altered or another SARRAF_SECRET
 * sealed it
 */
export function unseal(sealed: string, purpose: SealPurpose = "seal"): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", secretKey(purpose), bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

function signature(purpose: Purpose, body: string): string {
  return createHmac("sha256", secretKey(purpose)).update(body).digest().subarray(0, 18).toString("base64url");
}

/** A URL-safe token that carries `subject` and proves that this service issued it for `purpose`. */
export function signToken(purpose: Purpose, subject: string): string {
  const body = Buffer.from(subject, "utf8").toString("base64url");
  return `${body}.${signature(purpose, body)}`;
}

/** The subject of a token of {@link signToken}, or null when it is forged, altered or of another purpose. */
export function verifyToken(purpose: Purpose, token: string): string | null {
  const [body, mark, ...rest] = token.split(".");
  if (body === undefined || mark === undefined || rest.length > 0) return null;
  // Texts are compared, not what they decode to: decoding skips foreign characters, and an altered token
  // would pass.
  const given = Buffer.from(mark, "utf8");
  const expected = Buffer.from(signature(purpose, body), "utf8");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return Buffer.from(body, "base64url").toString("utf8");
}

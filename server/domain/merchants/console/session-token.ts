/** The console's cookie, and its stored digest. */
import { randomBytes } from "node:crypto";
import { sha256 } from "@/server/kernel/ids";

/** A token of 256 random bits, and its stored digest. */
export type SessionToken = { readonly token: string; readonly tokenDigest: string };

/** A new session token, created at every proof of identity. */
export function newSessionToken(): SessionToken {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenDigest: sha256(token) };
}

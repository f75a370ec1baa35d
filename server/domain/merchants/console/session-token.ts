/** The console's cookie, and its stored digest. */
import { randomBytes } from "node:crypto";
import { sha256 } from "@/server/kernel/ids";

/** A token of 256 random bits, and the stored digest. */
export type SessionToken = { readonly token: string; readonly tokenDigest: string };

/** Every proof of identity gives the session a new token. */
export function newSessionToken(): SessionToken {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenDigest: sha256(token) };
}

/** What the console's cookie holds, and how it is stored. */
import { randomBytes } from "node:crypto";
import { sha256 } from "@/server/kernel/ids";

/** A token of 256 random bits, and the digest that is stored of it. */
export type SessionToken = { readonly token: string; readonly tokenDigest: string };

/** A new token; at every proof of who the user is, the session gets another one. */
export function newSessionToken(): SessionToken {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenDigest: sha256(token) };
}

import { randomBytes } from "node:crypto";
import { sha256 } from "@/server/kernel/ids";

export type SessionToken = { readonly token: string; readonly tokenDigest: string };

export function newSessionToken(): SessionToken {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenDigest: sha256(token) };
}

/** Parses the `Authorization` header without the database (Spec, "Authentication"). */
import { Unauthenticated } from "@/server/kernel/errors";

export type CredentialKind = "private_key" | "public_key" | "basic" | "bearer";

/**
 * The credentials that an endpoint accepts. `keysByBasic` is false if Basic is refused even with a key as
 * user name (Spec, "Authentication" 3 and 4).
 */
export type Taken = { readonly accepts: readonly CredentialKind[]; readonly keysByBasic: boolean };

/** A parsed credential. Whether a key is private or public is decided by the digest that it matches. */
export type Credential =
  | { readonly scheme: "key"; readonly key: string }
  | { readonly scheme: "basic"; readonly username: string; readonly password: string }
  | { readonly scheme: "bearer"; readonly token: string };

export const PRIVATE_PREFIX = "sk";
export const PUBLIC_PREFIX = "pk";
export const RESTRICTED_PREFIX = "rk";

export function challenge(accepts: readonly CredentialKind[]): string {
  const schemes = new Set(
    accepts.map((kind) => (kind === "basic" ? "Basic" : kind === "bearer" ? "Bearer" : "Api-Key")),
  );
  return [...schemes].map((scheme) => `${scheme} realm="sarraf"`).join(", ");
}

const KEY = new RegExp(`^(?:${PRIVATE_PREFIX}|${PUBLIC_PREFIX}|${RESTRICTED_PREFIX})_`);

function isKey(text: string): boolean {
  return KEY.test(text);
}

/** The API key in the user name of Basic credentials with an empty password; null for other credentials. */
function keyOfBasic(encoded: string): string | null {
  const text = Buffer.from(encoded, "base64").toString("utf8");
  return isKey(text) && text.indexOf(":") === text.length - 1 ? text.slice(0, -1) : null;
}

function basic(encoded: string): Credential {
  if (encoded === "") throw new Unauthenticated("Invalid basic header. No credentials provided.");
  if (encoded.includes(" "))
    throw new Unauthenticated("Invalid basic header. Credentials string should not contain spaces.");
  const text = /^[A-Za-z0-9+/_-]+={0,2}$/.test(encoded) ? Buffer.from(encoded, "base64").toString("utf8") : "";
  const colon = text.indexOf(":");
  if (colon < 0 || text.includes("\0")) {
    throw new Unauthenticated("Invalid basic header. Credentials not correctly base64 encoded.");
  }
  return { scheme: "basic", username: text.slice(0, colon), password: text.slice(colon + 1) };
}

function single(value: string, name: string): string {
  if (value === "") throw new Unauthenticated(`Invalid ${name} header. No credentials provided.`);
  if (value.includes(" "))
    throw new Unauthenticated(`Invalid ${name} header. ${name} string should not contain spaces.`);
  return value;
}

/**
 * Parses a credential. A key may be sent as `Api-Key <key>`, `Bearer <key>`, or the user name of Basic with
 * an empty password; schemes have any case.
 * @throws {Unauthenticated} if the header is absent or unreadable, or the endpoint takes no such credential
 */
export function readCredential(header: string | null, { accepts, keysByBasic }: Taken): Credential {
  const [scheme = "", ...rest] = (header ?? "").trim().split(" ");
  const value = rest.join(" ").trim();
  switch (scheme.toLowerCase()) {
    case "api-key":
      if (!takesKeys(accepts)) break;
      return keyCredential(single(value, "API key"), accepts);
    case "basic": {
      const key = keysByBasic ? keyOfBasic(value) : null;
      if (key !== null && takesKeys(accepts)) return keyCredential(key, accepts);
      if (accepts.includes("basic")) return basic(value);
      throw new Unauthenticated("Basic authentication is not accepted here.");
    }
    case "bearer": {
      // An API key in a Bearer credential is never parsed as a JWT.
      if (isKey(value) && takesKeys(accepts)) return keyCredential(single(value, "token"), accepts);
      if (isKey(value)) break;
      if (accepts.includes("bearer")) return { scheme: "bearer", token: single(value, "token") };
      throw new Unauthenticated("A bearer token is not accepted here.");
    }
  }
  throw new Unauthenticated();
}

function takesKeys(accepts: readonly CredentialKind[]): boolean {
  return accepts.includes("private_key") || accepts.includes("public_key");
}

function keyCredential(key: string, accepts: readonly CredentialKind[]): Credential {
  if (key.startsWith(`${PUBLIC_PREFIX}_`) && !accepts.includes("public_key"))
    throw new Unauthenticated("A public API key is not accepted here.");
  return { scheme: "key", key };
}

/** Reads the `Authorization` header without the database (Spec, "Authentication"). */
import { Unauthenticated } from "@/server/kernel/errors";

export type CredentialKind = "private_key" | "public_key" | "basic" | "bearer";

/** A parsed credential. For a key, the matching digest decides whether it is private or public. */
export type Credential =
  | { readonly scheme: "key"; readonly key: string }
  | { readonly scheme: "basic"; readonly username: string; readonly password: string }
  | { readonly scheme: "bearer"; readonly token: string };

export const PRIVATE_PREFIX = "sk";
export const PUBLIC_PREFIX = "pk";

/** The header `WWW-Authenticate` with the endpoint's schemes. */
export function challenge(accepts: readonly CredentialKind[]): string {
  const schemes = new Set(
    accepts.map((kind) => (kind === "basic" ? "Basic" : kind === "bearer" ? "Bearer" : "Api-Key")),
  );
  return [...schemes].map((scheme) => `${scheme} realm="sarraf"`).join(", ");
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
 * Parses the header; the scheme may have any case.
 * @throws {Unauthenticated} if the header is absent or unreadable, or the endpoint does not accept such a
 *   credential
 */
export function readCredential(header: string | null, accepts: readonly CredentialKind[]): Credential {
  const [scheme = "", ...rest] = (header ?? "").trim().split(" ");
  const value = rest.join(" ").trim();
  const takes = (...kinds: CredentialKind[]): boolean => kinds.some((kind) => accepts.includes(kind));
  switch (scheme.toLowerCase()) {
    case "api-key": {
      if (!takes("private_key", "public_key")) break;
      const key = single(value, "API key");
      if (key.startsWith(`${PUBLIC_PREFIX}_`) && !takes("public_key")) {
        throw new Unauthenticated("A public API key is not accepted here.");
      }
      return { scheme: "key", key };
    }
    case "basic":
      if (takes("basic")) return basic(value);
      throw new Unauthenticated("Basic authentication is not accepted here.");
    case "bearer":
      if (takes("bearer")) return { scheme: "bearer", token: single(value, "token") };
      throw new Unauthenticated("A bearer token is not accepted here.");
  }
  throw new Unauthenticated();
}

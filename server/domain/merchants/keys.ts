/**
 * Makes the secrets of a merchant; each is shown once and stored as a digest or sealed (Spec, "Credentials" 7
 * to 12).
 */
import { randomBytes } from "node:crypto";
import { prefixed, sha256 } from "@/server/kernel/ids";
import { unseal } from "@/server/secrets";
import { PRIVATE_PREFIX, PUBLIC_PREFIX } from "./credentials";

/** A private key and its public twin, beside what is stored of them. */
export type KeyPair = {
  readonly id: string;
  readonly privateKey: string;
  readonly publicKey: string;
  readonly privateDigest: string;
  readonly publicDigest: string;
};

/** A fresh identifier such as `mer_…`. */
export function newId(prefix: "mer" | "key"): string {
  return prefixed(prefix, randomBytes(25));
}

/** A fresh pair of 190 random bits each. */
export function newKeyPair(): KeyPair {
  const privateKey = prefixed(PRIVATE_PREFIX, randomBytes(25));
  const publicKey = prefixed(PUBLIC_PREFIX, randomBytes(25));
  return {
    id: newId("key"),
    privateKey,
    publicKey,
    privateDigest: sha256(privateKey),
    publicDigest: sha256(publicKey),
  };
}

/**
 * Fresh keys of a merchant's webhooks: of the body's signature, and the `whsec_…` secret of the Standard
 * Webhooks headers.
 */
export function newWebhookKeys(): WebhookKeys {
  return { hmacKey: randomBytes(32).toString("hex"), webhookSecret: `whsec_${randomBytes(32).toString("base64")}` };
}

/** What webhooks are signed with. */
export type WebhookKeys = { readonly hmacKey: string; readonly webhookSecret: string };

/** The one of them that bodies are signed with. @throws {Error} as {@link webhookKeys} */
export function signingKey(row: { webhookHmacKey: string }): Pick<WebhookKeys, "hmacKey"> {
  return { hmacKey: unseal(row.webhookHmacKey) };
}

/** The merchant's webhook keys from its row. @throws {Error} when another SARRAF_SECRET sealed them */
export function webhookKeys(row: { webhookHmacKey: string; webhookSecret: string }): WebhookKeys {
  return { hmacKey: unseal(row.webhookHmacKey), webhookSecret: unseal(row.webhookSecret) };
}

/**
 * API keys and secrets. Each is returned once, and stored as a digest or encrypted (Spec, "Credentials" 7 to
 * 12).
 */
import { randomBytes } from "node:crypto";
import { prefixed, sha256 } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import { seal, unseal } from "@/server/secrets";
import { PRIVATE_PREFIX, PUBLIC_PREFIX } from "./credentials";

export type KeyPair = {
  readonly id: string;
  readonly privateKey: string;
  readonly publicKey: string;
  readonly columns: {
    readonly privateDigest: string;
    readonly publicDigest: string;
    readonly privateEnding: string;
    readonly publicEnding: string;
  };
};

/** The last four characters of a key, by which merchants recognise it. */
export function endingOf(key: string): string {
  return key.slice(-4);
}

export function newId(prefix: "mer" | "key" | "rkey"): string {
  return prefixed(prefix, randomBytes(25));
}

export function newKeyPair(): KeyPair {
  const privateKey = prefixed(PRIVATE_PREFIX, randomBytes(25));
  const publicKey = prefixed(PUBLIC_PREFIX, randomBytes(25));
  return {
    id: newId("key"),
    privateKey,
    publicKey,
    columns: {
      privateDigest: sha256(privateKey),
      publicDigest: sha256(publicKey),
      privateEnding: endingOf(privateKey),
      publicEnding: endingOf(publicKey),
    },
  };
}

export function newWebhookKeys(): WebhookKeys {
  return { hmacKey: randomBytes(32).toString("hex"), webhookSecret: `whsec_${randomBytes(32).toString("base64")}` };
}

export type WebhookKeys = { readonly hmacKey: string; readonly webhookSecret: string };

export function signingKey(row: { webhookHmacKey: string }): Pick<WebhookKeys, "hmacKey"> {
  return { hmacKey: unseal(row.webhookHmacKey) };
}

/** @throws {Error} if another SARRAF_SECRET encrypted the keys */
export function webhookKeys(row: { webhookHmacKey: string; webhookSecret: string }): WebhookKeys {
  return { hmacKey: unseal(row.webhookHmacKey), webhookSecret: unseal(row.webhookSecret) };
}

/** Hours of real time for which a renewed secret and the former one both sign. */
const OVERLAP_HOURS = 24;

export function renewedKeys(row: { webhookSecret: string }, keys: WebhookKeys, now: Date) {
  return {
    webhookHmacKey: seal(keys.hmacKey),
    webhookSecret: seal(keys.webhookSecret),
    formerWebhookSecret: row.webhookSecret,
    formerWebhookUntil: addSeconds(now, OVERLAP_HOURS * 3_600),
  };
}

type SecretsRow = {
  readonly webhookSecret: string;
  readonly formerWebhookSecret: string | null;
  readonly formerWebhookUntil: Date | null;
};

/**
 * The secrets that sign now, newest first.
 * @throws {Error} as {@link webhookKeys}
 */
export function webhookSecrets(row: SecretsRow, now: Date): readonly [string, ...string[]] {
  const { formerWebhookSecret: former, formerWebhookUntil: until } = row;
  const isKept = former !== null && until !== null && until > now;
  return [unseal(row.webhookSecret), ...(isKept ? [unseal(former)] : [])];
}

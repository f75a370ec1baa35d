/** The body of a webhook in the version of the API that its merchant has (decision 0287). */
import { type ApiVersions, eventOfVersion, isNewest } from "@/server/kernel/api-version";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import { jsonObject } from "@/server/kernel/json";
import { standardSignature, subscriptionSignature } from "./signatures";

/** A kept event, and whom it is for. */
export type KeptBody = {
  /** The newest form with its signature, text for text. */
  readonly payload: string;
  /** The merchant's HMAC key. */
  readonly hmacKey: string;
  readonly version: string;
};

/**
 * What is sent: the kept text or, to a merchant of an older version, its older form, signed anew by the same
 * of the two signatures.
 */
export function bodyOfVersion({ payload, hmacKey, version }: KeptBody, versions: ApiVersions): string {
  if (isNewest(versions, version)) return payload;
  const { signature, ...newest } = jsonObject(readJson(payload)) ?? {};
  const sign = signature === subscriptionSignature(hmacKey, newest) ? subscriptionSignature : standardSignature;
  const older = eventOfVersion(versions, version, newest);
  return writeJson({ ...older, signature: sign(hmacKey, older) });
}

/** Converts a webhook's body to the merchant's API version (decision 0287). */
import { type ApiVersions, eventOfVersion, isNewest } from "@/server/kernel/api-version";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import { jsonObject } from "@/server/kernel/json";
import { standardSignature, subscriptionSignature } from "./signatures";

export type KeptBody = {
  readonly payload: string;
  readonly hmacKey: string;
  readonly version: string;
};

/** The stored body or, for a merchant of an older API version, its older form, signed in the same way. */
export function bodyOfVersion({ payload, hmacKey, version }: KeptBody, versions: ApiVersions): string {
  if (isNewest(versions, version)) return payload;
  const { signature, ...newest } = jsonObject(readJson(payload)) ?? {};
  const sign = signature === subscriptionSignature(hmacKey, newest) ? subscriptionSignature : standardSignature;
  const older = eventOfVersion(versions, version, newest);
  return writeJson({ ...older, signature: sign(hmacKey, older) });
}

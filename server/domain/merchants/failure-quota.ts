/** The limit of failed authentications, for a caller without a known credential. */
import { addressSuspect, failureQuota, loginSuspect, type Quota, type Suspect } from "@/server/domain/limits";
import type { SystemCtx } from "@/server/kernel/types";
import { readCredential } from "./credentials";

function suspectOf(authorization: string | null, address: string): Suspect {
  try {
    const accepts = ["private_key", "public_key", "basic", "bearer"] as const;
    const credential = readCredential(authorization, { accepts, keysByBasic: true });
    return credential.scheme === "basic" ? loginSuspect(credential.username, address) : addressSuspect(address);
  } catch {
    return addressSuspect(address);
  }
}

/**
 * The counter for a failure of this `Authorization` header: that of username and address for Basic, else that
 * of the address (Spec, "Rate limits and repeated requests"). One statement.
 */
export function strangersQuota(
  system: SystemCtx,
  { authorization, address }: { readonly authorization: string | null; readonly address: string },
): Promise<Quota> {
  return failureQuota(system, suspectOf(authorization, address));
}

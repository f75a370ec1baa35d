import { addressSuspect, failureQuota, type Quota } from "@/server/domain/limits";
import type { SystemCtx } from "@/server/kernel/types";
import { readCredential } from "./credentials";
import { nameQuota } from "./password-attempts";

function usernameOf(authorization: string | null): string | null {
  try {
    const accepts = ["private_key", "public_key", "basic", "bearer"] as const;
    const credential = readCredential(authorization, { accepts, keysByBasic: true });
    return credential.scheme === "basic" ? credential.username : null;
  } catch {
    return null;
  }
}

/**
 * The failure counter for this `Authorization` header: by username for Basic credentials, otherwise by
 * address (Spec, "Rate limits and repeated requests").
 */
export function strangersQuota(
  system: SystemCtx,
  { authorization, address }: { readonly authorization: string | null; readonly address: string },
): Promise<Quota> {
  const username = usernameOf(authorization);
  return username === null ? failureQuota(system, addressSuspect(address)) : nameQuota(system, username);
}

/** What the limit of failed authentications leaves to a caller without a known credential. */
import { type Quota, secondsLeft } from "@/server/kernel/rate";
import type { SystemCtx } from "@/server/kernel/types";
import { readCredential } from "./credentials";
import { addressSuspect, failuresSql, loginSuspect, type Suspect, WINDOW_SECONDS } from "./failed-logins";

function suspectOf(authorization: string | null, address: string): Suspect {
  try {
    const credential = readCredential(authorization, ["private_key", "basic", "bearer"]);
    return credential.scheme === "basic" ? loginSuspect(credential.username, address) : addressSuspect(address);
  } catch {
    return addressSuspect(address);
  }
}

/**
 * The counter that a failure of this `Authorization` header would add to, or has added to: that of username
 * and address for Basic, else that of the address (decision 0057). One statement.
 */
export async function failureQuota(
  system: SystemCtx,
  { authorization, address }: { readonly authorization: string | null; readonly address: string },
): Promise<Quota> {
  const suspect = suspectOf(authorization, address);
  const now = system.realNow();
  const [row] = await system.db.$queryRaw<{ used: number }[]>`SELECT ${failuresSql(suspect, now)}::int AS used`;
  return {
    rateClass: "failed_auth",
    limit: suspect.allowed,
    windowSeconds: WINDOW_SECONDS,
    used: row?.used ?? 0,
    resetSeconds: secondsLeft(WINDOW_SECONDS, now),
  };
}

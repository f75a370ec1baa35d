/**
 * Counts wrong credentials in fixed windows of real time, separately from all other limits (Spec,
 * "Credentials" 1 to 6).
 */

import { addressBlock } from "@/server/kernel/address-block";
import { RateLimited, Unauthenticated } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import { type Quota, secondsLeft, windowStart } from "./core/rate";
import { FAILURE_WINDOW_SECONDS, failuresOf, type Suspect } from "./statements/failed-credentials";
import { addToCounter, takeFromCounter } from "./statements/rate-counter";

/** Caller of a request whose failures are counted elsewhere, not by address. */
export const NO_SUSPECT: Suspect = { caller: "", allowed: 1 };

export function addressSuspect(address: string): Suspect {
  return { caller: `address:${addressBlock(address)}`, allowed: 100 };
}

/** Counts wrong codes and passwords of a signed-in user, from any address. */
export function proofSuspect(userId: number): Suspect {
  return { caller: `totp:${userId}`, allowed: 5 };
}

/** The counter of failures, for rate limit headers (Spec, "Rate limits and repeated requests"). */
export async function failureQuota(system: SystemCtx, suspect: Suspect): Promise<Quota> {
  const now = system.realNow();
  return {
    rateClass: "failed_auth",
    limit: suspect.allowed,
    windowSeconds: FAILURE_WINDOW_SECONDS,
    used: await failuresOf(system, suspect, now),
    resetSeconds: secondsLeft(FAILURE_WINDOW_SECONDS, now),
  };
}

/** @throws {RateLimited} after too many wrong credentials, until the time window ends */
export function refuseSuspect(suspect: Suspect, failures: number, now: Date): void {
  if (failures >= suspect.allowed) throw new RateLimited(secondsLeft(FAILURE_WINDOW_SECONDS, now));
}

/** @throws {Unauthenticated} while the failures are within the limit, then {RateLimited} */
export async function refuseFailure(system: SystemCtx, suspect: Suspect, detail: string): Promise<never> {
  const now = system.realNow();
  const start = windowStart(FAILURE_WINDOW_SECONDS, now);
  const failures = await addToCounter(system, { caller: suspect.caller, kind: "failed_auth", start });
  refuseSuspect(suspect, failures - 1, now);
  throw new Unauthenticated(detail);
}

/**
 * Counts a failure before the credential is checked; a correct credential undoes the count.
 * @throws {RateLimited}
 */
export async function countFirst(system: SystemCtx, suspect: Suspect): Promise<() => Promise<void>> {
  const now = system.realNow();
  const counter = {
    caller: suspect.caller,
    kind: "failed_auth",
    start: windowStart(FAILURE_WINDOW_SECONDS, now),
  } as const;
  refuseSuspect(suspect, (await addToCounter(system, counter)) - 1, now);
  return () => takeFromCounter(system, counter);
}

export function accountKeySuspects(merchantId: string, userId: number): readonly [user: Suspect, merchant: Suspect] {
  return [
    { caller: `gateway-keys:${merchantId}:${userId}`, allowed: 10 },
    { caller: `gateway-keys:${merchantId}`, allowed: 30 },
  ];
}

const USERNAME_MAX = 150;

export function resetSuspects(
  username: string,
  address: string,
): { readonly name: Suspect; readonly address: Suspect } {
  return {
    name: { caller: `reset:${username.slice(0, USERNAME_MAX)}`, allowed: 3 },
    address: { caller: `resets:${addressBlock(address)}`, allowed: 20 },
  };
}

/** Counts a request against the limit; returns true if earlier requests have used up the limit. */
export async function isOver(system: SystemCtx, suspect: Suspect): Promise<boolean> {
  const start = windowStart(FAILURE_WINDOW_SECONDS, system.realNow());
  return (await addToCounter(system, { caller: suspect.caller, kind: "failed_auth", start })) > suspect.allowed;
}

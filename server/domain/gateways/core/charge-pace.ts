/** Limits the rate of charges without the customer (Spec, "Pace of charges"). */
import type { GatewayAccount } from "./account";
import type { GatewayCapabilities } from "./capabilities";

export const MOST_CHARGES_PER_SECOND = 1_000;

/**
 * The share of a gateway's rate limit for charges without the customer; customers, refunds and queries use
 * the rest.
 */
const SHARE = 1 / 2;

/** Maximum milliseconds in advance for which a charge may reserve its instant. */
const AHEAD_MS = { first: 500, retry: 1_000 };

export function chargesPerSecond(
  { chargesPerSecond: own, isSandbox }: Pick<GatewayAccount, "chargesPerSecond" | "isSandbox">,
  { callsPerSecond }: Pick<GatewayCapabilities, "callsPerSecond">,
): number | null {
  const declared = callsPerSecond?.[isSandbox ? "test" : "live"];
  return own ?? (declared === undefined ? null : Math.max(1, Math.floor(declared * SHARE)));
}

/** Retries may book instants further in the future, because first charges would leave them none. */
export function aheadOf(charge: keyof typeof AHEAD_MS): number {
  return AHEAD_MS[charge];
}

/**
 * Milliseconds after which a charge that found no free instant tries again; short, so that retries leave no
 * instant to first charges.
 */
export function triesAgainAfter(charge: keyof typeof AHEAD_MS): number {
  return AHEAD_MS[charge] / 4;
}

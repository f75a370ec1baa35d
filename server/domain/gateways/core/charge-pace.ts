/** Spec, "Pace of charges". */
import type { GatewayAccount } from "./account";
import type { GatewayCapabilities } from "./capabilities";

export const MOST_CHARGES_PER_SECOND = 1_000;

/** The share of a gateway's limit for unattended charges; customers, refunds and look-ups use the rest. */
const SHARE = 1 / 2;

/** Milliseconds ahead of which a charge books its instant. */
const AHEAD_MS = { first: 500, retry: 1_000 };

/** Maximum of unattended charges in a second; null if there is none. */
export function chargesPerSecond(
  { chargesPerSecond: own, isSandbox }: Pick<GatewayAccount, "chargesPerSecond" | "isSandbox">,
  { callsPerSecond }: Pick<GatewayCapabilities, "callsPerSecond">,
): number | null {
  const declared = callsPerSecond?.[isSandbox ? "test" : "live"];
  return own ?? (declared === undefined ? null : Math.max(1, Math.floor(declared * SHARE)));
}

/** Retries book further ahead, so that first charges find no instant while retries are due. */
export function aheadOf(charge: keyof typeof AHEAD_MS): number {
  return AHEAD_MS[charge];
}

/** Milliseconds until a refused charge tries again, so soon that retries leave first charges no instant. */
export function triesAgainAfter(charge: keyof typeof AHEAD_MS): number {
  return AHEAD_MS[charge] / 4;
}

/** Capabilities of a gateway; a merchant's account may allow less. */
import type { Language } from "@/server/kernel/words";
import type { Environment } from "./opened-account";
import type { DeviceWallet, FollowUp } from "./words";

export type CallKind = "begin" | "charge" | "capture" | "void" | "refund" | "tokenise";

export type GatewayCapabilities = {
  readonly page: boolean;
  readonly pageCanBeEnded: boolean;
  /** Languages of the gateway's hosted page; absent if the page has both languages of this service. */
  readonly pageLanguages?: readonly Language[];
  /** True if the gateway accepts a card that was typed on a page of this service. */
  readonly rawCard: boolean;
  readonly wallets: readonly DeviceWallet[];
  readonly keepCard: "no" | "with_payment" | "alone_too";
  /** True if a saved card can be charged without the customer. */
  readonly unattended: boolean;
  readonly authorize: boolean;
  /** True if a charge needs facts of the customer's browser, for 3-D Secure. */
  readonly needsDevice?: true;
  /** The gateway's limit of calls per second and account, if it publishes one. */
  readonly callsPerSecond?: Readonly<Record<Environment, number>>;
  /** How often parts of a reserved amount can be captured at the gateway. */
  readonly capture: "none" | "once" | "many";
  /** Days after which the gateway releases an uncaptured amount, if its answers do not say when. */
  readonly holdsForDays?: number;
  readonly void: boolean;
  readonly refund: "none" | "once" | "many";
  /** Operations that the gateway first answers with `pending` and decides later. */
  readonly slow: readonly FollowUp[];
  /**
   * Replay window in seconds by kind of call: a repeated reference gets the first answer and does not act
   * again. 0 for none.
   */
  readonly replaySeconds: Readonly<Record<CallKind, number>>;
  /** Days within which the gateway decides an accepted call; afterwards the call is listed for a person. */
  readonly decidesWithinDays: Readonly<Record<FollowUp, number>>;
};

/** One replay window for every kind of call, for a gateway that saves no typed cards. */
export function replayedFor(seconds: number): GatewayCapabilities["replaySeconds"] {
  return { begin: seconds, charge: seconds, capture: seconds, void: seconds, refund: seconds, tokenise: 0 };
}

export function carriesOut(capabilities: GatewayCapabilities, kind: FollowUp): boolean {
  return kind === "void" ? capabilities.void : capabilities[kind] !== "none";
}

const DAY_MS = 86_400_000;

/** True if the gateway should have decided an accepted call by now. */
export function isOverdue(
  { decidesWithinDays }: Pick<GatewayCapabilities, "decidesWithinDays">,
  { kind, firstSentAt, now }: { kind: FollowUp; firstSentAt: Date | null; now: Date },
): boolean {
  return firstSentAt !== null && now.getTime() - firstSentAt.getTime() >= decidesWithinDays[kind] * DAY_MS;
}

/** Percentage of a replay window that is used, because clocks differ. */
const USED_PERCENT = 90;

/**
 * True if the call was never sent, or is still within the replay window that began with its first sending.
 */
export function mayReplay(
  { replaySeconds }: Pick<GatewayCapabilities, "replaySeconds">,
  { kind, firstSentAt, now }: { kind: CallKind; firstSentAt: Date | null; now: Date },
): boolean {
  if (firstSentAt === null) return true;
  const usedMs = replaySeconds[kind] * USED_PERCENT * 10;
  return now.getTime() - firstSentAt.getTime() < usedMs;
}

/** The capabilities of a gateway; a merchant's account may allow less. */
import type { Language } from "@/server/kernel/words";
import type { Environment } from "./opened-account";
import type { DeviceWallet, FollowUp } from "./words";

export type CallKind = "begin" | "charge" | "capture" | "void" | "refund" | "tokenise";

export type GatewayCapabilities = {
  /** True if the gateway has a hosted page, whose address `begin` returns. */
  readonly page: boolean;
  readonly pageCanBeEnded: boolean;
  /** The languages of the page; absent if it has all languages of this service. */
  readonly pageLanguages?: readonly Language[];
  /** True if the gateway accepts a card typed on a page of this service. */
  readonly rawCard: boolean;
  readonly wallets: readonly DeviceWallet[];
  readonly keepCard: "no" | "with_payment" | "alone_too";
  /** True if a saved card can be charged without the customer. */
  readonly unattended: boolean;
  readonly authorize: boolean;
  /** True if a charge needs the customer's browser, for 3-D Secure. */
  readonly needsDevice?: true;
  /** The calls that the gateway accepts of one account in a second, if it names a limit. */
  readonly callsPerSecond?: Readonly<Record<Environment, number>>;
  /** How often a reserved amount can be captured in part. */
  readonly capture: "none" | "once" | "many";
  readonly void: boolean;
  readonly refund: "none" | "once" | "many";
  /** Operations that the gateway first answers with `pending` and decides later. */
  readonly slow: readonly FollowUp[];
  /**
   * Replay window by kind: seconds in which a repeated reference gets the first answer and does not act
   * again; 0 for none.
   */
  readonly replaySeconds: Readonly<Record<CallKind, number>>;
  /** Days within which the gateway decides what it accepted; afterwards the call waits for a person. */
  readonly decidesWithinDays: Readonly<Record<FollowUp, number>>;
};

/** The same replay window for every call of a gateway that saves no typed cards. */
export function replayedFor(seconds: number): GatewayCapabilities["replaySeconds"] {
  return { begin: seconds, charge: seconds, capture: seconds, void: seconds, refund: seconds, tokenise: 0 };
}

export function carriesOut(capabilities: GatewayCapabilities, kind: FollowUp): boolean {
  return kind === "void" ? capabilities.void : capabilities[kind] !== "none";
}

const DAY_MS = 86_400_000;

/** True if the gateway accepted the call so long ago that it should have decided. */
export function isOverdue(
  { decidesWithinDays }: Pick<GatewayCapabilities, "decidesWithinDays">,
  { kind, firstSentAt, now }: { kind: FollowUp; firstSentAt: Date | null; now: Date },
): boolean {
  return firstSentAt !== null && now.getTime() - firstSentAt.getTime() >= decidesWithinDays[kind] * DAY_MS;
}

/** Percentage of a replay window that is used, because clocks differ. */
const USED_PERCENT = 90;

/**
 * True if the call may be sent again: within the replay window since it was first sent, or if it was never
 * sent.
 */
export function mayReplay(
  { replaySeconds }: Pick<GatewayCapabilities, "replaySeconds">,
  { kind, firstSentAt, now }: { kind: CallKind; firstSentAt: Date | null; now: Date },
): boolean {
  if (firstSentAt === null) return true;
  const usedMs = replaySeconds[kind] * USED_PERCENT * 10;
  return now.getTime() - firstSentAt.getTime() < usedMs;
}

/** What a gateway supports; a merchant's account may allow less. Pure. */
import type { DeviceWallet, FollowUp } from "./words";

/** A reference identifies a call within its kind. */
export type CallKind = "begin" | "charge" | "capture" | "void" | "refund" | "tokenise";

export type GatewayCapabilities = {
  /** It has its own page: `begin` answers with its address. */
  readonly page: boolean;
  readonly pageCanBeEnded: boolean;
  /** It takes a card typed on a page of this service. */
  readonly rawCard: boolean;
  readonly wallets: readonly DeviceWallet[];
  /** Whether it keeps cards: never, only with a payment, or also without one. */
  readonly keepCard: "no" | "with_payment" | "alone_too";
  /** A kept card can be charged without the customer. */
  readonly unattended: boolean;
  readonly authorize: boolean;
  /** How often a reserved amount can be captured in part. */
  readonly capture: "none" | "once" | "many";
  readonly void: boolean;
  readonly refund: "none" | "once" | "many";
  /** Kinds that answer `pending` at first and are decided later. */
  readonly slow: readonly FollowUp[];
  /** Seconds in which a repeated reference gets the first answer and acts no more, by kind; 0 for none. */
  readonly replaySeconds: Readonly<Record<CallKind, number>>;
};

export function carriesOut(capabilities: GatewayCapabilities, kind: FollowUp): boolean {
  return kind === "void" ? capabilities.void : capabilities[kind] !== "none";
}

/** Only this part of a replay window is used, because clocks differ. */
const USED_PERCENT = 90;

/**
 * True if the call may be sent again: within the replay window of its first sending, or if it was never sent.
 */
export function mayReplay(
  { replaySeconds }: Pick<GatewayCapabilities, "replaySeconds">,
  { kind, firstSentAt, now }: { kind: CallKind; firstSentAt: Date | null; now: Date },
): boolean {
  if (firstSentAt === null) return true;
  const usedMs = replaySeconds[kind] * USED_PERCENT * 10;
  return now.getTime() - firstSentAt.getTime() < usedMs;
}

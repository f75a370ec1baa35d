/** What a gateway can do at all; a merchant's account at it may allow less. Pure. */
import type { FollowUp } from "./words";

/** The kinds of call that a reference names: the same reference of another kind is another call. */
export type CallKind = "begin" | "charge" | "capture" | "void" | "refund" | "tokenise";

export type GatewayCapabilities = {
  /** It has a page of its own: `begin` answers with its address. */
  readonly page: boolean;
  readonly pageCanBeEnded: boolean;
  /** It takes a card that was typed on a page of this service. */
  readonly rawCard: boolean;
  readonly wallets: readonly ("apple_pay" | "google_pay" | "samsung_pay")[];
  /** Whether a card is kept: never, with a payment alone, or without one as well. */
  readonly keepCard: "no" | "with_payment" | "alone_too";
  /** A kept card can be charged without the customer. */
  readonly unattended: boolean;
  readonly authorize: boolean;
  /** How often a held amount can be captured in part. */
  readonly capture: "none" | "once" | "many";
  readonly void: boolean;
  readonly refund: "none" | "once" | "many";
  /** What is answered `pending` at first and decided later. */
  readonly slow: readonly FollowUp[];
  /** Seconds in which the same reference again is answered as before and acts no more, by kind; 0: none. */
  readonly replaySeconds: Readonly<Record<CallKind, number>>;
};

/** True if the gateway carries out operations of this kind. */
export function carriesOut(capabilities: GatewayCapabilities, kind: FollowUp): boolean {
  return kind === "void" ? capabilities.void : capabilities[kind] !== "none";
}

/** The part of a replay window that is used; the rest is for clocks that differ. */
const USED_PERCENT = 90;

/**
 * True if a call that was first sent then may be sent again: the gateway still knows its reference. A call
 * that was never sent may always be.
 */
export function mayReplay(
  { replaySeconds }: Pick<GatewayCapabilities, "replaySeconds">,
  { kind, firstSentAt, now }: { kind: CallKind; firstSentAt: Date | null; now: Date },
): boolean {
  if (firstSentAt === null) return true;
  const usedMs = replaySeconds[kind] * USED_PERCENT * 10;
  return now.getTime() - firstSentAt.getTime() < usedMs;
}

import type { Inquiry } from "./inquiry";
import type { GatewayResult } from "./result";

export type OpenCall = {
  /** True if all data of the unfinished call is stored, so that the call can be repeated unchanged. */
  readonly canSend: boolean;
  readonly isReplay: boolean;
  readonly isRecent: boolean;
  readonly isTakenUp: boolean;
  /** What to do if the gateway does not know the reference and the call is not repeated. */
  readonly ifNothing: "never_arrived" | "park";
};

/**
 * Next step for an unfinished call: `apply` the answer; `send` the call again under its reference;
 * `ask_later`, after the gateway's interval if it names one; `park` the call for a person; `never_arrived`:
 * the gateway did nothing.
 */
export type NextStep =
  | { readonly kind: "apply"; readonly answer: GatewayResult }
  | { readonly kind: "ask_later"; readonly seconds: number | null }
  /**
   * `isUnknownThere`: a complete look-up found no such call, although the gateway had time to carry it out.
   */
  | { readonly kind: "send"; readonly isUnknownThere: boolean }
  | { readonly kind: "park" | "never_arrived" };

/** Milliseconds in which a gateway may still carry out a call that it has reported as failed. */
const RECENT_MS = 120_000;

export function isRecent({ firstSentAt, now }: { firstSentAt: Date | null; now: Date }): boolean {
  return firstSentAt !== null && now.getTime() - firstSentAt.getTime() < RECENT_MS;
}

/**
 * Decides what follows an inquiry. A call is repeated only within its replay window, and never after the
 * gateway accepted it (Spec, "Inquiries and repeated calls" 1 and 2).
 */
export function nextStep(inquiry: Inquiry, call: OpenCall): NextStep {
  const maySend = call.canSend && call.isReplay && !call.isTakenUp;
  switch (inquiry.known) {
    case "answer":
      return { kind: "apply", answer: inquiry.answer };
    case "not_yet":
      if (maySend) return { kind: "send", isUnknownThere: false };
      return { kind: "ask_later", seconds: inquiry.askAfterSeconds };
    case "nothing":
      return maySend ? { kind: "send", isUnknownThere: !call.isRecent } : { kind: call.ifNothing };
    case "cannot_ask":
      if (call.isTakenUp) return { kind: "ask_later", seconds: null };
      return maySend ? { kind: "send", isUnknownThere: false } : { kind: "park" };
    case "denied":
      return { kind: "park" };
  }
}

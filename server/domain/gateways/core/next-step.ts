/** What follows from a gateway's answer to an inquiry about a call whose outcome is open. Pure. */
import type { Inquiry } from "./inquiry";
import type { GatewayResult } from "./result";

/** What is known of the call that was asked about. */
export type OpenCall = {
  /** Everything that it sent is stored, so that it can be sent again as it was. */
  readonly canSend: boolean;
  /** The gateway still knows its reference, so that sending it again acts once. */
  readonly isReplay: boolean;
  /** The gateway has said that it has it and has not decided. */
  readonly isTakenUp: boolean;
  /** What it means that the gateway has no such reference, and that it is not sent again. */
  readonly ifNothing: "never_arrived" | "park";
};

/**
 * `apply` the answer; `send` the call again under its reference; `ask_later`, after that long if the gateway
 * says so; `park` it for a person; `never_arrived`: nothing happened.
 */
export type NextStep =
  | { readonly kind: "apply"; readonly answer: GatewayResult }
  | { readonly kind: "ask_later"; readonly seconds: number | null }
  | { readonly kind: "send" | "park" | "never_arrived" };

/**
 * The next step (decision 0213). A call is sent again only while its reference acts once, never while a
 * search lags, and never after the gateway took it up.
 */
export function nextStep(inquiry: Inquiry, call: OpenCall): NextStep {
  const maySend = call.canSend && call.isReplay && !call.isTakenUp;
  switch (inquiry.known) {
    case "answer":
      return { kind: "apply", answer: inquiry.answer };
    case "not_yet":
      return { kind: "ask_later", seconds: inquiry.askAfterSeconds };
    case "nothing":
      return { kind: maySend ? "send" : call.ifNothing };
    case "cannot_ask":
      if (call.isTakenUp) return { kind: "ask_later", seconds: null };
      return { kind: maySend ? "send" : "park" };
  }
}

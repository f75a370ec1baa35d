/** What a gateway tells by itself: messages to the address of an account. Plain data. */
import type { GatewayRefs, GatewayResult } from "./result";

/** One message as it arrived. */
export type Inbound = {
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: Uint8Array;
  /** Real time. */
  readonly receivedAt: Date;
};

/** One event of a message whose signature holds; a message may bring several. */
export type Notification = {
  /** Unique per event at this account: the inbox keeps each once. At most 255 characters. */
  readonly key: string;
  readonly about: "charge" | "capture" | "void" | "refund" | "card" | "dispute" | "payout" | "other";
  /** Our reference, if the message names it. */
  readonly referenceNumber?: string;
  readonly refs: GatewayRefs;
  /** Null if what matters is not under the signature: then the gateway is asked before anything settles. */
  readonly answer: GatewayResult | null;
  readonly occurredAt: Date | null;
};

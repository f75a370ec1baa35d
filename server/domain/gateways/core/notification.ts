import type { GatewayRefs, GatewayResult } from "./result";

/** One message as it arrived. */
export type Inbound = {
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: Uint8Array;
  /** Real time. */
  readonly receivedAt: Date;
};

/** One event of a verified message; a message may contain several. */
export type Notification = {
  /** Unique per event of this account, at most 255 characters: the inbox stores each event once. */
  readonly key: string;
  readonly about: "charge" | "capture" | "void" | "refund" | "card" | "dispute" | "payout" | "other";
  /** Our reference, if the message contains it. */
  readonly referenceNumber?: string;
  readonly refs: GatewayRefs;
  /**
   * The outcome; null if the signature does not cover it: the gateway is then queried before anything is
   * settled.
   */
  readonly answer: GatewayResult | null;
  readonly occurredAt: Date | null;
};

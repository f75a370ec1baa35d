/**
 * What the bank of a test card does before a charge: its page recognizes the browser; asks the customer; asks
 * and then refuses; never answers; or asks, but cannot be shown in a frame.
 */
export const TEST_CHALLENGES = ["frictionless", "challenge", "refused", "abandoned", "unframed"] as const;
export type TestChallenge = (typeof TEST_CHALLENGES)[number];

export type TestCard = {
  readonly number: string;
  /**
   * The outcome of typing a test card; `declines_later`: a success, but later charges of the card's token are
   * declined.
   */
  readonly outcome: "success" | "failed" | "error" | "declines_later";
  /**
   * Reason for which a charge of the card's token is declined; null if the charge succeeds, or the card is
   * never saved.
   */
  readonly reason: string | null;
  readonly challenge?: TestChallenge;
};

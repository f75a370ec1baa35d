/** A card of a simulating gateway. */
export type TestCard = {
  /** Also the card's token. */
  readonly number: string;
  /** The outcome of typing it; `declines_later`: a success, whose token then declines. */
  readonly outcome: "success" | "failed" | "error" | "declines_later";
  /** Why a charge of the token declines; null if it succeeds, or if the card is never kept. */
  readonly reason: string | null;
};

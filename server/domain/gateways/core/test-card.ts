/** A card of a gateway that simulates. */

/** What the customer's typing of a card leads to, and what a later charge of its token does. */
export type TestCard = {
  /** Also the card's token. */
  readonly number: string;
  readonly outcome: "success" | "failed" | "error" | "declines_later";
  /** Why a charge of the token declines; null if it succeeds, or if the card is never kept. */
  readonly reason: string | null;
};

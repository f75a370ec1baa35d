export type TestCard = {
  readonly number: string;
  /** The outcome of typing the card; `declines_later`: a success, but later charges of its token decline. */
  readonly outcome: "success" | "failed" | "error" | "declines_later";
  /** Why charging the token declines; null if it succeeds, or if the card is never saved. */
  readonly reason: string | null;
};

/** The page of a search result. */

/** A page of the console, and the parts of its address. */
export type FoundTarget = {
  readonly page: "payment" | "customer" | "subscription" | "wallet" | "event" | "approval" | "requests";
  readonly id: string;
};

/** Where what was found is shown. */

/** A page of the console, and what stands in its address. */
export type FoundTarget = {
  readonly page: "payment" | "customer" | "subscription" | "wallet" | "event" | "approval" | "requests";
  readonly id: string;
};

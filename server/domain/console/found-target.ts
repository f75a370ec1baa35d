/** A page of the console with the parameters of its address. */
export type FoundTarget = {
  readonly page: "payment" | "customer" | "subscription" | "wallet" | "event" | "approval" | "requests";
  readonly id: string;
};

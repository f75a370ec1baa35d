export type FoundTarget = {
  readonly page: "payment" | "customer" | "subscription" | "wallet" | "event" | "approval" | "requests";
  readonly id: string;
};

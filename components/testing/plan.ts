/** A plan being set up, for tests. */
import type { CheckoutPlan } from "@/server/domain/subscriptions";

export const PLAN: CheckoutPlan = {
  purpose: "setup",
  planName: "Gold plan",
  description: null,
  amount: { amount: "7.500", currency: "KWD" },
  frequency: "monthly",
  firstOn: "2027-04-01",
  endsOn: null,
  totalCharges: null,
  isTrial: false,
  startsToday: false,
  fromPage: false,
};

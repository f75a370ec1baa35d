import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { PaymentType } from "@/server/kernel/words";

/**
 * Why a customer pays. `saveCard`: nothing is charged. `trial`: a plan starts, nothing is charged today.
 * `startsToday`: a plan starts without a first payment, and its first charge follows at once.
 */
export type Occasion = "payment" | "saveCard" | "trial" | "startsToday";

export function occasionOf(paymentType: PaymentType, plan: CheckoutPlan | null): Occasion {
  if (plan?.purpose === "setup" && plan.startsToday) return "startsToday";
  if (plan?.purpose === "setup" && plan.isTrial) return "trial";
  return PAYMENT_TYPES[paymentType].amount === "zero" ? "saveCard" : "payment";
}

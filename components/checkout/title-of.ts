/** Which title the checkout page has. */
import type { CheckoutView } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { moneyLine } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { occasionOf } from "../payment/occasion";

const SUCCESSES: ReadonlySet<string> = new Set(["paid", "authorized", "cod"]);

/** The title's description holds the amount only while it is asked for. */
export function titleOf(
  { view, plan }: { readonly view: CheckoutView; readonly plan: CheckoutPlan | null },
  language: Language,
) {
  const { merchantName: merchant, receipt, phase, amount } = view;
  if (receipt !== null)
    return { title: SUCCESSES.has(receipt.outcome) ? "receipt" : "notPaid", merchant, amount: null } as const;
  if (phase === "processing") return { title: "processing", merchant, amount: null } as const;
  const occasion = occasionOf(view.paymentType, plan);
  if (occasion === "saveCard") return { title: "saveCard", merchant, amount: null } as const;
  const asked = occasion === "payment" || plan === null ? amount : plan.amount;
  return { title: occasion === "payment" ? "pay" : "subscribe", merchant, amount: moneyLine(asked, language) } as const;
}

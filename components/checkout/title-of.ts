import type { CheckoutView } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { moneyLine } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { occasionOf } from "../payment/occasion";

const SUCCESSES: ReadonlySet<string> = new Set(["paid", "authorized", "cod"]);

/** The checkout's title, with amount and purpose only while the payment is open. */
export function titleOf(
  { view, plan }: { readonly view: CheckoutView; readonly plan: CheckoutPlan | null },
  language: Language,
) {
  const { brand, receipt, phase, amount } = view;
  if (receipt !== null)
    return { title: SUCCESSES.has(receipt.outcome) ? "receipt" : "notPaid", brand, amount: null } as const;
  if (phase === "processing") return { title: "processing", brand, amount: null } as const;
  const occasion = occasionOf(view.paymentType, plan);
  if (occasion === "saveCard") return { title: "saveCard", brand, amount: null } as const;
  const asked = occasion === "payment" || plan === null ? amount : plan.amount;
  const title = occasion === "payment" ? "pay" : "subscribe";
  return { title, brand, amount: moneyLine(asked, language), item: plan?.planName ?? view.description } as const;
}

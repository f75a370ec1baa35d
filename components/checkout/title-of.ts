/** Which title the checkout page has. */
import type { CheckoutView } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { moneyLine } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { occasionOf } from "../payment/occasion";

const SUCCESSES: ReadonlySet<string> = new Set(["paid", "authorized", "cod"]);

/** The title's description holds the amount, and what it is for, only while it is asked for. */
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

import type { Receipt } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import type { PaymentType } from "@/server/kernel/words";
import { occasionOf } from "../payment/occasion";

type Ended = {
  readonly receipt: Pick<Receipt, "outcome" | "standing" | "keepsFee" | "unknownCard">;
  readonly paymentType: PaymentType;
  readonly plan: CheckoutPlan | null;
};

export function headingOf({ receipt, paymentType, plan }: Ended) {
  const { outcome, standing } = receipt;
  if (standing === "released") return standing;
  if (standing === "refunded") return "allRefunded";
  if (standing === "partly_collected") return "partlyCollected";
  if (outcome === "authorized" && standing !== null) return "paid";
  if (outcome !== "paid") return outcome;
  const occasion = occasionOf(paymentType, plan);
  if (occasion === "saveCard") return "cardSaved";
  return occasion === "payment" ? "paid" : "planSetUp";
}

export function signOf({ outcome, standing }: Pick<Receipt, "outcome" | "standing">) {
  if (standing === "released" || standing === "refunded") return "returned";
  if (standing === "partly_collected") return "authorized";
  return outcome === "authorized" && standing !== null ? "paid" : outcome;
}

export function sentenceOf({ receipt, paymentType, plan }: Ended) {
  const { outcome, standing, keepsFee, unknownCard } = receipt;
  if (keepsFee) return { in: "result", key: "refundedLessFeeText" } as const;
  if (standing !== null) return { in: "result", key: `${standing}Text` } as const;
  const planned = plan === null ? null : planSentence(plan, outcome);
  if (planned !== null) return { in: "plan", key: planned } as const;
  if (outcome === "canceled" && unknownCard) return { in: "result", key: "unknownCardText" } as const;
  if (outcome === "paid" && occasionOf(paymentType, plan) === "saveCard")
    return { in: "result", key: "savedText" } as const;
  return { in: "result", key: `${outcome}Text` } as const;
}

function planSentence({ purpose, isTrial, startsToday, firstOn, fromPage }: CheckoutPlan, outcome: string) {
  const paid = outcome === "paid";
  if (purpose === "setup" && paid) {
    if (startsToday) return "setUpToday";
    if (isTrial) return firstOn === null ? "setUpFreeForGood" : "setUpFree";
    return firstOn === null ? "setUp" : "setUpUntil";
  }
  if (purpose === "setup") return fromPage ? "notSetUpAgain" : "notSetUp";
  if (purpose === "card") return paid ? "cardAdded" : "cardNotAdded";
  if (purpose === "cycle") return paid ? null : "notCollected";
  return paid ? null : "notPaid";
}

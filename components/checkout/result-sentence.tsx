import { useLocale, useTranslations } from "next-intl";
import type { CheckoutView, Receipt } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { isolated } from "@/server/kernel/isolated";
import { Amount } from "../ui/amount";
import { Day } from "../ui/day";
import { sentenceOf } from "./result-words";

type Props = {
  readonly view: CheckoutView;
  readonly receipt: Receipt;
  readonly plan: CheckoutPlan | null;
};

export function ResultSentence({ view, receipt, plan }: Props) {
  const t = useTranslations("result");
  const planned = useTranslations("plan");
  const language = useLocale();
  const merchant = isolated(view.merchantName, language);
  const said = sentenceOf({ receipt, paymentType: view.paymentType, plan });
  if (said.in === "result") return t(said.key, { merchant });
  return planned.rich(said.key, {
    merchant,
    amount: () => (plan === null ? null : <Amount money={plan.amount} language={language} />),
    date: () => (plan?.firstOn == null ? null : <Day on={plan.firstOn} />),
  });
}

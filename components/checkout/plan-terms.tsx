/** What a customer agrees to with a subscription: how much, how often, from when and until when. */
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { Amount } from "../ui/amount";
import { Day } from "../ui/day";

/** The plan beside the amount of a checkout or pay page. */
export function PlanTerms({ plan }: { plan: CheckoutPlan }) {
  const t = useTranslations("plan");
  return (
    <div className="mt-2">
      {(plan.isTrial || plan.purpose === "card") && <p className="font-medium text-ink">{t("nothingToday")}</p>}
      {plan.description !== null && plan.description !== plan.planName && (
        <p className="wrap-anywhere text-text">
          <bdi>{plan.description}</bdi>
        </p>
      )}
      <p className="text-text">
        <Rhythm plan={plan} />
      </p>
      {plan.firstOn !== null && plan.totalCharges !== null && (
        <p className="text-[14px] text-muted">{t("inTotal", { count: plan.totalCharges })}</p>
      )}
      {plan.endsOn !== null && (
        <p className="text-[14px] text-muted">{t.rich("ends", { date: () => <Day on={String(plan.endsOn)} /> })}</p>
      )}
    </div>
  );
}

function Rhythm({ plan: { purpose, amount, frequency, firstOn } }: { plan: CheckoutPlan }) {
  const t = useTranslations("plan");
  const language = useLocale();
  const money = () => <Amount money={amount} language={language} />;
  if (purpose !== "setup") return t.rich(frequency === "monthly" ? "everyMonth" : "everyYear", { amount: money });
  if (firstOn === null) return t("onceOnly");
  const words = frequency === "monthly" ? "everyMonthFrom" : "everyYearFrom";
  return t.rich(words, { amount: money, date: () => <Day on={firstOn} /> });
}

type ConsentProps = { readonly plan: CheckoutPlan | null; readonly merchant: string };

/** The sentence that the customer agrees to by paying; without a plan it is that of an agreement with the merchant. */
export function Consent({ plan, merchant }: ConsentProps): ReactNode {
  const t = useTranslations();
  const language = useLocale();
  if (plan === null) return t("pay.consent", { merchant });
  if (plan.purpose === "setup" && plan.firstOn === null) return t("plan.consentOnce", { merchant });
  const amount = () => <Amount money={plan.amount} language={language} />;
  return t.rich(plan.frequency === "monthly" ? "plan.consentMonthly" : "plan.consentYearly", { merchant, amount });
}

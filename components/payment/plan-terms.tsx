import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { isolated } from "@/server/kernel/isolated";
import { Amount } from "../ui/amount";
import { Day } from "../ui/day";
import { EVERY, EVERY_FROM, TODAY_THEN } from "./frequency-messages";

export function PlanTerms({ plan }: { plan: CheckoutPlan }) {
  const t = useTranslations("plan");
  const { firstOn, endsOn, isTrial, purpose, description, planName, totalCharges } = plan;
  return (
    <div className="mt-2">
      {(isTrial || purpose === "card") && (
        <p className="font-medium text-ink">
          {t("nothingToday")}
          {isTrial && firstOn !== null && <> {t.rich("freeUntil", { date: () => <Day on={firstOn} /> })}</>}
        </p>
      )}
      {description !== null && description !== planName && (
        <p className="wrap-anywhere text-text">
          <bdi>{description}</bdi>
        </p>
      )}
      <p className="text-text">
        <Rhythm plan={plan} />
      </p>
      {firstOn !== null && totalCharges !== null && (
        <p className="text-[0.875rem] text-muted">{t("inTotal", { count: totalCharges })}</p>
      )}
      {endsOn !== null && (
        <p className="text-[0.875rem] text-muted">{t.rich("ends", { date: () => <Day on={endsOn} /> })}</p>
      )}
    </div>
  );
}

function Rhythm({ plan: { purpose, amount, frequency, firstOn, startsToday } }: { plan: CheckoutPlan }) {
  const t = useTranslations("plan");
  const language = useLocale();
  const money = () => <Amount money={amount} language={language} />;
  if (startsToday) return t.rich(TODAY_THEN[frequency], { amount: money });
  if (purpose !== "setup") return t.rich(EVERY[frequency], { amount: money });
  if (firstOn === null) return t("onceOnly");
  return t.rich(EVERY_FROM[frequency], { amount: money, date: () => <Day on={firstOn} /> });
}

export type ConsentBy = "paying" | "continuing" | "saving";

type ConsentProps = { readonly plan: CheckoutPlan | null; readonly merchant: string; readonly by: ConsentBy };

export function Consent({ plan, merchant: name, by }: ConsentProps): ReactNode {
  const t = useTranslations();
  const language = useLocale();
  const merchant = isolated(name, language);
  if (plan === null) return t(by === "saving" ? "pay.consentSave" : "pay.consent", { merchant, by });
  if (plan.purpose === "setup" && plan.firstOn === null) return t("plan.consentOnce", { merchant, by });
  const { amount, firstOn, endsOn, frequency } = plan;
  return t.rich("plan.consent", {
    by,
    merchant,
    frequency,
    starts: firstOn === null ? "no" : "yes",
    ends: endsOn === null ? "no" : "yes",
    amount: () => <Amount money={amount} language={language} />,
    from: () => <Day on={firstOn ?? ""} />,
    until: () => <Day on={endsOn ?? ""} />,
  });
}

import { useLocale, useTranslations } from "next-intl";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { BigAmount } from "../ui/amount";
import { PER } from "./frequency-messages";
import type { Occasion } from "./occasion";

type Props = { readonly plan: CheckoutPlan | null; readonly occasion: Occasion };

/** The plan's price instead of the amount; null if no plan starts. */
export function PlanFigure({ plan, occasion }: Props) {
  const language = useLocale();
  const t = useTranslations("plan");
  if (plan === null || occasion === "saveCard") return null;
  const per = occasion === "trial" ? t(PER[plan.frequency]) : null;
  return <BigAmount money={plan.amount} language={language} per={per} />;
}

export function hasFigure(occasion: Occasion): boolean {
  return occasion !== "saveCard";
}

export function NothingToday({ occasion }: { occasion: Occasion }) {
  const t = useTranslations("occasion");
  return occasion === "saveCard" ? <p className="mt-1 text-text">{t("saveCard.lead")}</p> : null;
}

export function Working({ occasion }: { occasion: Occasion }) {
  const t = useTranslations("occasion");
  return <>{t(`${occasion}.working`)}</>;
}

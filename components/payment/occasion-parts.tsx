/** The parts of checkout and pay page that differ if nothing is paid now. */
import { useLocale, useTranslations } from "next-intl";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { BigAmount } from "../ui/amount";
import { PER } from "./frequency-messages";
import type { Occasion } from "./occasion";

type Props = { readonly plan: CheckoutPlan | null; readonly occasion: Occasion };

/** What the plan costs, in place of what is paid now; null if there is no plan to start. */
export function PlanFigure({ plan, occasion }: Props) {
  const language = useLocale();
  const t = useTranslations("plan");
  if (plan === null || occasion === "saveCard") return null;
  const per = occasion === "trial" ? t(PER[plan.frequency]) : null;
  return <BigAmount money={plan.amount} language={language} per={per} />;
}

/** True if a figure is shown over the order; a card that is only kept has none. */
export function hasFigure(occasion: Occasion): boolean {
  return occasion !== "saveCard";
}

/** Says that a card is kept without a charge. */
export function NothingToday({ occasion }: { occasion: Occasion }) {
  const t = useTranslations("occasion");
  return occasion === "saveCard" ? <p className="mt-1 text-text">{t("saveCard.lead")}</p> : null;
}

/** What the button says while its answer is awaited. */
export function Working({ occasion }: { occasion: Occasion }) {
  const t = useTranslations("occasion");
  return <>{t(`${occasion}.working`)}</>;
}

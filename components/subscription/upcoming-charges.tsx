import { useLocale, useTranslations } from "next-intl";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { Amount } from "../ui/amount";
import { Day } from "../ui/day";

export function UpcomingCharges({ upcoming }: Pick<SubscriptionPageView, "upcoming">) {
  const t = useTranslations("subscription");
  const language = useLocale();
  const [first] = upcoming;
  if (first === undefined) return null;
  return (
    <>
      {first.cardEnds && (
        <p className="mt-4 rounded-row bg-warning-soft px-4 py-3 text-warning">{t("cardEndsBefore")}</p>
      )}
      {upcoming.length > 1 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2.5 text-accent">{t("upcoming")}</summary>
          <ul>
            {upcoming.map(({ on, amount, cardEnds }) => (
              <li key={on} className="flex flex-wrap justify-between gap-x-4 border-line py-2.5 not-first:border-t">
                <span className="text-ink">
                  <Day on={on} />
                  {cardEnds && <span className="block text-[0.875rem] text-warning">{t("cardEndedThen")}</span>}
                </span>
                <Amount money={amount} language={language} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

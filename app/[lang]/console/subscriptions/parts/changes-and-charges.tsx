import { useTranslations } from "next-intl";
import { Instant } from "@/components/console/instant";
import { Amount } from "@/components/ui/amount";
import { Day } from "@/components/ui/day";
import type { SubscriptionPageView } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

type Props = { readonly view: SubscriptionPageView; readonly language: Language };

export function NextCharges({ view: { upcoming, subscription }, language }: Props) {
  const t = useTranslations("console.subscriptions.detail");
  if (upcoming.length === 0)
    return <p className="text-muted">{t(subscription.paused_at === null ? "noUpcoming" : "noUpcomingPaused")}</p>;
  return (
    <ul className="grid gap-2">
      {upcoming.map((charge) => (
        <li key={charge.cycle_number} className="flex flex-wrap justify-between gap-x-4">
          <span className="text-ink">
            <Day on={charge.scheduled_date} month="short" />
            {charge.card_will_have_expired && <span className="block text-bad">{t("cardEnds")}</span>}
          </span>
          <Amount money={charge} language={language} />
        </li>
      ))}
    </ul>
  );
}

export function Changes({ view: { changes }, timeZone }: Omit<Props, "language"> & { readonly timeZone: string }) {
  const t = useTranslations("console.subscriptions.detail");
  if (changes.length === 0) return <p className="text-muted">{t("noChanges")}</p>;
  return (
    <ul className="grid gap-3">
      {changes.map((change) => (
        <li key={change.number} className="min-w-0">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium text-ink">{t(`changed.${change.field}`)}</span>
            <span className="text-muted">
              <Instant at={change.changed_at} timeZone={timeZone} />
            </span>
          </p>
          <p className="wrap-anywhere text-text">
            <bdi>{change.before ?? t("nothing")}</bdi> {t("becomes")} <bdi>{change.after ?? t("nothing")}</bdi>
          </p>
          <p className="wrap-anywhere text-muted">
            {t(`by.${change.initiator}`)}
            {change.reason !== null && (
              <>
                {" · "}
                <bdi>{change.reason}</bdi>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

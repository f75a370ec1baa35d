import { useTranslations } from "next-intl";
import { ListBody, queryOf } from "@/components/console/list-parts";
import { SubscriptionTable } from "@/components/console/records/subscription-table";
import { SumLines } from "@/components/console/sum-lines";
import { Tabs } from "@/components/console/tabs";
import { Amount } from "@/components/ui/amount";
import type { SubscriptionRow, SubscriptionSums, SubscriptionValues } from "@/server/domain/console";
import { SUBSCRIPTION_STATES, type SubscriptionState } from "@/server/domain/subscriptions/core/words";
import { isNothing } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { SubscriptionFilter } from "./subscription-filter";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly values: SubscriptionValues;
  readonly dropped: readonly string[];
  readonly rows: readonly SubscriptionRow[];
  readonly next: string | null;
  readonly sums: SubscriptionSums;
  readonly hasCards: boolean;
};

const PLACES: Readonly<Record<SubscriptionState, number>> = {
  past_due: 1,
  active: 2,
  trialing: 3,
  pending_setup: 4,
  setup_failed: 5,
  canceled: 6,
  expired: 7,
};
const TABS = ["all", ...SUBSCRIPTION_STATES.toSorted((one, other) => PLACES[one] - PLACES[other])] as const;

export function SubscriptionList(props: Props) {
  const { language, rows, sums, hasCards, ...list } = props;
  const { values, timeZone } = list;
  const t = useTranslations("console");
  const chosen = values.status ?? "all";
  return (
    <>
      <Tabs
        label={t("subscriptions.tabs")}
        tabs={TABS.map((tab) => ({
          name: tab,
          words: tab === "all" ? t("subscriptions.all") : t(`subscriptions.statuses.${tab}`),
          count: sums.counts[tab],
          href: queryOf({ ...values, status: tab === "all" ? null : tab, cursor: null }),
        }))}
        chosen={chosen}
      />
      <SubscriptionFilter
        values={values}
        currencies={sums.currencies.map(({ currency }) => currency)}
        hasCards={hasCards}
      />
      <ListBody
        {...list}
        isEmpty={rows.length === 0}
        empty={t.rich("subscriptions.empty", { code: () => <bdi className="font-mono">auto_pay</bdi> })}
        sums={<Sums language={language} sums={sums} />}
      >
        <SubscriptionTable language={language} timeZone={timeZone} rows={rows} />
      </ListBody>
    </>
  );
}

function Sums({ language, sums: { currencies, renewals } }: Pick<Props, "language" | "sums">) {
  const t = useTranslations("console.subscriptions");
  const lines = currencies.map(({ currency, count, monthly, outstanding }) => {
    const amount = (text: string) => () => <Amount money={{ amount: text, currency }} language={language} />;
    return {
      currency,
      parts: [
        t.rich("count", { count, b: (text) => <b className="figures text-ink">{text}</b> }),
        renewals === undefined || currencies.length > 1
          ? null
          : t.rich("renewalCount", { count: renewals, b: (text) => <b className="figures text-ink">{text}</b> }),
        isNothing(monthly) ? null : t.rich("monthly", { amount: amount(monthly) }),
        isNothing(outstanding) ? null : t.rich("outstanding", { amount: amount(outstanding) }),
      ],
    };
  });
  return <SumLines lines={lines} />;
}

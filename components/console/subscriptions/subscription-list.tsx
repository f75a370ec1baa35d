/** The list of subscriptions under its tabs, filters and sums. */
import { useTranslations } from "next-intl";
import type { SubscriptionRow, SubscriptionSums, SubscriptionValues } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { Amount } from "../../ui/amount";
import { Dropped, FilterBar, FilterChoice, FilterText, isFiltered, NextPage, queryOf } from "../list-parts";
import { Empty } from "../page-head";
import { SumLines } from "../sum-lines";
import { Tabs } from "../tabs";
import { SubscriptionTable } from "./subscription-table";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly values: SubscriptionValues;
  readonly dropped: readonly string[];
  readonly rows: readonly SubscriptionRow[];
  readonly next: string | null;
  readonly sums: SubscriptionSums;
};

const TABS = ["all", "past_due", "active", "trialing", "pending_setup", "setup_failed", "canceled", "expired"] as const;

export function SubscriptionList(props: Props) {
  const { language, timeZone, values, dropped, rows, next, sums } = props;
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
      <Filter {...props} />
      <Dropped names={dropped} />
      <Sums language={language} sums={sums} />
      {rows.length === 0 ? (
        <Empty>
          {isFiltered(values)
            ? t("list.noMatch")
            : t.rich("subscriptions.empty", { code: () => <bdi className="font-mono">auto_pay</bdi> })}
        </Empty>
      ) : (
        <SubscriptionTable language={language} timeZone={timeZone} rows={rows} />
      )}
      <NextPage values={values} next={next} timeZone={timeZone} />
    </>
  );
}

function Filter({ values, sums }: Pick<Props, "values" | "sums">) {
  const t = useTranslations("console.subscriptions");
  const kept: Record<string, string> = values.status === null ? {} : { status: values.status };
  const currencies = [...new Set([...sums.currencies.map(({ currency }) => currency), values.currency ?? []].flat())];
  return (
    <FilterBar isSet={isFiltered(values, "status")} kept={kept}>
      <FilterText name="q" label={t("search")} chosen={values.q} />
      {values.customer !== null && <FilterText name="customer" label={t("customerId")} chosen={values.customer} />}
      <FilterChoice
        name="frequency"
        label={t("frequency")}
        chosen={values.frequency}
        options={[
          ["monthly", t("frequencies.monthly")],
          ["yearly", t("frequencies.yearly")],
        ]}
      />
      {(currencies.length > 1 || values.currency !== null) && (
        <FilterChoice
          name="currency"
          label={t("columns.currency")}
          chosen={values.currency}
          options={currencies.map((code) => [code, code])}
        />
      )}
    </FilterBar>
  );
}

/** Sums that are zero are left out. */
function Sums({ language, sums: { currencies } }: Pick<Props, "language" | "sums">) {
  const t = useTranslations("console.subscriptions");
  const lines = currencies.map(({ currency, count, monthly, outstanding }) => {
    const amount = (text: string) => () => <Amount money={{ amount: text, currency }} language={language} />;
    return {
      currency,
      parts: [
        t.rich("count", { count, b: (text) => <b className="figures text-ink">{text}</b> }),
        /[1-9]/.test(monthly) ? t.rich("monthly", { amount: amount(monthly) }) : null,
        /[1-9]/.test(outstanding) ? t.rich("outstanding", { amount: amount(outstanding) }) : null,
      ],
    };
  });
  return <SumLines lines={lines} />;
}

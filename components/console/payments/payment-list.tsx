/** The list of payments under its views, filters and sums. */
import { useTranslations } from "next-intl";
import type { PaymentListView } from "@/server/domain/console";
import { Day } from "../../ui/day";
import { Dropped, NextPage, queryOf } from "../list-parts";
import { Empty } from "../page-head";
import { TEXT_LINK } from "../styles";
import { Tabs } from "../tabs";
import { PaymentFilter } from "./payment-filter";
import type { PaymentListProps } from "./payment-list-props";
import { PaymentTable } from "./payment-table";
import { SumLine } from "./sum-line";

const VIEWS: readonly PaymentListView[] = ["all", "paid", "capture", "unpaid", "refunded", "deleted"];

export function PaymentList(props: PaymentListProps) {
  const { language, timeZone, values, dropped, rows, next, sums } = props;
  return (
    <>
      <Views values={values} sums={sums} />
      <PaymentFilter {...props} />
      <Dropped names={dropped} />
      <SumLine language={language} sums={sums} />
      {rows.length === 0 ? (
        <NoPayments {...props} />
      ) : (
        <PaymentTable language={language} timeZone={timeZone} rows={rows} />
      )}
      <NextPage values={values} next={next} timeZone={timeZone} />
    </>
  );
}

function Views({ values, sums: { counts } }: Pick<PaymentListProps, "values" | "sums">) {
  const t = useTranslations("console.payments");
  const chosen = values.view ?? "all";
  return (
    <Tabs
      label={t("views")}
      tabs={VIEWS.map((view) => ({
        name: view,
        words: t(`view.${view}`),
        count: counts[view],
        href: queryOf({ ...values, view: view === "all" ? null : view, cursor: null }),
        isChosen: view === chosen,
      }))}
    />
  );
}

/** Says what is asked for, and how much there is beyond the days shown. */
function NoPayments({ values, sums, days }: PaymentListProps) {
  const t = useTranslations("console.payments");
  const outside = sums.outside ?? 0;
  return (
    <Empty>
      <p>
        {days.from === null
          ? t("none")
          : t.rich("noneSince", { day: () => <Day on={days.from ?? ""} month="short" /> })}
      </p>
      {outside > 0 && (
        <p className="mt-2">
          <a href={queryOf({ ...values, from: null, to: null, range: "all", cursor: null })} className={TEXT_LINK}>
            {t("outside", { count: outside })}
          </a>
        </p>
      )}
    </Empty>
  );
}

/** The list of payments under its views, filters and sums. */
import { useTranslations } from "next-intl";
import { Day } from "../../ui/day";
import { Dropped, NextPage, queryOf } from "../list-parts";
import { Empty } from "../page-head";
import { TEXT_LINK } from "../styles";
import { NewerPayments } from "./newer-payments";
import { PaymentFilter } from "./payment-filter";
import type { PaymentListProps } from "./payment-list-props";
import { PaymentTable } from "./payment-table";
import { SumLine } from "./sum-line";
import { ViewTabs } from "./view-tabs";

export function PaymentList(props: PaymentListProps) {
  const { language, timeZone, values, dropped, rows, next, sums, choices, now } = props;
  const t = useTranslations("console.payments");
  return (
    <>
      <ViewTabs {...props} />
      <PaymentFilter {...props} />
      <Dropped names={dropped} />
      {values.cursor === null && (
        <NewerPayments query={choices.query} since={now} words={{ one: t("newer"), show: t("showNewer") }} />
      )}
      <SumLine language={language} sums={sums} />
      {rows.length === 0 ? (
        <NoPayments {...props} />
      ) : (
        <PaymentTable language={language} timeZone={timeZone} rows={rows} columns={choices.columns} />
      )}
      <NextPage values={values} next={next} timeZone={timeZone} />
    </>
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

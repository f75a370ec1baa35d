import { useTranslations } from "next-intl";
import { Dropped, NextPage, queryOf, textsOf } from "@/components/console/list-parts";
import { Empty } from "@/components/console/page-head";
import { PaymentTable } from "@/components/console/records/payment-table";
import { SumLine } from "@/components/console/records/sum-line";
import { Result } from "@/components/console/result";
import { BUTTON } from "@/components/console/styles";
import { Day } from "@/components/ui/day";
import { GOOD } from "@/components/ui/tones";
import type { PaymentColumn, PaymentValues } from "@/server/domain/console";
import { AllBox } from "./bulk/all-box";
import { BulkForm } from "./bulk/bulk-form";
import { NewerPayments } from "./newer-payments";
import { PaymentFilter } from "./payment-filter";
import type { PaymentListProps } from "./payment-list-props";
import { SearchProblems } from "./search-problems";
import { ViewTabs } from "./view-tabs";

export function PaymentList(props: PaymentListProps) {
  const { language, timeZone, asked, rows, next, previous, sums, choices, now } = props;
  const values = { ...props.values, open: null, gone: null };
  const t = useTranslations("console.payments");
  const list = useTranslations("console.list");
  const inOrder = values.sort === null ? undefined : { next: list("nextPage"), first: list("previousPage") };
  return (
    <>
      <ViewTabs {...props} values={values} />
      <Gone id={props.values.gone} />
      <PaymentFilter {...props} values={values} />
      <Dropped names={asked.dropped} />
      <SearchProblems
        problems={asked.problems}
        known={choices.known}
        gateways={props.gateways}
        gateway={values.gateway}
      />
      {values.cursor === null && values.sort === null && (
        <NewerPayments query={choices.query} since={now} words={{ one: t("newer"), show: t("showNewer") }} />
      )}
      <SumLine language={language} sums={sums} by={values.by} />
      {hasTicks(props) ? (
        <BulkForm
          language={language}
          values={textsOf(values)}
          kinds={props.bulkKinds}
          all={sums.counts[values.view ?? "all"]}
        >
          <Rows {...props} />
        </BulkForm>
      ) : (
        <Rows {...props} />
      )}
      <NextPage
        values={values}
        next={next}
        previous={previous}
        position={props.position}
        isEmpty={rows.length === 0}
        timeZone={timeZone}
        words={inOrder}
      />
    </>
  );
}

function Rows(props: PaymentListProps) {
  const { language, timeZone, rows, choices } = props;
  const t = useTranslations("console.payments.bulk");
  const values = { ...props.values, gone: null };
  if (rows.length === 0) return <NoPayments {...props} />;
  return (
    <PaymentTable
      language={language}
      timeZone={timeZone}
      rows={rows}
      columns={columnsOf(values, choices.columns)}
      beside={{
        openId: values.open,
        hrefOf: (open) => queryOf({ ...values, open }),
        pageHrefOf: props.pageHrefOf,
      }}
      allBox={hasTicks(props) ? <AllBox words={t("allOfPage")} /> : undefined}
      isDeleted={values.view === "deleted"}
      order={{ sort: values.sort, hrefOf: (sort) => queryOf({ ...values, open: null, sort, cursor: null }) }}
    />
  );
}

function hasTicks({ values, rows }: PaymentListProps): boolean {
  return values.view !== "deleted" && rows.length > 0;
}

function columnsOf({ sort }: PaymentValues, columns: readonly PaymentColumn[]): readonly PaymentColumn[] {
  const isByPaid = sort === "paid_last" || sort === "paid_first";
  return isByPaid && !columns.includes("settled") ? [...columns, "settled"] : columns;
}

function Gone({ id }: { id: string | null }) {
  const t = useTranslations("console.payments");
  if (id === null) return null;
  return (
    <Result className={`border-line border-b px-4 py-2 font-medium sm:px-5 ${GOOD}`}>
      {t.rich("gone", { id: () => <bdi dir="ltr">{id.slice(0, 8)}…</bdi> })}
    </Result>
  );
}

function NoPayments({ values, sums, days }: PaymentListProps) {
  const t = useTranslations("console.payments");
  const outside = sums.outside ?? 0;
  return (
    <Empty icon="credit-card">
      <p className="font-semibold text-ink">
        {days.from === null
          ? t("none")
          : t.rich("noneSince", { day: () => <Day on={days.from ?? ""} month="short" /> })}
      </p>
      {outside > 0 && (
        <p className="mt-2">
          <a href={queryOf({ ...values, from: null, to: null, range: "all", cursor: null })} className={BUTTON}>
            {t("outside", { count: outside })}
          </a>
        </p>
      )}
    </Empty>
  );
}

/** The list of payments under its views, filters and sums. */
import { useTranslations } from "next-intl";
import type { PaymentListView } from "@/server/domain/console";
import { Day } from "../../ui/day";
import { GOOD } from "../../ui/tones";
import { Dropped, NextPage, queryOf } from "../list-parts";
import { Empty } from "../page-head";
import { TEXT_LINK } from "../styles";
import { CaptureTicked } from "./capture-ticked";
import { PaymentFilter } from "./payment-filter";
import type { PaymentListProps } from "./payment-list-props";
import { PaymentTable } from "./payment-table";
import { SumLine } from "./sum-line";

const VIEWS: readonly PaymentListView[] = ["all", "paid", "capture", "unpaid", "refunded", "deleted"];

export function PaymentList(props: PaymentListProps) {
  const { language, timeZone, dropped, rows, next, sums } = props;
  const values = { ...props.values, gone: null };
  return (
    <>
      <Views values={values} sums={sums} />
      <Gone id={props.values.gone} />
      <PaymentFilter {...props} values={values} />
      <Dropped names={dropped} />
      <SumLine language={language} sums={sums} />
      {values.view === "capture" ? (
        <CaptureTicked capture={props.capture} isEmpty={rows.length === 0}>
          <Rows {...props} />
        </CaptureTicked>
      ) : (
        <Rows {...props} />
      )}
      <NextPage values={values} next={next} timeZone={timeZone} />
    </>
  );
}

function Rows(props: PaymentListProps) {
  const { language, timeZone, values, rows, capture } = props;
  if (rows.length === 0) return <NoPayments {...props} />;
  const ticks = values.view === "capture" && capture.lacks === null;
  return (
    <PaymentTable
      language={language}
      timeZone={timeZone}
      rows={rows}
      ticks={ticks}
      isDeleted={values.view === "deleted"}
    />
  );
}

/** Says that a payment is no more, after it was deleted on its page. */
function Gone({ id }: { id: string | null }) {
  const t = useTranslations("console.payments");
  if (id === null) return null;
  return (
    <p role="status" className={`border-line border-b px-4 py-2 font-medium sm:px-5 ${GOOD}`}>
      {t.rich("gone", { id: () => <bdi dir="ltr">{id.slice(0, 8)}…</bdi> })}
    </p>
  );
}

function Views({ values, sums: { counts } }: Pick<PaymentListProps, "values" | "sums">) {
  const t = useTranslations("console.payments");
  const chosen = values.view ?? "all";
  return (
    <nav aria-label={t("views")} className="overflow-x-auto border-line border-b px-4 sm:px-5">
      <ul className="flex gap-5">
        {VIEWS.map((view) => (
          <li key={view}>
            <a
              href={queryOf({ ...values, view: view === "all" ? null : view, cursor: null })}
              aria-current={view === chosen ? "page" : undefined}
              className={`flex min-h-10 items-center gap-1.5 whitespace-nowrap border-b-2 font-medium ${
                view === chosen ? "border-accent text-ink" : "border-transparent text-muted hover:text-ink"
              }`}
            >
              {t(`view.${view}`)} <span className="figures text-muted text-xs">{counts[view]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
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

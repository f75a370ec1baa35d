import { useTranslations } from "next-intl";
import { type DataRow, DataTable } from "@/components/console/data-table";
import { Fact, FactStrip } from "@/components/console/fact-strip";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { Instant } from "@/components/console/instant";
import { NextPage, queryOf } from "@/components/console/list-parts";
import { Empty } from "@/components/console/page-head";
import { Refreshing } from "@/components/console/refreshing";
import { BUTTON, TEXT_LINK } from "@/components/console/styles";
import { Tabs } from "@/components/console/tabs";
import { SubmitButton } from "@/components/ui/submit-button";
import type { BulkItemLine, BulkLine, BulkPageView, BulkTab, BulkValues } from "@/server/domain/console";
import { movesMoney } from "@/server/domain/console/core/words";
import type { Language } from "@/server/kernel/types";
import { AmountText, PaymentName, Sums } from "./bulk-parts";
import { ReasonText } from "./reason-text";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly view: BulkPageView;
  readonly values: BulkValues;
  readonly stop: FormAction;
};

const TABS: readonly BulkTab[] = ["done", "waiting", "pending", "refused", "stopped", "open"];

export function BulkDetail(props: Props) {
  const { language, timeZone, view, values } = props;
  const t = useTranslations("console.payments.bulk");
  const { rows, next, counts, action } = view;
  const shown = TABS.filter((tab) => (counts[tab] ?? 0) > 0 || tab === values.outcome);
  return (
    <>
      <Progress {...props} />
      <Tabs
        label={t("tabs")}
        tabs={[
          {
            name: "all",
            words: t("all"),
            count: action.payments,
            href: queryOf({ ...values, outcome: null, cursor: null }),
          },
          ...shown.map((tab) => ({
            name: tab,
            words: t(`outcomes.${tab}`),
            count: counts[tab] ?? 0,
            href: queryOf({ ...values, outcome: tab, cursor: null }),
          })),
        ]}
        chosen={values.outcome ?? "all"}
      />
      {rows.length === 0 ? <Empty>{t("noItems")}</Empty> : <Items rows={rows} kind={action.kind} language={language} />}
      <NextPage values={values} next={next} timeZone={timeZone} words={useInOrder()} />
    </>
  );
}

function useInOrder() {
  const t = useTranslations("console.list");
  return { next: t("nextPage"), first: t("firstPage") };
}

export function stateOf({ stoppedAt, endedAt }: BulkLine): "running" | "stopping" | "stopped" | "ended" {
  if (endedAt === null) return stoppedAt === null ? "running" : "stopping";
  return stoppedAt === null ? "ended" : "stopped";
}

function Progress({ language, timeZone, view: { action, counts, sums }, stop }: Props) {
  const t = useTranslations("console.payments.bulk");
  const form = useTranslations("console.form");
  const state = stateOf(action);
  const over = action.payments - (counts.open ?? 0);
  const number = (count: number) => <b className="figures text-ink">{count.toLocaleString("en")}</b>;
  return (
    <>
      {action.endedAt === null && <Refreshing />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b px-4 py-4 sm:px-5">
        <div className="min-w-56 grow sm:max-w-96">
          <p role="status" className="flex justify-between gap-4">
            <span className="font-semibold text-ink">{t(`states.${state}`)}</span>
            <span>{t.rich("progress", { done: () => number(over), all: () => number(action.payments) })}</span>
          </p>
          <progress
            value={over}
            max={action.payments}
            aria-label={t(`states.${state}`)}
            className="mt-1.5 h-2 w-full"
          />
        </div>
        {action.endedAt === null && (
          <a href={queryOf({})} className={TEXT_LINK}>
            {t("reload")}
          </a>
        )}
        {state === "running" && (
          <ActionForm action={stop} label={t("stop")} className="flex flex-wrap items-center gap-3">
            <SubmitButton className={BUTTON} working={form("working")}>
              {t("stop")}
            </SubmitButton>
            <span className="text-muted">{t("stopLead")}</span>
          </ActionForm>
        )}
      </div>
      <FactStrip>
        <Fact name={t("begun")}>
          <Instant at={action.createdAt} timeZone={timeZone} style="full" />
        </Fact>
        {action.endedAt !== null && (
          <Fact name={t(`states.${state}`)}>
            <Instant at={action.endedAt} timeZone={timeZone} style="full" />
          </Fact>
        )}
        {sums.length > 0 && movesMoney(action.kind) && (
          <Fact name={t("outcomes.done")}>
            {t.rich(`moved.${action.kind}`, { sums: () => <Sums sums={sums} language={language} /> })}
          </Fact>
        )}
      </FactStrip>
    </>
  );
}

const TONES: Readonly<Record<string, string>> = { done: "text-good", refused: "text-bad", waiting: "text-warning" };

type ItemsProps = Pick<Props, "language"> & { readonly kind: BulkLine["kind"]; readonly rows: readonly BulkItemLine[] };

function Items({ rows, kind, language }: ItemsProps) {
  const t = useTranslations("console.payments");
  const columns = [
    { name: "order", words: t("columns.order") },
    { name: "customer", words: t("columns.customer") },
    { name: "amount", words: t("columns.amount"), atEnd: "amount" as const },
    { name: "outcome", words: t("bulk.outcome") },
  ];
  const shown = rows.map((row): DataRow => {
    const name = <PaymentName key="name" payment={row} language={language} />;
    const customer = (
      <bdi key="customer" className="text-muted">
        {row.customer ?? "–"}
      </bdi>
    );
    const amount = <AmountText key="amount" amount={row.amount} language={language} />;
    const outcome = <Outcome key="outcome" row={row} />;
    return {
      id: row.sessionId,
      cells: [name, customer, amount, outcome],
      phone: (
        <>
          <div className="flex justify-between gap-3">
            <span className="min-w-0 truncate">
              {name} {customer}
            </span>
            {amount}
          </div>
          <p className="mt-0.5">{outcome}</p>
        </>
      ),
    };
  });
  return <DataTable label={t(`bulk.titles.${kind}`)} columns={columns} rows={shown} />;
}

function Outcome({ row: { outcome, reason, said } }: { row: BulkItemLine }) {
  const t = useTranslations("console.payments.bulk.outcomes");
  const word = outcome ?? "open";
  return (
    <span className={TONES[word] ?? "text-muted"}>
      {t(word)}
      {reason !== null && (
        <>
          {": "}
          <ReasonText reason={reason} said={said} />
        </>
      )}
    </span>
  );
}

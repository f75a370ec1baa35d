import { useTranslations } from "next-intl";
import type { SubscriptionLine, SubscriptionRow } from "@/server/domain/console";
import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { Amount, ListNumber } from "../../ui/amount";
import { Day } from "../../ui/day";
import { DataTable, ROW_LINK } from "../data-table";
import { Instant } from "../instant";
import { NarrowRow } from "../narrow-row";
import { consoleHref } from "../pages";
import { PaymentMethod } from "./payment-method";
import { SubscriptionPill } from "./subscription-pill";

type Props = { readonly language: Language; readonly timeZone: string; readonly rows: readonly SubscriptionRow[] };

const COLUMNS = ["amount", "currency", "state", "customer", "plan", "next", "card", "created"] as const;

export function SubscriptionTable({ language, timeZone, rows }: Props) {
  const t = useTranslations("console");
  const columns = COLUMNS.map((name) => ({
    name,
    words: t(`subscriptions.columns.${name}`),
    atEnd: name === "amount" ? ("amount" as const) : name === "created",
    isUnseen: name === "currency",
  }));
  const shown = rows.map((row) => ("brokenId" in row ? row : { id: row.id, ...lineOf(row, language, timeZone) }));
  return <DataTable label={t("pages.subscriptions")} columns={columns} rows={shown} />;
}

function lineOf(row: SubscriptionLine, language: Language, timeZone: string) {
  const { number, unit } = moneyText({ amount: row.recurring_amount, currency: row.currency }, language);
  const amount = (
    <span key="amount" className="font-semibold text-ink">
      <ListNumber number={number} />
    </span>
  );
  const link = (
    <a href={consoleHref(language, "subscription", `/${row.id}`)} className={`block max-w-48 truncate ${ROW_LINK}`}>
      <bdi>{row.customer}</bdi>
    </a>
  );
  const card = <PaymentMethod brand={row.card?.brand ?? null} lastFour={row.card?.lastFour ?? null} method={null} />;
  return {
    cells: [
      amount,
      <bdi key="unit" className="text-muted">
        {unit}
      </bdi>,
      <SubscriptionPill key="state" status={row.status} />,
      link,
      <PlanName key="plan" row={row} />,
      <NextCharge key="next" row={row} language={language} />,
      <span key="card" className="text-muted">
        {card}
      </span>,
      <span key="created" className="text-muted">
        <Instant at={row.created_at} timeZone={timeZone} />
      </span>,
    ],
    phone: (
      <NarrowRow
        link={link}
        amount={amount}
        unit={unit}
        facts={
          <span className="min-w-0">
            <PlanName row={row} /> · <NextCharge row={row} language={language} />
          </span>
        }
        state={<SubscriptionPill status={row.status} />}
      />
    ),
  };
}

function PlanName({ row: { plan, frequency } }: { row: SubscriptionLine }) {
  const t = useTranslations("console.subscriptions.frequencies");
  const often = t(frequency);
  if (plan === null) return often;
  return (
    <>
      <bdi className="text-ink">{plan}</bdi> · <span className="text-muted">{often}</span>
    </>
  );
}

function NextCharge({ row, language }: { row: SubscriptionLine; language: Language }) {
  const t = useTranslations("console.subscriptions");
  const { outstanding } = row;
  if (outstanding !== null)
    return (
      <span className="font-medium text-bad">
        {t.rich("outstanding", { amount: () => <Amount money={outstanding} language={language} /> })}
      </span>
    );
  if (row.isEnding) return <span className="text-muted">{t("ending")}</span>;
  return row.next_billing_date === null ? "–" : <Day on={row.next_billing_date} month="short" />;
}

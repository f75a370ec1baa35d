import { useTranslations } from "next-intl";
import type { CustomerLine, CustomerRow, CustomerValues } from "@/server/domain/console";
import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { ListNumber } from "../../ui/amount";
import { DataTable, ROW_LINK } from "../data-table";
import { Instant } from "../instant";
import { FilterBar, FilterText, ListBody } from "../list-parts";
import { NarrowRow } from "../narrow-row";
import { Code } from "../side-facts";
import { customerHref } from "./customer-href";
import { StatePill } from "./state-pill";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly values: CustomerValues;
  readonly dropped: readonly string[];
  readonly rows: readonly CustomerRow[];
  readonly next: string | null;
};

export function CustomerList({ language, rows, ...list }: Props) {
  const t = useTranslations("console.customers");
  return (
    <>
      <FilterBar values={list.values}>
        <FilterText name="q" label={t("search")} chosen={list.values.q} />
      </FilterBar>
      <ListBody
        {...list}
        isEmpty={rows.length === 0}
        empty={t.rich("empty", { code: () => <bdi className="font-mono">customer_id</bdi> })}
        words={{ next: t("next"), first: t("first") }}
      >
        <CustomerTable language={language} timeZone={list.timeZone} rows={rows} />
      </ListBody>
    </>
  );
}

const COLUMNS = ["customer", "email", "phone", "amount", "currency", "state", "seen"] as const;

export function CustomerTable({ language, timeZone, rows }: Pick<Props, "language" | "timeZone" | "rows">) {
  const t = useTranslations("console");
  const columns = COLUMNS.map((name) => ({
    name,
    words: t(`customers.columns.${name}`),
    atEnd: name === "amount" ? ("amount" as const) : name === "seen",
    isUnseen: name === "currency",
  }));
  const shown = rows.map((row) =>
    "brokenId" in row ? row : { id: row.customerId, ...lineOf(row, language, timeZone) },
  );
  return <DataTable label={t("pages.customers")} columns={columns} rows={shown} />;
}

function lineOf(row: CustomerLine, language: Language, timeZone: string) {
  const { number, unit } = moneyText(row.amount, language);
  const amount = (
    <span key="amount" className="text-ink">
      <ListNumber number={number} />
    </span>
  );
  const link = (
    <a href={customerHref(language, row.customerId)} className={`block max-w-56 truncate ${ROW_LINK}`}>
      {row.name !== null && (
        <>
          <bdi className="font-medium">{row.name}</bdi>{" "}
        </>
      )}
      <span className="text-muted">
        <Code>{row.customerId}</Code>
      </span>
    </a>
  );
  const seen = (
    <span className="text-muted">
      <Instant at={row.seenAt} timeZone={timeZone} />
    </span>
  );
  return {
    cells: [
      link,
      <span key="email" className="block max-w-56 truncate text-muted">
        <bdi dir="ltr">{row.email ?? "–"}</bdi>
      </span>,
      <bdi key="phone" dir="ltr" className="figures whitespace-nowrap text-muted">
        {row.phone ?? "–"}
      </bdi>,
      amount,
      <bdi key="unit" className="text-muted">
        {unit}
      </bdi>,
      <StatePill key="state" state={row.state} />,
      seen,
    ],
    phone: (
      <NarrowRow
        link={link}
        amount={amount}
        unit={unit}
        facts={
          <span className="min-w-0 truncate">
            <bdi dir="ltr">{row.email ?? row.phone ?? ""}</bdi> {seen}
          </span>
        }
        state={<StatePill state={row.state} />}
      />
    ),
  };
}

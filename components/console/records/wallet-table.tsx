import { useTranslations } from "next-intl";
import type { WalletLine, WalletRow } from "@/server/domain/wallet";
import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { ListNumber } from "../../ui/amount";
import { DataTable, ROW_LINK } from "../data-table";
import { Instant } from "../instant";
import { NarrowRow } from "../narrow-row";
import { consoleHref } from "../pages";
import { AccountPill } from "./account-pill";

type Props = { readonly language: Language; readonly timeZone: string; readonly rows: readonly WalletRow[] };
type LineProps = Omit<Props, "rows"> & { readonly row: WalletLine };

const COLUMNS = ["customer", "available", "currency", "balance", "held", "state", "provider", "created"] as const;
const AT_END: Readonly<Record<string, true | "amount">> = { available: "amount", balance: "amount", created: true };

export function WalletTable({ language, timeZone, rows }: Props) {
  const t = useTranslations("console");
  const columns = COLUMNS.map((name) => ({
    name,
    words: t(`wallets.columns.${name}`),
    atEnd: AT_END[name],
    isUnseen: name === "currency",
  }));
  const shown = rows.map((row) => ("brokenId" in row ? row : { id: row.id, ...lineOf({ row, language, timeZone }) }));
  return <DataTable label={t("pages.wallets")} columns={columns} rows={shown} />;
}

function lineOf({ row, language, timeZone }: LineProps) {
  const { unit } = moneyText({ amount: row.available, currency: row.currency }, language);
  const digits = (amount: string) => (
    <ListNumber number={moneyText({ amount, currency: row.currency }, language).number} />
  );
  const link = (
    <a href={consoleHref(language, "wallet", `/${row.id}`)} className={`block max-w-56 truncate ${ROW_LINK}`}>
      <bdi dir="ltr">{row.customerId}</bdi>
    </a>
  );
  const available = <span className="font-semibold text-ink">{digits(row.available)}</span>;
  return {
    cells: [
      link,
      available,
      <bdi key="unit" className="text-muted">
        {unit}
      </bdi>,
      digits(row.balance),
      <Held key="held" row={row} language={language} timeZone={timeZone} />,
      <AccountPill key="state" status={row.status} />,
      <bdi key="provider" dir="ltr" className="text-muted">
        {row.provider}
      </bdi>,
      <span key="created" className="text-muted">
        <Instant at={row.createdAt} timeZone={timeZone} />
      </span>,
    ],
    phone: (
      <NarrowRow
        link={link}
        amount={available}
        unit={unit}
        facts={<Held row={row} language={language} timeZone={timeZone} />}
        state={<AccountPill status={row.status} />}
      />
    ),
  };
}

function Held({ row, language, timeZone }: LineProps) {
  const t = useTranslations("console.wallets");
  const { heldUntil } = row;
  if (row.holds === 0) return <span className="text-muted">–</span>;
  return (
    <span className="whitespace-nowrap text-warning">
      <span className="inline-block min-w-16 text-end rtl:text-start">
        <ListNumber number={moneyText({ amount: row.held, currency: row.currency }, language).number} />
      </span>
      {heldUntil !== null && <> · {t.rich("until", { at: () => <Instant at={heldUntil} timeZone={timeZone} /> })}</>}
    </span>
  );
}

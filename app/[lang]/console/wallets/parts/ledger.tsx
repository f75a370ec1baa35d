import { useTranslations } from "next-intl";
import { DataTable } from "@/components/console/data-table";
import { Instant } from "@/components/console/instant";
import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { OperationPill } from "@/components/console/records/account-pill";
import { TEXT_LINK } from "@/components/console/styles";
import type { LedgerOperation } from "@/server/domain/wallet";
import type { Language } from "@/server/kernel/types";
import { SignedAmount } from "./signed-amount";

type Props = {
  readonly operations: readonly LedgerOperation[];
  readonly language: Language;
  readonly timeZone: string;
  readonly canReverse: boolean;
};
type LineProps = Omit<Props, "operations"> & { readonly operation: LedgerOperation };

const COLUMNS = ["number", "type", "amount", "state", "of", "at", "action"] as const;

export function Ledger({ operations, ...rest }: Props) {
  const t = useTranslations("console.wallets");
  const columns = COLUMNS.filter((name) => rest.canReverse || name !== "action").map((name) => ({
    name,
    words: t(`operation.${name}`),
    atEnd: name === "amount" ? ("amount" as const) : name === "at",
    isUnseen: name === "action",
  }));
  const rows = operations.map((operation) => ({
    id: String(operation.operation_id),
    ...lineOf({ operation, ...rest }),
  }));
  return <DataTable label={t("ledger")} columns={columns} rows={rows} />;
}

function lineOf(props: LineProps) {
  const { operation, language, timeZone } = props;
  const [entry] = operation.entries;
  const number = (
    <bdi dir="ltr" className="figures text-muted">
      {operation.operation_id}
    </bdi>
  );
  const amount = entry === undefined ? "–" : <SignedAmount entry={entry} language={language} />;
  const at = (
    <span className="text-muted">
      <Instant at={operation.at} timeZone={timeZone} />
    </span>
  );
  return {
    cells: [
      number,
      <Kind key="type" {...props} />,
      amount,
      <OperationPill key="state" status={operation.status} />,
      <Origin key="of" {...props} />,
      at,
      <Reverse key="action" {...props} />,
    ],
    phone: (
      <>
        <div className="flex justify-between gap-3">
          <Kind {...props} />
          <span className="shrink-0">{amount}</span>
        </div>
        <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span>
            {number} · {at}
          </span>
          <OperationPill status={operation.status} />
          <Origin {...props} />
          <Reverse {...props} />
        </div>
      </>
    ),
  };
}

function Kind({ operation, timeZone }: LineProps) {
  const t = useTranslations("console.wallets");
  const { operation_type: type, entries } = operation;
  if (entries.length < 2) return <span className="text-ink">{t(`types.${type}`)}</span>;
  return (
    <details>
      <summary className="cursor-pointer text-ink">{t(`types.${type}`)}</summary>
      <ul className="text-muted text-xs">
        {entries.map((entry) => (
          <li key={entry.id}>
            {t(`entryTypes.${entry.entry_type}`)}{" "}
            <bdi dir="ltr" className="figures">
              {entry.amount}
            </bdi>{" "}
            · <Instant at={entry.created_at} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Origin({ operation, language }: LineProps) {
  const t = useTranslations("console.wallets");
  const { session_id: sessionId, reverses, reason, reference } = operation;
  const parts = [
    sessionId !== null && (
      <a key="session" href={consoleHref(language, "payment", `/${sessionId}`)} className={TEXT_LINK}>
        <bdi dir="ltr">{sessionId.slice(0, 8)}…</bdi>
      </a>
    ),
    reverses !== null && <span key="reverses">{t("reverses", { operation: String(reverses) })}</span>,
    reason !== null && <bdi key="reason">{reason}</bdi>,
    reference !== null && (
      <bdi key="reference" dir="ltr" className="font-mono text-xs">
        {reference}
      </bdi>
    ),
  ].filter((part) => part !== false);
  return <span className="wrap-anywhere inline-flex flex-wrap gap-x-3 text-muted">{parts}</span>;
}

function Reverse({ operation, canReverse }: LineProps) {
  const t = useTranslations("console.wallets");
  if (!canReverse || !operation.isReversible) return null;
  return (
    <a
      href={queryOf({ do: "reverse", operation: operation.operation_id })}
      className={`inline-flex min-h-6 items-center whitespace-nowrap ${TEXT_LINK}`}
    >
      {t("reverse")}
    </a>
  );
}

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { PaymentColumn, PaymentRow } from "@/server/domain/console";
import type { PaymentOrder } from "@/server/domain/console/core/words";
import { schemeName } from "@/server/kernel/card-scheme";
import { dayText } from "@/server/kernel/day-text";
import { isolated } from "@/server/kernel/isolated";
import { moneyText } from "@/server/kernel/money-text";
import { civilDateOf } from "@/server/kernel/time";
import type { Language } from "@/server/kernel/types";
import { BrandMark } from "../../payment/brand-mark";
import { ListNumber } from "../../ui/amount";
import { Checkbox } from "../../ui/choice";
import { type Column, DataTable } from "../data-table";
import { Instant } from "../instant";
import { type Beside, CELL_LOOK, type Cell, CellContent, type CellProps, PaymentLink } from "./payment-cell";
import { PaymentFact } from "./payment-fact";
import { StatePill } from "./state-pill";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly rows: readonly PaymentRow[];
  readonly columns?: readonly PaymentColumn[];
  readonly allBox?: ReactNode;
  readonly isDeleted?: boolean;
  readonly beside?: Beside;
  readonly order?: { readonly sort: PaymentOrder | null; readonly hrefOf: (sort: PaymentOrder | null) => string };
};

type LineProps = Omit<Props, "rows" | "columns" | "order"> & CellProps;

type PhoneProps = LineProps & { readonly isUnderDay: boolean };

const CELLS: readonly Cell[] = ["state", "order", "customer", "method", "gateway", "session", "settled", "created"];
const IN_SEARCH: readonly PaymentColumn[] = ["state", "customer", "method", "gateway", "created"];
const AT_END: readonly Cell[] = ["settled", "created"];

export function PaymentTable(props: Props) {
  const { rows, columns = IN_SEARCH, order, ...shown } = props;
  const t = useTranslations("console.payments");
  const cells = CELLS.filter((cell) => cell === "order" || columns.includes(cell));
  const sortOf = (column: string) => {
    if (column === "created" && shown.isDeleted === true) return {};
    return order === undefined ? unsorted(column) : sorting(order, column);
  };
  const headOf = dayHeads(props);
  const isUnderDay = rows.some((_, index) => headOf(index) !== null);
  const tick: Column = { name: "tick", words: shown.allBox, look: "w-0 pe-0!", headLook: "w-0 pe-0!" };
  return (
    <DataTable
      label={t("title")}
      columns={[
        ...(shown.allBox === undefined ? [] : [tick]),
        {
          name: "amount",
          words: t("columns.amount"),
          atEnd: "amount",
          look: "font-semibold text-ink",
          ...sortOf("amount"),
        },
        { name: "currency", words: t("currency"), isUnseen: true, look: "px-0! text-muted" },
        ...cells.map((cell) => ({
          name: cell,
          words: t(`columns.${cell === "created" && shown.isDeleted ? "deleted" : cell}`),
          atEnd: AT_END.includes(cell),
          ...looksOf(cell, typeof shown.beside?.openId === "string"),
          ...sortOf(cell),
        })),
      ]}
      rows={rows.map((row, index) =>
        "brokenId" in row
          ? row
          : {
              id: row.sessionId,
              isShown: row.sessionId === shown.beside?.openId,
              cells: cellsOf(cells, { row, ...shown }),
              phone: <PhoneLine row={row} isUnderDay={isUnderDay} {...shown} />,
              phoneHead: headOf(index),
            },
      )}
    />
  );
}

function unsorted(column: string): Pick<Column, "sort"> {
  return column === "created" ? { sort: "descending" } : {};
}

/** Columns that are hidden while a payment is shown beside the list, some of them only below 1440 pixels. */
const GIVES_WAY: Readonly<Partial<Record<Cell, string>>> = {
  gateway: "xl:hidden",
  session: "xl:hidden",
  settled: "xl:hidden",
  method: "xl:max-[90rem]:hidden",
};

function looksOf(cell: Cell, isBeside: boolean): Pick<Column, "look" | "headLook"> {
  const gone = (isBeside && GIVES_WAY[cell]) || "";
  return { look: `${CELL_LOOK[cell] ?? "text-muted"} ${gone}`.trim(), headLook: gone };
}

const SORTS: Readonly<Record<string, { readonly down: PaymentOrder | null; readonly up: PaymentOrder }>> = {
  amount: { down: "highest", up: "lowest" },
  created: { down: null, up: "oldest" },
  settled: { down: "paid_last", up: "paid_first" },
  order: { down: "order_last", up: "order_first" },
};

function sorting({ sort, hrefOf }: NonNullable<Props["order"]>, column: string): Pick<Column, "sort" | "sortHref"> {
  const own = SORTS[column];
  if (own === undefined) return {};
  const way = sort === own.down ? "descending" : sort === own.up ? "ascending" : undefined;
  return { sort: way, sortHref: hrefOf(way === "descending" ? own.up : own.down) };
}

function cellsOf(cells: readonly Cell[], { allBox, ...line }: LineProps): ReactNode[] {
  const { number, unit } = moneyText(line.row, line.language);
  return [
    ...(allBox === undefined ? [] : [<Tick key="tick" row={line.row} />]),
    <ListNumber key="amount" number={number} />,
    <bdi key="currency">{unit}</bdi>,
    ...cells.map((cell) =>
      cell === "created" ? <When key={cell} {...line} /> : <CellContent key={cell} cell={cell} {...line} />,
    ),
  ];
}

function Tick({ row: { sessionId, orderNo, amount, currency } }: Pick<LineProps, "row">) {
  const t = useTranslations("console.payments.bulk");
  const language = useLocale();
  return (
    <Checkbox
      name="session"
      value={sessionId}
      aria-label={t("tick", { order: isolated(orderNo ?? sessionId.slice(0, 8), language) })}
      data-amount={amount}
      data-currency={currency}
      look="dense"
      className="relative z-1"
    />
  );
}

function When({ row, timeZone, isDeleted = false }: Pick<LineProps, "row" | "timeZone" | "isDeleted">) {
  if (!isDeleted || row.deletedAt === null) return <Instant at={row.createdAt} timeZone={timeZone} />;
  return (
    <>
      <Instant at={row.deletedAt} timeZone={timeZone} />
      {row.deletedBy !== null && (
        <span className="block">
          <bdi>{row.deletedBy}</bdi>
        </span>
      )}
    </>
  );
}

function dayHeads({ rows, language, timeZone, order, isDeleted }: Props): (index: number) => string | null {
  const inOrder = order !== undefined && (order.sort === null || order.sort === "oldest") && isDeleted !== true;
  const days = rows.map((row) => ("brokenId" in row ? null : civilDateOf(new Date(row.createdAt), timeZone)));
  return (index) => {
    const day = days[index] ?? null;
    if (!inOrder || day === null || day === days[index - 1]) return null;
    return dayText(day, language, { weekday: "long", day: "numeric", month: "long" });
  };
}

function PhoneLine({ row, language, timeZone, beside, allBox, isDeleted = false, isUnderDay }: PhoneProps) {
  const { number, unit } = moneyText(row, language);
  return (
    <div className="flex items-center gap-3">
      {allBox !== undefined && <Tick row={row} />}
      <BrandMark of={schemeName(row.brand) ?? row.method} />
      <span className="min-w-0 grow">
        <span className="block truncate font-medium text-ink">
          <bdi>{row.customer ?? "–"}</bdi>
        </span>
        <span className="flex flex-wrap items-center gap-x-2">
          <PaymentLink row={row} language={language} beside={beside} />
          {isUnderDay ? (
            <Instant at={row.createdAt} timeZone={timeZone} style="clock" />
          ) : (
            <When row={row} timeZone={timeZone} isDeleted={isDeleted} />
          )}
          <PaymentFact row={row} />
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-0.5">
        <span>
          <span className="font-semibold text-ink">
            <ListNumber number={number} />
          </span>{" "}
          <bdi>{unit}</bdi>
        </span>
        <StatePill state={row.state} />
      </span>
    </div>
  );
}

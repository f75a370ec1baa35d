import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { PaymentColumn, PaymentRow } from "@/server/domain/console";
import type { PaymentOrder } from "@/server/domain/console/core/words";
import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { Checkbox } from "../../ui/choice";
import { type Column, DataTable } from "../data-table";
import { Instant } from "../instant";
import { CELL_LOOK, type Cell, CellContent, type CellProps, PaymentLink } from "./payment-cell";
import { PaymentFact } from "./payment-fact";
import { PaymentMethod } from "./payment-method";
import { StatePill } from "./state-pill";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly rows: readonly PaymentRow[];
  readonly columns?: readonly PaymentColumn[];
  readonly ticks?: boolean;
  readonly isDeleted?: boolean;
  readonly order?: { readonly sort: PaymentOrder | null; readonly hrefOf: (sort: PaymentOrder | null) => string };
};

type LineProps = Omit<Props, "rows" | "columns" | "order"> & CellProps;

/** Number of columns at which a table still fits a wide screen, so that its head can stay in view. */
const MOST_FITTING = 9;

const CELLS: readonly Cell[] = ["state", "order", "customer", "method", "gateway", "session", "settled", "created"];
const IN_SEARCH: readonly PaymentColumn[] = ["state", "customer", "method", "gateway", "created"];
const AT_END: readonly Cell[] = ["settled", "created"];

export function PaymentTable({ rows, columns = IN_SEARCH, order, ...shown }: Props) {
  const t = useTranslations("console.payments");
  const cells = CELLS.filter((cell) => cell === "order" || columns.includes(cell));
  const isByDay = (cell: Cell) => cell === "created" && shown.isDeleted !== true;
  const sortOf = (column: string) => (order === undefined ? {} : sorting(order, column));
  const tick: Column = { name: "tick", words: t("act.names.capture"), isUnseen: true };
  return (
    <DataTable
      label={t("title")}
      keepsHead={order !== undefined && cells.length + 3 <= MOST_FITTING}
      columns={[
        ...(shown.ticks ? [tick] : []),
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
          look: CELL_LOOK[cell] ?? "text-muted",
          ...(isByDay(cell) && { sort: "descending" as const, ...sortOf(cell) }),
        })),
      ]}
      rows={rows.map((row) =>
        "brokenId" in row
          ? row
          : {
              id: row.sessionId,
              cells: cellsOf(cells, { row, ...shown }),
              phone: <PhoneLine row={row} {...shown} />,
            },
      )}
    />
  );
}

function sorting({ sort, hrefOf }: NonNullable<Props["order"]>, column: string): Pick<Column, "sort" | "sortHref"> {
  if (column === "amount") {
    const way = { highest: "descending", lowest: "ascending", oldest: undefined, newest: undefined } as const;
    return { sort: way[sort ?? "newest"], sortHref: hrefOf(sort === "highest" ? "lowest" : "highest") };
  }
  if (column !== "created") return {};
  const way = { newest: "descending", oldest: "ascending", highest: undefined, lowest: undefined } as const;
  return { sort: way[sort ?? "newest"], sortHref: hrefOf(sort === null ? "oldest" : null) };
}

function cellsOf(cells: readonly Cell[], { ticks = false, ...line }: LineProps): ReactNode[] {
  const { number, unit } = moneyText(line.row, line.language);
  return [
    ...(ticks ? [<Tick key="tick" row={line.row} />] : []),
    <bdi key="amount" dir="ltr" className="figures whitespace-nowrap">
      {number}
    </bdi>,
    <bdi key="currency">{unit}</bdi>,
    ...cells.map((cell) =>
      cell === "created" ? <When key={cell} {...line} /> : <CellContent key={cell} cell={cell} {...line} />,
    ),
  ];
}

/** A row's checkbox, above the link that covers the row. */
function Tick({ row: { sessionId, orderNo } }: Pick<LineProps, "row">) {
  const t = useTranslations("console.payments.act.bulk");
  return (
    <Checkbox
      name="session"
      value={sessionId}
      aria-label={t("tick", { order: orderNo ?? sessionId.slice(0, 8) })}
      className="relative z-1 size-6"
    />
  );
}

function When({ row, timeZone, isDeleted = false }: Pick<LineProps, "row" | "timeZone" | "isDeleted">) {
  if (!isDeleted || row.deletedAt === null) return <Instant at={row.createdAt} timeZone={timeZone} />;
  return (
    <>
      <Instant at={row.deletedAt} timeZone={timeZone} />
      {row.deletedBy !== null && <bdi className="block">{row.deletedBy}</bdi>}
    </>
  );
}

function PhoneLine({ row, language, timeZone, ticks = false, isDeleted = false }: LineProps) {
  const { number, unit } = moneyText(row, language);
  return (
    <>
      <div className="flex justify-between gap-3">
        <span className="flex min-w-0 items-center gap-2">
          {ticks && <Tick row={row} />}
          <bdi className="min-w-0 truncate font-medium text-ink">{row.customer ?? "–"}</bdi>
        </span>
        <span className="shrink-0">
          <bdi dir="ltr" className="figures font-semibold text-ink">
            {number}
          </bdi>{" "}
          <bdi className="text-muted">{unit}</bdi>
        </span>
      </div>
      <div className="mt-0.5 flex items-center justify-between gap-3 text-muted">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <PaymentLink row={row} language={language} />
          <PaymentMethod {...row} />
          <When row={row} timeZone={timeZone} isDeleted={isDeleted} />
        </span>
        <span className="flex shrink-0 flex-col items-end gap-0.5">
          <StatePill state={row.state} />
          <PaymentFact row={row} />
        </span>
      </div>
    </>
  );
}

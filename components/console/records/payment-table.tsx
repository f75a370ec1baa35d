/** The payments: a table where there is room, lines of two rows on a phone. */
import { useTranslations } from "next-intl";
import type { PaymentColumn, PaymentRow } from "@/server/domain/console";
import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { Instant } from "../instant";
import { CELL_LOOK, type Cell, CellContent, type CellProps, PaymentLink } from "./payment-cell";
import { PaymentFact } from "./payment-fact";
import { PaymentMethod } from "./payment-method";
import { StatePill } from "./state-pill";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly rows: readonly PaymentRow[];
  /** Beside amount and order; those of the search unless given. */
  readonly columns?: readonly PaymentColumn[];
  /** Each line can be ticked. */
  readonly ticks?: boolean;
  /** They are deleted: when and by whom is told in place of when they were created. */
  readonly isDeleted?: boolean;
};

type LineProps = Omit<Props, "rows" | "columns"> & CellProps;

/** In the order of the table, after amount and currency. */
const CELLS: readonly Cell[] = ["state", "order", "customer", "method", "gateway", "session", "settled", "created"];
const IN_SEARCH: readonly PaymentColumn[] = ["state", "customer", "method", "gateway", "created"];
const AT_END: readonly string[] = ["amount", "settled", "created"];
const CELL = "px-3 py-2 first:ps-5 last:pe-5";

export function PaymentTable({ rows, columns = IN_SEARCH, ...shown }: Props) {
  const t = useTranslations("console.payments");
  const cells = CELLS.filter((cell) => cell === "order" || columns.includes(cell));
  const heads = ["amount", "currency", ...cells] as const;
  const titleOf = (name: Exclude<(typeof heads)[number], "currency">) =>
    t(`columns.${name === "created" && shown.isDeleted ? "deleted" : name}`);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <section aria-label={t("title")} className="relative overflow-x-auto max-md:hidden" tabIndex={0}>
        <table className="w-full border-collapse text-start">
          <thead>
            <tr className="border-line border-b bg-canvas text-muted text-xs">
              {shown.ticks && (
                <th scope="col" className={CELL}>
                  <span className="sr-only">{t("act.names.capture")}</span>
                </th>
              )}
              {heads.map((name) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={name === "created" ? "descending" : undefined}
                  className={`${CELL} font-medium ${AT_END.includes(name) ? "text-end" : "text-start"}`}
                >
                  {name === "currency" ? <span className="sr-only">{t("currency")}</span> : titleOf(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) =>
              "brokenId" in row ? (
                <tr key={row.brokenId} className="border-line border-b">
                  <td colSpan={heads.length + (shown.ticks ? 1 : 0)} className={`${CELL} text-muted`}>
                    <Broken id={row.brokenId} />
                  </td>
                </tr>
              ) : (
                <TableLine key={row.sessionId} row={row} cells={cells} {...shown} />
              ),
            )}
          </tbody>
        </table>
      </section>
      <ul className="md:hidden">
        {rows.map((row) =>
          "brokenId" in row ? (
            <li key={row.brokenId} className="border-line border-b px-4 py-3 text-muted">
              <Broken id={row.brokenId} />
            </li>
          ) : (
            <li key={row.sessionId} className="relative border-line border-b px-4 py-2.5">
              <PhoneLine row={row} {...shown} />
            </li>
          ),
        )}
      </ul>
    </>
  );
}

function TableLine({
  cells,
  ticks = false,
  isDeleted = false,
  ...line
}: LineProps & { readonly cells: readonly Cell[] }) {
  const { number, unit } = moneyText(line.row, line.language);
  return (
    <tr className="relative border-line border-b hover:bg-canvas has-[a:focus-visible]:bg-canvas">
      {ticks && (
        <td className={CELL}>
          <Tick row={line.row} />
        </td>
      )}
      <td className={`${CELL} text-end font-semibold text-ink`}>
        <bdi dir="ltr" className="figures whitespace-nowrap">
          {number}
        </bdi>
      </td>
      <td className="py-2 text-muted">
        <bdi>{unit}</bdi>
      </td>
      {cells.map((cell) => (
        <td
          key={cell}
          className={`${CELL} ${CELL_LOOK[cell] ?? "text-muted"} ${AT_END.includes(cell) ? "text-end" : ""}`}
        >
          {cell === "created" ? <When {...line} isDeleted={isDeleted} /> : <CellContent cell={cell} {...line} />}
        </td>
      ))}
    </tr>
  );
}

/** Lies over the line's link. */
function Tick({ row: { sessionId, orderNo } }: Pick<LineProps, "row">) {
  const t = useTranslations("console.payments.act.bulk");
  return (
    <input
      type="checkbox"
      name="session"
      value={sessionId}
      aria-label={t("tick", { order: orderNo ?? sessionId.slice(0, 8) })}
      className="relative z-1 size-6 accent-accent"
    />
  );
}

/** When it was created, or deleted and by whom. */
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

function Broken({ id }: { id: string }) {
  const t = useTranslations("console.payments");
  return t.rich("broken", { id: () => <bdi dir="ltr">{id}</bdi> });
}

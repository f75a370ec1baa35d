/** The payments: a table where there is room, lines of two rows on a phone. */
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { PaymentColumn, PaymentLine, PaymentRow } from "@/server/domain/console";
import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { Icon } from "../icon";
import { Instant } from "../instant";
import { consoleHref } from "../pages";
import { PaymentFact } from "./payment-fact";
import { PaymentMethod } from "./payment-method";
import { StatePill } from "./state-pill";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly rows: readonly PaymentRow[];
  /** Beside amount and order; those of the search unless given. */
  readonly columns?: readonly PaymentColumn[];
};
type PlaceProps = Pick<Props, "language" | "timeZone">;
type LineProps = PlaceProps & { readonly row: PaymentLine };
type TableLineProps = LineProps & { readonly heads: readonly Head[] };

/** In the order of the table. */
const HEADS = [
  "amount",
  "currency",
  "state",
  "order",
  "customer",
  "method",
  "gateway",
  "session",
  "settled",
  "created",
] as const;
const ALWAYS: readonly Head[] = ["amount", "currency", "order"];
const IN_SEARCH: readonly PaymentColumn[] = ["state", "customer", "method", "gateway", "created"];

type Head = (typeof HEADS)[number];

const AT_END: readonly Head[] = ["amount", "settled", "created"];
const CELL = "px-3 py-2 first:ps-5 last:pe-5";

export function PaymentTable({ language, timeZone, rows, columns = IN_SEARCH }: Props) {
  const t = useTranslations("console.payments");
  const heads = HEADS.filter((head) => ALWAYS.includes(head) || columns.some((column) => column === head));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <section aria-label={t("title")} className="relative overflow-x-auto max-md:hidden" tabIndex={0}>
        <table className="w-full border-collapse text-start">
          <thead>
            <tr className="border-line border-b bg-canvas text-muted text-xs">
              {heads.map((name) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={name === "created" ? "descending" : undefined}
                  className={`${CELL} font-medium ${AT_END.includes(name) ? "text-end" : "text-start"}`}
                >
                  {name === "currency" ? <span className="sr-only">{t("currency")}</span> : t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) =>
              "brokenId" in row ? (
                <tr key={row.brokenId} className="border-line border-b">
                  <td colSpan={heads.length} className={`${CELL} text-muted`}>
                    <Broken id={row.brokenId} />
                  </td>
                </tr>
              ) : (
                <TableLine key={row.sessionId} row={row} heads={heads} language={language} timeZone={timeZone} />
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
              <PhoneLine row={row} language={language} timeZone={timeZone} />
            </li>
          ),
        )}
      </ul>
    </>
  );
}

function TableLine({ heads, ...line }: TableLineProps) {
  const { number, unit } = moneyText(line.row, line.language);
  return (
    <tr className="relative border-line border-b hover:bg-canvas has-[a:focus-visible]:bg-canvas">
      <td className={`${CELL} text-end font-semibold text-ink`}>
        <bdi dir="ltr" className="figures whitespace-nowrap">
          {number}
        </bdi>
      </td>
      <td className="py-2 text-muted">
        <bdi>{unit}</bdi>
      </td>
      {heads.slice(2).map((head) => (
        <td
          key={head}
          className={`${CELL} ${CELL_LOOK[head] ?? "text-muted"} ${AT_END.includes(head) ? "text-end" : ""}`}
        >
          <CellContent head={head} {...line} />
        </td>
      ))}
    </tr>
  );
}

const CELL_LOOK: Readonly<Partial<Record<Head, string>>> = { state: "", order: "", customer: "max-w-48" };

function CellContent({ head, row, language, timeZone }: LineProps & { readonly head: Head }): ReactNode {
  switch (head) {
    case "state":
      return (
        <span className="flex flex-wrap items-center gap-x-2">
          <StatePill state={row.state} />
          <PaymentFact row={row} />
        </span>
      );
    case "order":
      return <PaymentLink row={row} language={language} />;
    case "customer":
      return <bdi className="block truncate">{row.customer ?? "–"}</bdi>;
    case "method":
      return <PaymentMethod {...row} />;
    case "gateway":
      return <bdi dir="ltr">{row.gateway ?? "–"}</bdi>;
    case "session":
      return (
        <bdi dir="ltr" className="font-mono text-xs">
          {`${row.sessionId.slice(0, 12)}…`}
        </bdi>
      );
    case "settled":
      return row.settledAt === null ? "–" : <Instant at={row.settledAt} timeZone={timeZone} />;
    default:
      return <Instant at={row.createdAt} timeZone={timeZone} />;
  }
}

/** The link is the order, and its area the whole line. */
function PaymentLink({ row, language }: Pick<LineProps, "row" | "language">) {
  return (
    <a
      href={consoleHref(language, "payment", `/${row.sessionId}`)}
      className="inline-flex max-w-44 items-center gap-1.5 text-ink after:absolute after:inset-0 hover:underline"
    >
      {row.isRecurring && <Icon name="repeat" className="size-3.5 text-muted" />}
      <bdi dir="ltr" className="figures truncate">
        {row.orderNo ?? `${row.sessionId.slice(0, 8)}…`}
      </bdi>
    </a>
  );
}

function PhoneLine({ row, language, timeZone }: LineProps) {
  const { number, unit } = moneyText(row, language);
  return (
    <>
      <div className="flex justify-between gap-3">
        <bdi className="min-w-0 truncate font-medium text-ink">{row.customer ?? "–"}</bdi>
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
          <Instant at={row.createdAt} timeZone={timeZone} />
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

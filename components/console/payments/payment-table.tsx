/** The payments: a table where there is room, lines of two rows on a phone. */
import { useTranslations } from "next-intl";
import type { PaymentLine, PaymentRow } from "@/server/domain/console";
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
  /** Each line can be ticked. */
  readonly ticks?: boolean;
  /** They are deleted: when and by whom is told. */
  readonly isDeleted?: boolean;
};
type LineProps = Omit<Props, "rows"> & { readonly row: PaymentLine };

const HEADS = ["amount", "currency", "state", "order", "customer", "method", "gateway"] as const;
const AT_END: readonly string[] = ["amount", "created", "deleted"];
const CELL = "px-3 py-2 first:ps-5 last:pe-5";

export function PaymentTable({ rows, ...shown }: Props) {
  const t = useTranslations("console.payments");
  const heads = [...HEADS, shown.isDeleted ? ("deleted" as const) : ("created" as const)];
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
                  {name === "currency" ? <span className="sr-only">{t("currency")}</span> : t(`columns.${name}`)}
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
                <TableLine key={row.sessionId} row={row} {...shown} />
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

function TableLine({ row, language, timeZone, ticks = false, isDeleted = false }: LineProps) {
  const { number, unit } = moneyText(row, language);
  return (
    <tr className="relative border-line border-b hover:bg-canvas">
      {ticks && (
        <td className={CELL}>
          <Tick row={row} />
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
      <td className={CELL}>
        <span className="flex flex-wrap items-center gap-x-2">
          <StatePill state={row.state} />
          <PaymentFact row={row} />
        </span>
      </td>
      <td className={CELL}>
        <PaymentLink row={row} language={language} />
      </td>
      <td className={`${CELL} max-w-48`}>
        <bdi className="block truncate">{row.customer ?? "–"}</bdi>
      </td>
      <td className={`${CELL} text-muted`}>
        <PaymentMethod {...row} />
      </td>
      <td className={`${CELL} text-muted`}>
        <bdi dir="ltr">{row.gateway ?? "–"}</bdi>
      </td>
      <td className={`${CELL} text-end text-muted`}>
        <When row={row} timeZone={timeZone} isDeleted={isDeleted} />
      </td>
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

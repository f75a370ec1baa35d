import { Decimal } from "decimal.js";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { pointsBetween, shareOf } from "@/components/console/records/rates";
import { TEXT_LINK } from "@/components/console/styles";
import { Amount } from "@/components/ui/amount";
import { Sparkline } from "@/components/ui/sparkline";
import type { DayBasis } from "@/server/domain/console/core/words";
import type { DayFigures, Recurring, Span, Totals } from "@/server/domain/figures";
import { currency as currencyOf } from "@/server/kernel/currency";
import { money as moneyOf, multiply, toWire } from "@/server/kernel/money";
import { moneyLine } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { rowsHref } from "./rows-href";

type Props = {
  readonly totals: Totals;
  readonly before: Totals;
  readonly byDay: readonly DayFigures[];
  readonly recurring: Recurring;
  readonly days: number;
  readonly span: Span;
  readonly currency: string;
  readonly language: Language;
};

export function KeyFigures({ totals, before, byDay, recurring, days, span, currency, language }: Props) {
  const t = useTranslations("console.overview.figures");
  const rate = shareOf(totals.succeeded, totals.tried);
  const points = pointsBetween(shareOf(before.succeeded, before.tried), rate);
  const lines = linesOf(byDay);
  const money = (amount: string) => <FittingAmount money={{ amount, currency }} language={language} />;
  const rows = (by: DayBasis) => rowsHref({ language, span, currency }, { by });
  return (
    <dl className="grid grid-cols-2 border-line border-b xl:grid-cols-4">
      <Figure
        name={t("rate")}
        help={t("rateHelp")}
        line={lines.rate}
        value={
          rate === null ? (
            "–"
          ) : (
            <a href={rows("tried")}>
              <bdi dir="ltr">{rate} %</bdi>
            </a>
          )
        }
      >
        {points === null ? (
          t("noneBefore", { days })
        ) : (
          <Change by={points} words={t("from", { days })} unit={t("points")} />
        )}{" "}
        ·{" "}
        <a href={rows("accepted")} className={TEXT_LINK}>
          {t("tried", {
            count: totals.tried.toLocaleString("en"),
            succeeded: totals.succeeded.toLocaleString("en"),
          })}
        </a>
      </Figure>
      <Figure
        name={t("average")}
        help={t("averageHelp")}
        line={lines.average}
        value={totals.payments === 0 ? "–" : <a href={rows("received")}>{money(averageOf(totals, currency))}</a>}
      >
        {t("averageOf", { count: totals.payments })}
      </Figure>
      <Figure
        name={t("refunded")}
        help={t("refundedHelp")}
        line={lines.refunded}
        value={<a href={rows("refunded")}>{money(totals.refunded)}</a>}
      >
        {t("refunds", {
          count: totals.refunds,
          share: `\u2066${shareOf(Number(totals.refunded), Number(totals.settled)) ?? "0.0"} %\u2069`,
        })}
      </Figure>
      <Figure
        name={t("recurring")}
        help={t("recurringHelp")}
        value={<a href={consoleHref(language, "subscriptions", queryOf({ currency }))}>{money(recurring.amount)}</a>}
      >
        {t("subscriptions", { count: recurring.subscriptions })}
      </Figure>
    </dl>
  );
}

function averageOf({ settled, payments }: Totals, currency: string): string {
  return toWire(multiply(moneyOf(settled, currencyOf(currency)), new Decimal(1).div(payments)));
}

const MOST_POINTS = 15;

function linesOf(days: readonly DayFigures[]) {
  const size = Math.ceil(days.length / MOST_POINTS);
  const starts = days.flatMap((_, index) => (index % size === 0 ? [index] : []));
  const sums = (name: keyof DayFigures) =>
    starts.map((start) => days.slice(start, start + size).reduce((sum, day) => sum + day[name], 0));
  const share = (part: readonly number[], whole: readonly number[]) =>
    part.flatMap((value, index) => ((whole[index] ?? 0) > 0 ? [value / (whole[index] ?? 1)] : []));
  return {
    rate: share(sums("succeeded"), sums("tried")),
    average: share(sums("settled"), sums("payments")),
    refunded: sums("refunded"),
  };
}

type AmountProps = ComponentProps<typeof Amount>;

const LONG = 7;
const LONGEST = 10;

/**
 * Shows an amount in a smaller font from seven digits on; from ten digits on without decimals, with the whole
 * amount in the tooltip.
 */
function FittingAmount({ money, language }: AmountProps) {
  const [whole = ""] = money.amount.split(".");
  if (whole.length < LONG) return <Amount money={money} language={language} />;
  const isLongest = whole.length >= LONGEST;
  const shown = isLongest ? { ...money, amount: whole } : money;
  return (
    <span className="text-base" title={isLongest ? moneyLine(money, language) : undefined}>
      <Amount money={shown} language={language} />
    </span>
  );
}

type FigureProps = {
  readonly name: string;
  readonly help: string;
  readonly line?: readonly number[];
  readonly value: ReactNode;
  readonly children: ReactNode;
};

function Figure({ name, help, line = [], value, children }: FigureProps) {
  return (
    <div className="min-w-0 border-line px-4 py-3 even:border-s max-xl:nth-[n+3]:border-t sm:px-5 xl:not-first:border-s">
      <dt className="flex min-h-7 sm:-mb-2 justify-between gap-2 text-muted">
        <abbr title={help} className="no-underline">
          {name}
        </abbr>
        <Sparkline values={line} />
      </dt>
      <dd className="figures tight text-[1.375rem] leading-8 font-semibold text-ink">{value}</dd>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}

function Change({ by, words, unit }: { by: string; words: string; unit: string }) {
  const tone = by.startsWith("−") ? "text-bad" : by === "0.0" ? "" : "text-good";
  return (
    <>
      <span className={`figures ${tone}`}>
        <bdi dir="ltr">{by}</bdi> {unit}
      </span>{" "}
      {words}
    </>
  );
}

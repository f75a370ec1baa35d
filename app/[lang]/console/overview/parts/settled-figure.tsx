import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/console/icon";
import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { changeBetween, factorBetween } from "@/components/console/records/rates";
import { TEXT_LINK } from "@/components/console/styles";
import { Amount, BigAmount } from "@/components/ui/amount";
import { BAD, GOOD, QUIET } from "@/components/ui/tones";
import type { Totals } from "@/server/domain/figures";
import { currency as currencyOf } from "@/server/kernel/currency";
import { money, subtract, toWire } from "@/server/kernel/money";
import { type OverviewFacts, rowsHref } from "./rows-href";

type Props = {
  readonly totals: Totals;
  readonly before: Totals;
  readonly days: number;
  readonly facts: OverviewFacts;
};

export function SettledFigure({ totals, before, days, facts }: Props) {
  const t = useTranslations("console.overview.figures");
  const { language, currency } = facts;
  return (
    <dl>
      <dt className="text-muted">
        <abbr title={t("settledHelp")} className="no-underline">
          {t("settled")}
        </abbr>
      </dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a href={rowsHref(facts, { by: "received" })} className="border-line border-b hover:border-accent">
          <BigAmount money={{ amount: totals.settled, currency }} language={language} look="figure" />
        </a>
        <Change totals={totals} before={before} days={days} />
      </dd>
    </dl>
  );
}

function Change({ totals, before, days }: Omit<Props, "facts">) {
  const t = useTranslations("console.overview.figures");
  const change = changeBetween(before.settled, totals.settled);
  if (change === null) return <span className="text-muted">{t("noneBefore", { days })}</span>;
  const factor = factorBetween(before.settled, totals.settled);
  const isLess = change.startsWith("−");
  const tone = isLess ? BAD : change === "0.0" ? QUIET : GOOD;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-muted">
      <span className={`figures inline-flex items-center gap-1 rounded-full px-2 font-semibold ${tone}`}>
        <Icon name={isLess ? "trending-down" : "trending-up"} className="size-3.5" />
        <bdi dir="ltr">{factor ?? `${change} %`}</bdi>
      </span>
      {t("from", { days })}
    </span>
  );
}

export function NetSum({ totals, facts }: Pick<Props, "totals" | "facts">) {
  const t = useTranslations("console.overview.figures");
  const { language, currency, span } = facts;
  const unit = currencyOf(currency);
  const net = toWire(subtract(money(totals.settled, unit), money(totals.refunded, unit)));
  const amount = (value: string) => (
    <span className="wrap-anywhere [&_bdi]:whitespace-normal">
      <Amount money={{ amount: value, currency }} language={language} />
    </span>
  );
  const month = consoleHref(language, "month", queryOf({ month: span.to.slice(0, 7), currency }));
  return (
    <dl className="mt-4 grid grid-cols-2 gap-y-3 border-line border-t pt-3 xl:grid-cols-4">
      <Part name={t("paid")} help={t("paidHelp")}>
        <a href={rowsHref(facts, { by: "received" })} className="hover:underline">
          {totals.payments.toLocaleString("en")}
        </a>
      </Part>
      <Part name={t("lessRefunded")} help={t("refundedHelp")}>
        <a href={rowsHref(facts, { by: "refunded" })} className="hover:underline">
          {amount(totals.refunded)}
        </a>
      </Part>
      <Part name={t("net")} help={t("netHelp")}>
        {amount(net)}
      </Part>
      <Part name={t("monthName")} help="">
        <a href={month} className={TEXT_LINK}>
          {t("month")}
        </a>
      </Part>
    </dl>
  );
}

function Part({ name, help, children }: { name: string; help: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line xl:not-first:border-s xl:not-first:ps-4">
      <dt className="text-muted text-xs">
        <abbr title={help || undefined} className="no-underline">
          {name}
        </abbr>
      </dt>
      <dd className="figures font-semibold text-ink">{children}</dd>
    </div>
  );
}

import type { Metadata } from "next";
import { Dropped } from "@/components/console/list-parts";
import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { isClosed, listBookedCurrencies, monthAfter, readMonth, readMonthQuery } from "@/server/domain/figures";
import { currency } from "@/server/kernel/currency";
import { civilDateOf } from "@/server/kernel/time";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { consoleWords } from "../words";
import { MonthBalances } from "./parts/month-balances";
import { MonthChoice } from "./parts/month-choice";

const DEFAULT_CURRENCY = currency("KWD");

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "month");
}

export default async function MonthPage(props: ConsoleProps) {
  const view = await guardPage(props, "month");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const asked = readMonthQuery(await props.searchParams, today);
  const [t, currencies] = await Promise.all([consoleWords(language), listBookedCurrencies(ctx)]);
  const chosen = asked.currency ?? currencies[0] ?? DEFAULT_CURRENCY;
  const balances = await readMonth(ctx, { span: asked.month, currency: chosen });
  const facts = { month: asked.month, currency: chosen };
  return (
    <ConsoleFrame view={view}>
      <PageHead
        title={t("pages.month")}
        up={{ href: consoleHref(language, "overview"), name: t("pages.overview") }}
        lead={t(isClosed(asked.month, today) ? "month.closed" : "month.open")}
      >
        <MonthChoice
          {...facts}
          today={today}
          before={monthAfter(asked.month, -1)}
          after={monthAfter(asked.month, 1)}
          language={language}
          currencies={currencies}
        />
      </PageHead>
      <Dropped names={asked.dropped} />
      {balances.length === 0 ? (
        <Empty icon="calendar">{t("month.nothing")}</Empty>
      ) : (
        <MonthBalances {...facts} language={language} balances={balances} />
      )}
    </ConsoleFrame>
  );
}

import type { Metadata } from "next";
import { Dropped } from "@/components/console/list-parts";
import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { TEXT_LINK } from "@/components/console/styles";
import { daysOf, RANGES, readOverviewQuery } from "@/server/domain/figures";
import { civilDateOf } from "@/server/kernel/time";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { type ConsoleProps, hasPage } from "../view";
import { consoleWords } from "../words";
import { Panels } from "./parts/panels";
import { RangePicker } from "./parts/range-picker";
import { NetSum, SettledFigure } from "./parts/settled-figure";
import { VolumeChart } from "./parts/volume-chart";
import { WaitingRows } from "./parts/waiting-rows";
import { readOverview } from "./read-overview";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "overview");
}

export default async function OverviewPage(props: ConsoleProps) {
  const view = await guardPage(props, "overview");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { timezone: timeZone } = ctx.merchant;
  const asked = readOverviewQuery(await props.searchParams, civilDateOf(ctx.now(), timeZone));
  const [t, { waiting, currencies, currency, figures }] = await Promise.all([
    consoleWords(language),
    readOverview(ctx, asked, language),
  ]);
  const facts = { language, currency, span: asked.span };
  const days = daysOf(asked.span).length;
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.overview")}>
        {hasPage(ctx, "alerts") && (
          <a href={consoleHref(language, "alerts")} className={TEXT_LINK}>
            {t("pages.alerts")}
          </a>
        )}
        <RangePicker
          ranges={RANGES}
          span={asked.span}
          range={asked.range}
          currency={currency}
          currencies={currencies}
        />
      </PageHead>
      <Dropped names={asked.dropped} />
      <div className="grid border-line border-b lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="border-line max-lg:border-b lg:col-start-2 lg:row-start-1 lg:border-s">
          <WaitingRows waiting={waiting} language={language} timeZone={timeZone} now={ctx.now()} />
        </div>
        {figures === null ? (
          <Empty icon="chart-column">{t("overview.nothingYet")}</Empty>
        ) : (
          <div className="min-w-0 p-4 sm:p-5">
            <SettledFigure {...figures} days={days} facts={facts} />
            <VolumeChart days={figures.volume} currency={currency} />
            <NetSum totals={figures.totals} facts={facts} />
          </div>
        )}
      </div>
      {figures !== null && <Panels figures={figures} facts={facts} days={days} />}
    </ConsoleFrame>
  );
}

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
import { FailureReasons } from "./parts/failure-reasons";
import { KeyFigures } from "./parts/key-figures";
import { MethodSuccessList } from "./parts/method-success";
import { RangePicker } from "./parts/range-picker";
import { RenewalParts } from "./parts/renewal-parts";
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
      <WaitingRows waiting={waiting} language={language} timeZone={timeZone} now={ctx.now()} />
      {figures === null ? (
        <Empty>{t("overview.nothingYet")}</Empty>
      ) : (
        <>
          <KeyFigures {...facts} {...figures} days={daysOf(asked.span).length} />
          <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="border-line border-b p-4 sm:p-5 lg:border-e">
              <VolumeChart days={figures.volume} currency={currency} names={figures.gatewayNames} />
            </div>
            <div className="border-line border-b p-4 sm:p-5">
              <MethodSuccessList methods={figures.methods} facts={facts} />
            </div>
            <div className="border-line p-4 max-lg:border-b sm:p-5 lg:border-e">
              <FailureReasons {...figures.failures} facts={facts} />
            </div>
            <div className="p-4 sm:p-5">
              <RenewalParts renewals={figures.renewals} facts={facts} />
            </div>
          </div>
        </>
      )}
    </ConsoleFrame>
  );
}

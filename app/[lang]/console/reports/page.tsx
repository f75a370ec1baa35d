import type { Metadata } from "next";
import { Dropped, isFiltered, NextPage } from "@/components/console/list-parts";
import { Empty, PageHead } from "@/components/console/page-head";
import { listReportLines, readReportQuery } from "@/server/domain/reports";
import { rowsOf } from "@/server/kernel/list-rows";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { consoleWords } from "../words";
import { askForReport } from "./actions";
import { ReportFilter } from "./parts/report-filter";
import { ReportForm } from "./parts/report-form";
import { ReportList } from "./parts/report-list";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "reports");
}

export default async function ReportsPage(props: ConsoleProps) {
  const view = await guardPage(props, "reports");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { timezone: timeZone } = ctx.merchant;
  const { values, dropped } = readReportQuery(await props.searchParams);
  const [t, page] = await Promise.all([consoleWords(language), listReportLines(ctx, values, rowsOf(values))]);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.reports")} lead={t("reports.lead")} />
      <ReportForm action={askForReport.bind(null, { lang: language })} />
      <ReportFilter values={values} />
      <Dropped names={dropped} />
      {page.rows.length === 0 && <Empty>{t(isFiltered(values) ? "list.noMatch" : "reports.empty")}</Empty>}
      {page.rows.length > 0 && <ReportList language={language} timeZone={timeZone} reports={page.rows} />}
      <NextPage values={values} next={page.next} timeZone={timeZone} isEmpty={page.rows.length === 0} />
    </ConsoleFrame>
  );
}

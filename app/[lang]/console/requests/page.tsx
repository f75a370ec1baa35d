import type { Metadata } from "next";
import { Dropped, isFiltered, NextPage } from "@/components/console/list-parts";
import { Empty, PageHead } from "@/components/console/page-head";
import { listRequestLog, readRequestQuery } from "@/server/domain/request-log";
import { rowsOf } from "@/server/kernel/list-rows";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { consoleWords } from "../words";
import { RequestFilter } from "./parts/request-filter";
import { RequestList } from "./parts/request-list";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "requests");
}

export default async function RequestsPage(props: ConsoleProps) {
  const view = await guardPage(props, "requests");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { values, dropped } = readRequestQuery(await props.searchParams);
  const { id: requestId, method, path, outcome, caller: callerKind, cursor } = values;
  const [t, page] = await Promise.all([
    consoleWords(language),
    listRequestLog(ctx, { requestId, method, path, outcome, callerKind }, { cursor, limit: rowsOf(values) }),
  ]);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.requests")} lead={t("requests.lead")} />
      <RequestFilter values={values} />
      <Dropped names={dropped} />
      {page.rows.length === 0 && <Empty>{t(isFiltered(values) ? "list.noMatch" : "requests.empty")}</Empty>}
      <RequestList requests={page.rows} timeZone={ctx.merchant.timezone} baseUrl={ctx.merchant.baseUrl} />
      <NextPage values={values} next={page.next} timeZone={ctx.merchant.timezone} isEmpty={page.rows.length === 0} />
    </ConsoleFrame>
  );
}

import type { Metadata } from "next";
import { NewEndpoint } from "@/components/console/endpoints/endpoint-forms";
import { EndpointList } from "@/components/console/endpoints/endpoint-list";
import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { proofWanted } from "@/server/domain/merchants";
import { listEndpoints } from "@/server/domain/webhooks";
import { DEFAULT_ROWS } from "@/server/kernel/list-rows";
import { firstRows } from "@/server/kernel/page";
import { wordsIn } from "@/server/signed-words";
import { ConsoleFrame } from "../../../frame";
import { guardPage } from "../../../guard";
import { consoleMetadata } from "../../../metadata";
import type { ConsoleProps } from "../../../view";
import { consoleWords } from "../../../words";
import { createWebhook } from "./actions";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "endpoints");
}

export default async function EndpointsPage(props: ConsoleProps) {
  const view = await guardPage(props, "endpoints");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { gone } = wordsIn(consoleHref(language, "endpoints"), await props.searchParams);
  const [t, { results }] = await Promise.all([consoleWords(language), listEndpoints(ctx, firstRows(DEFAULT_ROWS))]);
  return (
    <ConsoleFrame view={view}>
      <PageHead
        title={t("pages.endpoints")}
        up={{ href: consoleHref(language, "settingsWebhooks"), name: t("pages.settingsWebhooks") }}
        lead={t("endpoints.lead")}
      />
      {gone !== undefined && (
        <p role="status" className="border-line border-b bg-good-soft px-5 py-2 text-good">
          {t("endpoints.removed")}
        </p>
      )}
      {results.length === 0 && <Empty icon="webhook">{t("endpoints.empty")}</Empty>}
      <EndpointList language={language} timeZone={ctx.merchant.timezone} endpoints={results} />
      <NewEndpoint proof={proofWanted(ctx)} create={createWebhook.bind(null, { lang: language })} />
    </ConsoleFrame>
  );
}

import type { Metadata } from "next";
import { Dropped } from "@/components/console/list-parts";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { readBulk, readBulkQuery } from "@/server/domain/console";
import { ConsoleFrame } from "../../../frame";
import { guardPage } from "../../../guard";
import { consoleMetadata } from "../../../metadata";
import { MissingPage, orMissing } from "../../../missing-page";
import type { ConsoleProps } from "../../../view";
import { consoleWords } from "../../../words";
import { endBulk } from "../actions";
import { BulkDetail } from "../parts/bulk-detail";

type Props = ConsoleProps<{ action_id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "bulkAction");
}

export default async function BulkActionPage(props: Props) {
  const view = await guardPage(props, "bulkAction", `/${encodeURIComponent((await props.params).action_id)}`);
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { values, dropped } = readBulkQuery(await props.searchParams);
  const shown = await orMissing(readBulk(ctx, (await props.params).action_id, values));
  if (shown === null) return <MissingPage view={view} />;
  const t = await consoleWords(language);
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "bulkActions"), name: t("pages.bulkActions") }}
        title={t(`payments.bulk.titles.${shown.action.kind}`)}
      />
      <Dropped names={dropped} />
      <BulkDetail
        language={language}
        timeZone={ctx.merchant.timezone}
        view={shown}
        values={values}
        stop={endBulk.bind(null, { lang: language, actionId: shown.action.id })}
      />
    </ConsoleFrame>
  );
}

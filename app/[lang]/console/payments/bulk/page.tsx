import type { Metadata } from "next";
import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { listBulks } from "@/server/domain/console";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { BulkList } from "./parts/bulk-list";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "bulkActions");
}

export default async function BulkActionsPage(props: ConsoleProps) {
  const view = await guardPage(props, "bulkActions");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, actions] = await Promise.all([consoleWords(language), listBulks(ctx)]);
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "payments"), name: t("pages.payments") }}
        title={t("pages.bulkActions")}
        lead={t("payments.bulk.lead")}
      />
      {actions.length === 0 ? (
        <Empty icon="credit-card">{t("payments.bulk.empty")}</Empty>
      ) : (
        <BulkList language={language} timeZone={ctx.merchant.timezone} actions={actions} />
      )}
    </ConsoleFrame>
  );
}

import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { MailboxList } from "@/components/sandbox/mailbox-list";
import { readMailbox, readMailboxQuery } from "@/server/domain/sandbox";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "mailbox");
}

export default async function MailboxPage(props: ConsoleProps) {
  const view = await guardPage(props, "mailbox");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const query = readMailboxQuery(await props.searchParams);
  const [t, page] = await Promise.all([consoleWords(language), readMailbox(ctx, query.values)]);
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "test"), name: t("pages.test") }}
        title={t("pages.mailbox")}
        lead={t("test.mailboxLead")}
      />
      <MailboxList {...query} page={page} timeZone={ctx.merchant.timezone} />
    </ConsoleFrame>
  );
}

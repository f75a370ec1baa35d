/** Mails and texts that were written to the merchant's customers and users. */
import type { Metadata } from "next";
import { Dropped, FilterBar, FilterText, isFiltered, NextPage } from "@/components/console/list-parts";
import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { MailList } from "@/components/sandbox/mail-list";
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
  const { timezone: timeZone } = ctx.merchant;
  const { values, dropped } = readMailboxQuery(await props.searchParams);
  const [t, page] = await Promise.all([consoleWords(language), readMailbox(ctx, values)]);
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "test"), name: t("pages.test") }}
        title={t("pages.mailbox")}
        lead={t("test.mailboxLead")}
      />
      <FilterBar isSet={isFiltered(values)}>
        <FilterText name="person" label={t("test.person")} chosen={values.person} />
      </FilterBar>
      <Dropped names={dropped} />
      {page.rows.length === 0 && <Empty>{t(isFiltered(values) ? "list.noMatch" : "test.noMails")}</Empty>}
      <MailList mails={page.rows} timeZone={timeZone} look="rows" />
      <NextPage values={values} next={page.next} timeZone={timeZone} />
    </ConsoleFrame>
  );
}

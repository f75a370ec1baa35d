import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { Dropped, NextPage } from "@/components/console/list-parts";
import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref, pageEntry } from "@/components/console/pages";
import { paymentChoices } from "@/server/domain/console";
import { LINK_ID, listLinks } from "@/server/domain/payment-links";
import { readQuery } from "@/server/kernel/lenient-query";
import { pageSize, type Sized } from "@/server/kernel/list-rows";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { pageAtCursor } from "../page-at-cursor";
import { type ConsoleProps, mayOpen } from "../view";
import { consoleWords } from "../words";
import { makeLink } from "./actions";
import { LinkForm } from "./parts/link-form";
import { LinkTable } from "./parts/link-table";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "paymentLinks");
}

export default async function PaymentLinksPage(props: ConsoleProps) {
  const view = await guardPage(props, "paymentLinks");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { timezone: timeZone } = ctx.merchant;
  const query = readQuery<Sized & { cursor: string }>(await props.searchParams, {
    rows: pageSize,
    cursor: (text) => (LINK_ID.test(text) ? text : null),
  });
  const mayMake = mayOpen(ctx, pageEntry("newPayment").needs);
  const [t, links, choices] = await Promise.all([
    consoleWords(language),
    pageAtCursor(query, (page) => listLinks(ctx, page)),
    mayMake ? paymentChoices(ctx, language) : null,
  ]);
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "payments"), name: t("pages.payments") }}
        title={t("pages.paymentLinks")}
        lead={t("paymentLinks.lead")}
      />
      <Dropped names={links.dropped} />
      {links.rows.length === 0 ? (
        <Empty icon="link">{t("paymentLinks.empty")}</Empty>
      ) : (
        <LinkTable language={language} timeZone={timeZone} links={links.rows} />
      )}
      <NextPage values={links.values} next={links.next} timeZone={timeZone} isEmpty={links.rows.length === 0} />
      {choices !== null && (
        <LinkForm {...choices} action={makeLink.bind(null, { lang: language })} formKey={randomUUID()} />
      )}
    </ConsoleFrame>
  );
}

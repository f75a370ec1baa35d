import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { Dropped, NextPage } from "@/components/console/list-parts";
import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref, pageEntry } from "@/components/console/pages";
import { listLinks } from "@/server/domain/payment-links";
import { InvalidFields } from "@/server/kernel/errors";
import { readQuery } from "@/server/kernel/lenient-query";
import { firstRows } from "@/server/kernel/page";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { type ConsoleProps, mayOpen } from "../view";
import { consoleWords } from "../words";
import { makeLink } from "./actions";
import { linkChoices } from "./link-choices";
import { LinkForm } from "./parts/link-form";
import { LinkTable } from "./parts/link-table";

const ROWS = 25;
const CURSOR = /^plink_[0-9A-Za-z]{32}$/;

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "paymentLinks");
}

export default async function PaymentLinksPage(props: ConsoleProps) {
  const view = await guardPage(props, "paymentLinks");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { timezone: timeZone } = ctx.merchant;
  const { values, dropped } = readQuery<{ cursor: string }>(await props.searchParams, {
    cursor: (text) => (CURSOR.test(text) ? text : null),
  });
  const mayMake = mayOpen(ctx, pageEntry("newPayment").needs);
  const [t, links, choices] = await Promise.all([
    consoleWords(language),
    listLinks(ctx, { ...firstRows(ROWS), startingAfter: values.cursor ?? undefined }).catch((error) => {
      if (error instanceof InvalidFields) return listLinks(ctx, firstRows(ROWS));
      throw error;
    }),
    mayMake ? linkChoices(ctx, language) : null,
  ]);
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "payments"), name: t("pages.payments") }}
        title={t("pages.paymentLinks")}
        lead={t("paymentLinks.lead")}
      />
      <Dropped names={dropped} />
      {links.results.length === 0 ? (
        <Empty>{t("paymentLinks.empty")}</Empty>
      ) : (
        <LinkTable language={language} timeZone={timeZone} links={links.results} />
      )}
      <NextPage values={values} next={links.last} timeZone={timeZone} />
      {choices !== null && (
        <LinkForm {...choices} action={makeLink.bind(null, { lang: language })} formKey={randomUUID()} />
      )}
    </ConsoleFrame>
  );
}

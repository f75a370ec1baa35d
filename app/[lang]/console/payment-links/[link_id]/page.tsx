import type { Metadata } from "next";
import { queryOf } from "@/components/console/list-parts";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { BUTTON } from "@/components/console/styles";
import { mayUse, sessionPermission } from "@/server/domain/merchants";
import { LINK_ID, retrieveLinkPages } from "@/server/domain/payment-links";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage, orMissing } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { changeNow, closeNow } from "../actions";
import { shownLink } from "../link-body";
import { LinkDetail } from "../parts/link-detail";

type Props = ConsoleProps<{ link_id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "paymentLink");
}

export default async function PaymentLinkPage(props: Props) {
  const view = await guardPage(props, "paymentLink", `/${encodeURIComponent((await props.params).link_id)}`);
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { link_id: id } = await props.params;
  const found = LINK_ID.test(id) ? await orMissing(retrieveLinkPages(ctx, id)) : null;
  if (found === null) return <MissingPage view={view} />;
  const { link, pages } = found;
  const t = await consoleWords(language);
  const place = { lang: language, id: link.id };
  const mayChange = link.closed_at === null && mayUse(ctx.actor, sessionPermission(link.type, "change"));
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "paymentLinks"), name: t("pages.paymentLinks") }}
        title={<bdi>{link.name}</bdi>}
      >
        <a href={consoleHref(language, "payments", queryOf({ link: link.id, range: "all" }))} className={BUTTON}>
          {t("subscriptions.payments")}
        </a>
      </PageHead>
      <LinkDetail
        language={language}
        timeZone={ctx.merchant.timezone}
        link={link}
        pages={pages}
        baseUrl={ctx.merchant.baseUrl}
        change={mayChange ? changeNow.bind(null, { ...place, shown: shownLink(link) }) : null}
        close={mayChange ? closeNow.bind(null, place) : null}
      />
    </ConsoleFrame>
  );
}

import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { mayUse, sessionPermission } from "@/server/domain/merchants";
import { LINK_ID, retrieveLinkPages } from "@/server/domain/payment-links";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage, orMissing } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { closeNow } from "../actions";
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
  const mayClose = link.status !== "closed" && mayUse(ctx.actor, sessionPermission(link.type, "change"));
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "paymentLinks"), name: t("pages.paymentLinks") }}
        title={<bdi>{link.name}</bdi>}
      />
      <LinkDetail
        language={language}
        timeZone={ctx.merchant.timezone}
        link={link}
        pages={pages}
        close={mayClose ? closeNow.bind(null, { lang: language, id: link.id }) : null}
      />
    </ConsoleFrame>
  );
}

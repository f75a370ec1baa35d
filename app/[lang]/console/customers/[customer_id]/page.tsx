import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { customerPage } from "@/server/domain/console";
import { mayUse } from "@/server/domain/merchants";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage, orMissing } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { CustomerDetail } from "../parts/customer-detail";
import { deleteCard } from "./actions";

type Props = ConsoleProps<{ customer_id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "customer");
}

export default async function CustomerPage(props: Props) {
  const view = await guardPage(props, "customer", `/${(await props.params).customer_id}`);
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const customerId = decodeURIComponent((await props.params).customer_id);
  const shown = await orMissing(customerPage(ctx, customerId));
  if (shown === null) return <MissingPage view={view} />;
  const t = await consoleWords(language);
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "customers"), name: t("pages.customers") }}
        title={<bdi>{shown.name ?? customerId}</bdi>}
      />
      <CustomerDetail
        view={shown}
        language={language}
        timeZone={ctx.merchant.timezone}
        deleteCard={mayUse(ctx.actor, "card.delete") ? deleteCard.bind(null, { lang: language, customerId }) : null}
      />
    </ConsoleFrame>
  );
}

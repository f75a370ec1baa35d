import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { queryOf } from "@/components/console/list-parts";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { BUTTON } from "@/components/console/styles";
import { customerLink, readCyclesQuery, subscriptionPage } from "@/server/domain/console";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage, orMissing } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { CustomerLinkSection } from "../parts/customer-link";
import { SubscriptionDetail } from "../parts/subscription-detail";
import { sendLink } from "./actions";

type Props = ConsoleProps<{ subscription_id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "subscription");
}

export default async function SubscriptionPage(props: Props) {
  const view = await guardPage(props, "subscription", `/${encodeURIComponent((await props.params).subscription_id)}`);
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { before } = readCyclesQuery(await props.searchParams).values;
  const shown = await orMissing(subscriptionPage(ctx, (await props.params).subscription_id, before));
  if (shown === null) return <MissingPage view={view} />;
  const { id, plan_name: plan } = shown.subscription;
  const [t, link] = await Promise.all([consoleWords(language), customerLink(ctx, id)]);
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "subscriptions"), name: t("pages.subscriptions") }}
        title={<bdi>{plan ?? t("subscriptions.plan")}</bdi>}
      >
        <a href={consoleHref(language, "payments", queryOf({ subscription: id, range: "all" }))} className={BUTTON}>
          {t("subscriptions.payments")}
        </a>
      </PageHead>
      <SubscriptionDetail
        view={shown}
        language={language}
        timeZone={ctx.merchant.timezone}
        baseUrl={ctx.merchant.baseUrl}
        idempotencyKey={randomUUID()}
        customerLink={
          link && (
            <CustomerLinkSection
              link={link}
              formKey={randomUUID()}
              action={sendLink.bind(null, { lang: language, id })}
            />
          )
        }
        isOlder={before !== null}
      />
    </ConsoleFrame>
  );
}

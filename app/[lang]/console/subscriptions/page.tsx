/** The subscriptions: past due ones first, by status, with filters and sums. */
import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { SubscriptionList } from "@/components/console/subscriptions/subscription-list";
import { listSubscriptionLines, readSubscriptionQuery, subscriptionSums } from "@/server/domain/console";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { consoleWords } from "../words";

const ROWS = 25;

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "subscriptions");
}

export default async function SubscriptionsPage(props: ConsoleProps) {
  const view = await guardPage(props, "subscriptions");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { values, dropped } = readSubscriptionQuery(await props.searchParams);
  const [t, page, sums] = await Promise.all([
    consoleWords(language),
    listSubscriptionLines(ctx, values, ROWS),
    subscriptionSums(ctx, values),
  ]);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.subscriptions")} />
      <SubscriptionList
        language={language}
        timeZone={ctx.merchant.timezone}
        values={values}
        dropped={dropped}
        rows={page.rows}
        next={page.next}
        sums={sums}
      />
    </ConsoleFrame>
  );
}

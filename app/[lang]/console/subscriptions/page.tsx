import type { Metadata } from "next";
import { listSubscriptionLines, readSubscriptionQuery, subscriptionSums } from "@/server/domain/console";
import { TitledFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { SubscriptionList } from "./parts/subscription-list";

const ROWS = 25;

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "subscriptions");
}

export default async function SubscriptionsPage(props: ConsoleProps) {
  const view = await guardPage(props, "subscriptions");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { values, dropped } = readSubscriptionQuery(await props.searchParams);
  const [page, sums] = await Promise.all([listSubscriptionLines(ctx, values, ROWS), subscriptionSums(ctx, values)]);
  return (
    <TitledFrame view={view}>
      <SubscriptionList
        language={language}
        timeZone={ctx.merchant.timezone}
        values={values}
        dropped={dropped}
        {...page}
        sums={sums}
      />
    </TitledFrame>
  );
}

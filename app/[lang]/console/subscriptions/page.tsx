import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { mayListCards } from "@/server/domain/cards";
import { listSubscriptionLines, readSubscriptionQuery, subscriptionSums } from "@/server/domain/console";
import { rowsOf } from "@/server/kernel/list-rows";
import { TitledFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { SubscriptionList } from "./parts/subscription-list";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "subscriptions");
}

export default async function SubscriptionsPage(props: ConsoleProps) {
  const view = await guardPage(props, "subscriptions");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { values, dropped, isRewritten } = readSubscriptionQuery(await props.searchParams);
  if (isRewritten) redirect(consoleHref(language, "subscriptions", queryOf({ ...values, cursor: null })));
  const [page, sums] = await Promise.all([
    listSubscriptionLines(ctx, values, rowsOf(values)),
    subscriptionSums(ctx, values),
  ]);
  return (
    <TitledFrame view={view}>
      <SubscriptionList
        language={language}
        timeZone={ctx.merchant.timezone}
        values={values}
        dropped={dropped}
        {...page}
        sums={sums}
        hasCards={mayListCards(ctx.merchant)}
      />
    </TitledFrame>
  );
}

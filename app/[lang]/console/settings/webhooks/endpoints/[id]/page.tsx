import type { Metadata } from "next";
import { EndpointForms } from "@/components/console/endpoints/endpoint-forms";
import { EndpointLine, EndpointPill } from "@/components/console/endpoints/endpoint-list";
import { PageHead, Section } from "@/components/console/page-head";
import { consoleHref, pageEntry } from "@/components/console/pages";
import { proofWanted } from "@/server/domain/merchants";
import { KINDS_FOR_USERS, retrieveEndpoint } from "@/server/domain/webhooks";
import { ConsoleFrame } from "../../../../frame";
import { guardPage } from "../../../../guard";
import { consoleMetadata } from "../../../../metadata";
import { MissingPage, orMissing } from "../../../../missing-page";
import { type ConsoleProps, mayOpen } from "../../../../view";
import { consoleWords } from "../../../../words";
import * as actions from "../actions";
import { deliveriesOf } from "../deliveries-of";
import { DeliveryList } from "../delivery-list";
import { shownEndpoint } from "../endpoint-form";

type Props = ConsoleProps<{ id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "endpoint");
}

export default async function EndpointPage(props: Props) {
  const view = await guardPage(props, "endpoint", `/${encodeURIComponent((await props.params).id)}`);
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { id } = await props.params;
  const shown = await orMissing(retrieveEndpoint(ctx, id));
  if (shown === null) return <MissingPage view={view} />;
  const [t, deliveries] = await Promise.all([consoleWords(language), deliveriesOf(ctx, id, await props.searchParams)]);
  const { timezone: timeZone } = ctx.merchant;
  const opens = mayOpen(ctx, pageEntry("event").needs) ? KINDS_FOR_USERS : [];
  const place = { lang: language, id };
  const { pauseWebhook, resumeWebhook } = actions;
  return (
    <ConsoleFrame view={view}>
      <PageHead
        title={<bdi dir="ltr">{shown.url}</bdi>}
        up={{ href: consoleHref(language, "endpoints"), name: t("pages.endpoints") }}
        lead={shown.description === null ? undefined : <bdi>{shown.description}</bdi>}
      >
        <EndpointPill pausedAt={shown.paused_at} />
      </PageHead>
      <Section title={t("endpoints.deliveries")}>
        <EndpointLine endpoint={shown} timeZone={timeZone} />
      </Section>
      <DeliveryList language={language} timeZone={timeZone} shown={deliveries} opens={opens} />
      <EndpointForms
        shown={shown}
        proof={proofWanted(ctx)}
        actions={{
          change: actions.changeWebhook.bind(null, { ...place, shown: shownEndpoint(shown) }),
          pause: (shown.paused_at === null ? pauseWebhook : resumeWebhook).bind(null, place),
          rotate: actions.rotateWebhook.bind(null, place),
          remove: actions.removeWebhook.bind(null, place),
          test: actions.testWebhook.bind(null, place),
          redeliver: actions.redeliverWebhook.bind(null, place),
        }}
      />
    </ConsoleFrame>
  );
}

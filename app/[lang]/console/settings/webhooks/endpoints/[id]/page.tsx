import type { Metadata } from "next";
import { EndpointDeliveries } from "@/components/console/endpoints/endpoint-deliveries";
import { EndpointForms } from "@/components/console/endpoints/endpoint-forms";
import { EndpointLine, EndpointPill } from "@/components/console/endpoints/endpoint-list";
import { FilterBar, FilterChoice, isFiltered, ListBody } from "@/components/console/list-parts";
import { PageHead, Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { proofWanted } from "@/server/domain/merchants";
import { retrieveEndpoint } from "@/server/domain/webhooks";
import { DELIVERY_STATES } from "@/server/domain/webhooks/core/words";
import { ConsoleFrame } from "../../../../frame";
import { guardPage } from "../../../../guard";
import { consoleMetadata } from "../../../../metadata";
import { MissingPage, orMissing } from "../../../../missing-page";
import type { ConsoleProps } from "../../../../view";
import { consoleWords } from "../../../../words";
import * as actions from "../actions";
import { deliveriesOf } from "../deliveries-of";
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
  const [t, { values, dropped, rows, next }] = await Promise.all([
    consoleWords(language),
    deliveriesOf(ctx, id, await props.searchParams),
  ]);
  const { timezone: timeZone } = ctx.merchant;
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
      <FilterBar isSet={isFiltered(values)}>
        <FilterChoice
          name="state"
          label={t("events.state")}
          chosen={values.state}
          options={DELIVERY_STATES.map((state) => [state, t(`events.states.${state}`)])}
        />
      </FilterBar>
      <ListBody
        values={values}
        dropped={dropped}
        next={next}
        timeZone={timeZone}
        isEmpty={rows.length === 0}
        empty={t("endpoints.noDeliveries")}
      >
        <EndpointDeliveries language={language} timeZone={timeZone} deliveries={rows} />
      </ListBody>
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

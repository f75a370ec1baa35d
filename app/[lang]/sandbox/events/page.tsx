import { getTranslations } from "next-intl/server";
import { EventFilter } from "@/components/console/events/event-filter";
import { EventList } from "@/components/console/events/event-list";
import { Dropped, isFiltered, queryOf } from "@/components/console/list-parts";
import { EventFacts } from "@/components/sandbox/event-facts";
import { Sheet } from "@/components/sandbox/sheet";
import { listEventLines, readConsoleEventQuery } from "@/server/domain/webhooks";
import { LISTED_KINDS } from "@/server/domain/webhooks/core/words";
import { languageOf } from "@/server/i18n/languages";
import { rowsOf } from "@/server/kernel/list-rows";
import { SandboxPage, type SandboxProps, sandboxMetadata } from "../sandbox-page";
import { redeliverEvent } from "./actions";

export function generateMetadata(props: SandboxProps) {
  return sandboxMetadata(props, "events");
}

export default async function EventsPage({ params, searchParams }: SandboxProps) {
  const [{ lang }, query] = await Promise.all([params, searchParams]);
  const language = languageOf(lang) ?? "en";
  const t = await getTranslations({ locale: language, namespace: "sandbox" });
  const { values, dropped } = readConsoleEventQuery({ ...query, about: query.about ?? query.session });
  return (
    <SandboxPage
      params={params}
      name="events"
      query={isFiltered(values) ? queryOf(values) : ""}
      content={async (ctx) => {
        const { rows, next } = await listEventLines(ctx, values, rowsOf(values));
        return (
          <Sheet title={t("events")} lead={t("eventsLead")}>
            <EventFilter values={values} kinds={LISTED_KINDS} />
            <Dropped names={dropped} />
            <EventList
              language={language}
              timeZone={ctx.merchant.timezone}
              rows={rows}
              next={next}
              values={values}
              below={(event) => (
                <EventFacts
                  event={event}
                  hasAddress={ctx.merchant.webhookUrl !== null}
                  redeliver={redeliverEvent.bind(null, { lang: language, eventId: event.id })}
                />
              )}
            />
          </Sheet>
        );
      }}
    />
  );
}

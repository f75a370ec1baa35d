/** What merchants were told by webhook, and how each delivery went. */
import { useTranslations } from "next-intl";
import type { EventListView } from "@/server/domain/sandbox";
import { CodeBlock } from "../ui/code-block";
import { Moment } from "../ui/moment";
import { Surface } from "../ui/surface";

export function EventList({ events, timeZone }: { events: readonly EventListView[]; timeZone: string }) {
  const t = useTranslations("sandbox");
  return (
    <>
      <h1 className="text-[24px]">{t("events")}</h1>
      <p className="mt-1 mb-6 text-muted">{t("eventsLead")}</p>
      {events.length === 0 && <Surface className="text-center text-muted">{t("noEvents")}</Surface>}
      <ul className="grid gap-4">
        {events.map((event) => (
          <li key={event.id}>
            <Surface>
              <EventCard event={event} timeZone={timeZone} />
            </Surface>
          </li>
        ))}
      </ul>
    </>
  );
}

function EventCard({ event, timeZone }: { event: EventListView; timeZone: string }) {
  const t = useTranslations("sandbox");
  return (
    <>
      <h2 className="text-[16px]">
        <bdi dir="ltr">
          {event.kind} #{event.number}
        </bdi>
      </h2>
      <p className="text-[14px] text-muted">
        <Moment at={event.occurredAt} timeZone={timeZone} /> ·{" "}
        <bdi dir="ltr" className="break-all">
          {event.sessionId}
        </bdi>
      </p>
      <ul className="mt-2 text-[14px]">
        {event.deliveries.length === 0 && <li className="text-muted">{t("noDelivery")}</li>}
        {event.deliveries.map((delivery) => (
          <li key={delivery.id} className="wrap-anywhere">
            <bdi
              dir="ltr"
              className={delivery.state === "delivered" ? "font-medium text-good" : "font-medium text-warning"}
            >
              {delivery.state} {delivery.lastStatus ?? delivery.lastError ?? ""}
            </bdi>{" "}
            · {t("tries", { count: delivery.attempts })} · <bdi dir="ltr">{delivery.url}</bdi>
          </li>
        ))}
      </ul>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-[14px] text-muted">{t("payload")}</summary>
        <CodeBlock label={t("payload")} code={indented(event.payload)} />
      </details>
    </>
  );
}

function indented(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

/** The events sent to merchants, and how each delivery went. */
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { EventListView, EventPageFilter, EventsView } from "@/server/domain/sandbox";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import { Amount } from "../ui/amount";
import { CodeBlock } from "../ui/code-block";
import { Moment } from "../ui/moment";
import { Surface } from "../ui/surface";
import { BAD, GOOD, QUIET, WAITING } from "../ui/tones";
import { eventQuery } from "./event-address";
import { EventFilterForm } from "./event-filter-form";
import { type RedeliverAction, RedeliverForm } from "./redeliver-form";

type Props = EventsView & {
  readonly filter: EventPageFilter;
  readonly timeZone: string;
  /** The merchant has a webhook address, so that an event without a delivery may have one now. */
  readonly hasAddress: boolean;
  /** The action that posts an event again. */
  readonly redeliver: (eventId: string) => RedeliverAction;
};

export function EventList({ events, more, filter, timeZone, hasAddress, redeliver }: Props) {
  const t = useTranslations("sandbox");
  const outcomes = {
    delivered: t("redeliver.delivered"),
    refused: t("redeliver.refused"),
    under_way: t("redeliver.under_way"),
    no_address: t("redeliver.no_address"),
    gone: t("redeliver.gone"),
    limited: t("redeliver.limited"),
    busy: t("redeliver.busy"),
  };
  const isFiltered = eventQuery(filter) !== "";
  return (
    <>
      <h1 className="text-[1.5rem]">{t("events")}</h1>
      <p className="mt-1 mb-6 text-muted">{t("eventsLead")}</p>
      {(isFiltered || events.length > 0) && <EventFilterForm filter={filter} />}
      {events.length === 0 && (
        <Surface className="text-center text-muted">{t(isFiltered ? "filter.noMatch" : "noEvents")}</Surface>
      )}
      <ul className="grid gap-3">
        {events.map((event) => (
          <li key={event.id} id={event.id} className="rounded-row border border-line bg-surface px-5 pt-4 pb-1">
            <EventRow event={event} timeZone={timeZone}>
              {(hasAddress || event.deliveries.length > 0) && (
                <RedeliverForm
                  action={redeliver(event.id)}
                  words={{ button: t("redeliver.button"), working: t("redeliver.working"), outcomes }}
                  describedBy={`${event.id}-name`}
                />
              )}
            </EventRow>
          </li>
        ))}
      </ul>
      {more !== null && (
        <a
          href={`${eventQuery(filter, more)}#${events.at(-1)?.id}`}
          className="mt-4 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {t("older")}
        </a>
      )}
    </>
  );
}

type EventRowProps = { readonly event: EventListView; readonly timeZone: string; readonly children: ReactNode };

/** @param children what can be done with the event */
function EventRow({ event, timeZone, children }: EventRowProps) {
  const t = useTranslations("sandbox");
  const language = useLocale();
  const { result, money, state, orderNo } = event.told;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={`${event.id}-name`} className="text-base">
          <EventName event={event} />
          {money !== null && (
            <>
              {" · "}
              <Amount money={money} language={language} />
            </>
          )}
        </h2>
        {result !== null && <ResultPill result={result} />}
      </div>
      <p className="mt-1 text-[0.875rem] text-text">
        {state !== null && (
          <>
            {t("event.state")}: <Wire word={state} /> ·{" "}
          </>
        )}
        {orderNo !== null && (
          <>
            {t("event.order")}: <bdi className="wrap-anywhere">{orderNo}</bdi> ·{" "}
          </>
        )}
        <Moment at={event.occurredAt} timeZone={timeZone} />
      </p>
      <p className="text-[0.875rem] text-muted">
        {t(event.kind === "subscription" ? "event.subscription" : "event.session")}:{" "}
        <bdi dir="ltr" className="break-all">
          {event.objectId}
        </bdi>
      </p>
      <Deliveries deliveries={event.deliveries} />
      {children}
      <details>
        <summary className="py-2.5 text-[0.875rem] text-accent">{t("payload")}</summary>
        <CodeBlock label={t("payload")} code={indented(event.payload)} />
      </details>
    </>
  );
}

const NAMES: Readonly<Record<string, "operation" | "aboutSubscription">> = {
  operation: "operation",
  subscription: "aboutSubscription",
};

/** Events of one session or subscription count 1, 2, 3 … */
function EventName({ event: { kind, number, told } }: { event: EventListView }) {
  const t = useTranslations("sandbox.event");
  const marked = () => <bdi dir="ltr">#{number}</bdi>;
  const what = told.event ?? told.operation;
  return (
    <>
      {t.rich(NAMES[kind] ?? "payment", { number: marked })}
      {what !== null && (
        <>
          {" · "}
          <Wire word={what} />
        </>
      )}
    </>
  );
}

/** A word of the wire is unchanged in both languages: it is what a merchant's program compares. */
function Wire({ word }: { word: string }) {
  return (
    <bdi dir="ltr" lang="en" className="wrap-anywhere">
      {word}
    </bdi>
  );
}

const RESULT_TONES: Readonly<Record<string, string>> = {
  success: GOOD,
  cod: GOOD,
  pending: WAITING,
  queued: WAITING,
  failed: BAD,
  error: BAD,
  rejected: BAD,
};

function ResultPill({ result }: { result: string }) {
  const tone = RESULT_TONES[result] ?? QUIET;
  return (
    <span className={`rounded-full px-3 py-1 font-semibold text-[0.8125rem] forced-colors:border ${tone}`}>
      <Wire word={result} />
    </span>
  );
}

function Deliveries({ deliveries }: Pick<EventListView, "deliveries">) {
  const t = useTranslations("sandbox");
  if (deliveries.length === 0) return <p className="text-[0.875rem] text-muted">{t("noDelivery")}</p>;
  return (
    <ul className="text-[0.875rem]">
      {deliveries.map(({ id, state, lastStatus, lastError, attempts, url }) => (
        <li key={id} className="wrap-anywhere text-muted">
          {t("event.webhook")}:{" "}
          <span className={`font-medium ${state === "delivered" ? "text-good" : "text-warning"}`}>
            <Wire word={[state, lastStatus ?? lastError].filter((part) => part !== null).join(" ")} />
          </span>
          {" · "}
          {t("tries", { count: attempts })} · <bdi dir="ltr">{url}</bdi>
        </li>
      ))}
    </ul>
  );
}

function indented(json: string): string {
  try {
    return writeJson(readJson(json), 2);
  } catch {
    return json;
  }
}

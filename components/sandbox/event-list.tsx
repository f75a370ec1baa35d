/** The events sent to merchants, and how each delivery went. */
import { useLocale, useTranslations } from "next-intl";
import type { EventListView, EventsView } from "@/server/domain/sandbox";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import { Amount } from "../ui/amount";
import { CodeBlock } from "../ui/code-block";
import { Moment } from "../ui/moment";
import { Surface } from "../ui/surface";

/** How many events the address asks for. */
export const EVENT_ROWS = "rows";

export function EventList({ events, more, timeZone }: EventsView & { timeZone: string }) {
  const t = useTranslations("sandbox");
  return (
    <>
      <h1 className="text-[24px]">{t("events")}</h1>
      <p className="mt-1 mb-6 text-muted">{t("eventsLead")}</p>
      {events.length === 0 && <Surface className="text-center text-muted">{t("noEvents")}</Surface>}
      <ul className="grid gap-3">
        {events.map((event) => (
          <li key={event.id} id={event.id} className="rounded-row border border-line bg-surface px-5 pt-4 pb-1">
            <EventRow event={event} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      {more !== null && (
        <a
          href={`?${EVENT_ROWS}=${more}#${events.at(-1)?.id}`}
          className="mt-4 inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {t("older")}
        </a>
      )}
    </>
  );
}

function EventRow({ event, timeZone }: { event: EventListView; timeZone: string }) {
  const t = useTranslations("sandbox");
  const language = useLocale();
  const { result, money, state, orderNo } = event.told;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-[16px]">
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
      <p className="mt-1 text-[14px] text-text">
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
      <p className="text-[14px] text-muted">
        {t(event.kind === "subscription" ? "event.subscription" : "event.session")}:{" "}
        <bdi dir="ltr" className="break-all">
          {event.objectId}
        </bdi>
      </p>
      <Deliveries deliveries={event.deliveries} />
      <details>
        <summary className="py-2.5 text-[14px] text-accent">{t("payload")}</summary>
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

const GOOD = "bg-good-soft text-good";
const BAD = "bg-bad-soft text-bad";
const WAITING = "bg-warning-soft text-warning";

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
  const tone = RESULT_TONES[result] ?? "bg-canvas text-muted";
  return (
    <span className={`rounded-full px-3 py-1 font-semibold text-[13px] forced-colors:border ${tone}`}>
      <Wire word={result} />
    </span>
  );
}

function Deliveries({ deliveries }: Pick<EventListView, "deliveries">) {
  const t = useTranslations("sandbox");
  if (deliveries.length === 0) return <p className="text-[14px] text-muted">{t("noDelivery")}</p>;
  return (
    <ul className="text-[14px]">
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

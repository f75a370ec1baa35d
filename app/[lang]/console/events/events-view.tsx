import { EventFilter } from "@/components/console/events/event-filter";
import { EventList } from "@/components/console/events/event-list";
import { SendAgain } from "@/components/console/events/send-again";
import { Dropped, queryOf } from "@/components/console/list-parts";
import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { Split } from "@/components/console/split";
import {
  countForAll,
  type EventPageView,
  eventPage,
  KINDS_FOR_USERS,
  listEventLines,
  listRedeliveries,
  readConsoleEventQuery,
} from "@/server/domain/webhooks";
import { invalidFilters } from "@/server/kernel/lenient-query";
import { rowsOf } from "@/server/kernel/list-rows";
import { ConsoleFrame } from "../frame";
import { orMissing } from "../missing-page";
import type { ConsoleQuery, ConsoleView } from "../view";
import { consoleWords } from "../words";
import { resend, resendAll, verify } from "./actions";
import { EventReader } from "./parts/event-reader";
import { RedeliveryLines } from "./parts/redelivery-lines";

type Props = {
  readonly view: ConsoleView;
  readonly query: ConsoleQuery;
  readonly event: EventPageView | null;
};

export async function EventsView({ view, query, event }: Props) {
  const { ctx, language } = view;
  const { timezone: timeZone } = ctx.merchant;
  const { values, dropped } = readConsoleEventQuery(query);
  const [t, list, count, lines] = await Promise.all([
    consoleWords(language),
    listEventLines(ctx, values, rowsOf(values)),
    countForAll(ctx, values),
    listRedeliveries(ctx),
  ]);
  const first = list.rows.find((row) => "id" in row);
  const shown = event ?? (first === undefined ? null : await orMissing(eventPage(ctx, first.id)));
  const place = { lang: language, id: shown?.id ?? "" };
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.events")} lead={t("events.lead")}>
        {invalidFilters({ dropped }).length === 0 && (
          <SendAgain count={count} action={resendAll.bind(null, { lang: language, query: queryOf(values) })} />
        )}
      </PageHead>
      <div className={event === null ? "" : "max-lg:hidden"}>
        <EventFilter values={values} kinds={KINDS_FOR_USERS} />
      </div>
      <Dropped names={dropped} />
      <RedeliveryLines lines={lines} timeZone={timeZone} />
      <Split
        narrow={event === null ? "list" : "reader"}
        back={{ href: consoleHref(language, "events", queryOf({ ...values, show: null })), words: t("pages.events") }}
        list={
          <EventList
            language={language}
            timeZone={timeZone}
            rows={list.rows}
            next={list.next}
            values={values}
            shown={shown?.id ?? null}
          />
        }
        reader={
          shown === null ? (
            <Empty icon="webhook">{t("events.choose")}</Empty>
          ) : (
            <EventReader
              language={language}
              timeZone={timeZone}
              view={shown}
              values={values}
              actions={{ resend: resend.bind(null, place), verify: verify.bind(null, place) }}
            />
          )
        }
      />
    </ConsoleFrame>
  );
}

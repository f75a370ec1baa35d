import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ConsoleEventValues, EventLine, EventLineRow } from "@/server/domain/webhooks";
import type { Language } from "@/server/kernel/types";
import { Amount } from "../../ui/amount";
import { ROW_LINK } from "../data-table";
import { Icon } from "../icon";
import { Instant } from "../instant";
import { isFiltered, NextPage, queryOf } from "../list-parts";
import { Empty } from "../page-head";
import { consoleHref } from "../pages";
import { rowStyle } from "../split";
import { EventName, eventState, lookOf } from "./event-name";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly rows: readonly EventLineRow[];
  readonly next?: string | null;
  readonly values: ConsoleEventValues;
  readonly shown?: string | null;
  readonly below?: (event: EventLine) => ReactNode;
};

export function EventList({ rows, next, values, shown, below, language, timeZone }: Props) {
  const t = useTranslations("console");
  return (
    <>
      {rows.length === 0 ? (
        <Empty>{t(isFiltered(values, "show") ? "list.noMatch" : "events.empty")}</Empty>
      ) : (
        <ul aria-label={t("events.list")}>
          {rows.map((row) =>
            "brokenId" in row ? (
              <li key={row.brokenId} className={`${rowStyle(false)} text-muted`}>
                {t.rich("events.broken", { id: () => <bdi dir="ltr">{row.brokenId}</bdi> })}
              </li>
            ) : (
              <li key={row.id} className={rowStyle(row.id === shown)}>
                <Line
                  row={row}
                  href={below === undefined ? consoleHref(language, "event", `/${row.id}${queryOf(values)}`) : null}
                  isHere={row.id === shown}
                  language={language}
                  timeZone={timeZone}
                >
                  {below?.(row)}
                </Line>
              </li>
            ),
          )}
        </ul>
      )}
      {next !== undefined && <NextPage values={values} next={next} timeZone={timeZone} isEmpty={rows.length === 0} />}
    </>
  );
}

type LineProps = Pick<Props, "language" | "timeZone"> & {
  readonly row: EventLine;
  readonly href: string | null;
  readonly isHere: boolean;
  readonly children: ReactNode;
};

function Line({ row, href, isHere, language, timeZone, children }: LineProps) {
  const t = useTranslations("console.events");
  const { told } = row;
  const state = eventState(row.state);
  const [icon, tone] = lookOf(state);
  return (
    <div className="flex gap-3">
      <span className={`mt-0.5 grid size-5 shrink-0 place-items-center rounded-full forced-colors:border ${tone}`}>
        <Icon name={icon} className="size-3" />
        <span className="sr-only">{t(`states.${state}`)}</span>
      </span>
      <div className="min-w-0 grow">
        <div className="flex items-baseline justify-between gap-3">
          {href === null ? (
            <h2 className="min-w-0 truncate font-semibold text-[0.8125rem]">
              <EventName told={told} />
            </h2>
          ) : (
            <a
              href={href}
              aria-current={isHere ? "true" : undefined}
              className={`min-w-0 truncate font-semibold ${ROW_LINK}`}
            >
              <EventName told={told} />
            </a>
          )}
          <span className="shrink-0 text-muted">
            <Instant at={row.occurredAt} timeZone={timeZone} />
          </span>
        </div>
        <div className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3 text-muted">
          <span className="min-w-0 truncate">
            {told.orderNo !== null && <bdi dir="ltr">{told.orderNo}</bdi>}
            {told.orderNo !== null && told.money !== null && " · "}
            {told.money !== null && <Amount money={told.money} language={language} />}
          </span>
          <Tries row={row} timeZone={timeZone} />
        </div>
        {children}
      </div>
    </div>
  );
}

function Tries({ row: { state, tries: count, nextAt }, timeZone }: { row: EventLine; timeZone: string }) {
  const t = useTranslations("console.events");
  if (state === "none") return <span>{t("states.none")}</span>;
  if (state === "exhausted") return <span className="text-bad">{t("triesGivenUp", { count })}</span>;
  if (nextAt !== null) {
    return (
      <span className="text-warning">
        {t.rich("triesNext", { count, at: () => <Instant at={nextAt} timeZone={timeZone} /> })}
      </span>
    );
  }
  return count > 1 ? <span>{t("tries", { count })}</span> : null;
}

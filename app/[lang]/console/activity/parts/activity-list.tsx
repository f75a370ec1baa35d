import { useTranslations } from "next-intl";
import { Dropped, isFiltered, NextPage } from "@/components/console/list-parts";
import { Empty } from "@/components/console/page-head";
import type { PageName } from "@/components/console/pages";
import { ROWS_HEAD } from "@/components/console/styles";
import { Day } from "@/components/ui/day";
import type { AuditEventView, AuditValues } from "@/server/domain/audit";
import type { UserView } from "@/server/domain/merchants";
import { civilDateOf } from "@/server/kernel/time";
import { ActivityFilter } from "./activity-filter";
import { ActivityRow } from "./activity-row";

type Props = {
  readonly timeZone: string;
  readonly events: readonly AuditEventView[];
  readonly next: string | null;
  readonly values: AuditValues;
  readonly dropped: readonly string[];
  readonly users: readonly UserView[];
  readonly open: readonly PageName[];
};

export function ActivityList({ timeZone, events, next, values, dropped, users, open }: Props) {
  const t = useTranslations("console");
  return (
    <>
      <ActivityFilter values={values} users={users} />
      <Dropped names={dropped} />
      {events.length === 0 && <Empty>{t(isFiltered(values) ? "list.noMatch" : "activity.empty")}</Empty>}
      {byDay(events, timeZone).map(({ day, events: own }) => (
        <section key={day} aria-label={day}>
          <h2 className={ROWS_HEAD}>
            <Day on={day} />
          </h2>
          <ul>
            {own.map((event) => (
              <li key={event.id} className="border-line border-b px-4 py-2.5 sm:px-5">
                <ActivityRow event={event} timeZone={timeZone} open={open} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <NextPage values={values} next={next} timeZone={timeZone} isEmpty={events.length === 0} />
    </>
  );
}

type ActivityDay = { readonly day: string; readonly events: AuditEventView[] };

function byDay(events: readonly AuditEventView[], timeZone: string): readonly ActivityDay[] {
  const days: ActivityDay[] = [];
  for (const event of events) {
    const day = civilDateOf(new Date(event.at), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, events: [event] });
  }
  return days;
}

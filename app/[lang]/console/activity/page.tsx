/** Page of the audit log: administrators of users see all events, other users their own. */
import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { consoleHref, PAGE_NAMES } from "@/components/console/pages";
import { BUTTON } from "@/components/console/styles";
import { auditFilter, listAuditEvents, readAuditQuery, seesAllActivity } from "@/server/domain/audit";
import { listUsers } from "@/server/domain/merchants";
import { rowsOf } from "@/server/kernel/list-rows";
import { firstRows } from "@/server/kernel/page";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { type ConsoleProps, hasPage } from "../view";
import { consoleWords } from "../words";
import { ActivityList } from "./parts/activity-list";

const ALL_USERS = firstRows(500);

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "activity");
}

export default async function ActivityPage(props: ConsoleProps) {
  const view = await guardPage(props, "activity");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const seesAll = seesAllActivity(ctx.actor);
  const { values, dropped } = readAuditQuery(await props.searchParams);
  const filter = auditFilter(ctx, values);
  const [t, page, users] = await Promise.all([
    consoleWords(language),
    listAuditEvents(ctx, filter, { cursor: values.cursor, limit: rowsOf(values) }),
    seesAll ? listUsers(ctx, ALL_USERS).then(({ results }) => results) : [],
  ]);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.activity")} lead={t(seesAll ? "activity.lead" : "activity.leadOwn")}>
        <a href={consoleHref(language, "activity", `/export${view.below}`)} className={BUTTON}>
          {t("list.export")}
        </a>
      </PageHead>
      <ActivityList
        timeZone={ctx.merchant.timezone}
        events={page.rows}
        next={page.next}
        values={values}
        dropped={dropped}
        users={users}
        open={PAGE_NAMES.filter((name) => hasPage(ctx, name))}
      />
    </ConsoleFrame>
  );
}

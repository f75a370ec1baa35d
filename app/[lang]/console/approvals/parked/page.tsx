import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { EventPanel } from "@/components/console/records/event-panel";
import { GivenUpList } from "@/components/console/records/given-up-list";
import { WaitingList } from "@/components/console/records/waiting-list";
import { listApprovals, listWaiting, readApprovalQuery } from "@/server/domain/console";
import { readInbox } from "@/server/domain/figures";
import { NOTICE_PERMISSION } from "@/server/domain/gateway-notifications";
import { mayUse } from "@/server/domain/merchants";
import { listGivenUp } from "@/server/jobs/given-up-items";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { ApprovalTabs } from "../parts/approval-tabs";
import { handle, haveRunAgain } from "./actions";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "parked");
}

const MOST = 100;

export default async function ParkedPage(props: ConsoleProps) {
  const view = await guardPage(props, "parked");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, entries, { event: chosen }, { counts }, { parked }] = await Promise.all([
    consoleWords(language),
    listWaiting(ctx, MOST),
    props.searchParams,
    listApprovals(ctx, readApprovalQuery({}).values, 1),
    readInbox(ctx),
  ]);
  const mayHandle = mayUse(ctx.actor, NOTICE_PERMISSION);
  const givenUp = await listGivenUp(ctx, MOST);
  const { timezone: timeZone } = ctx.merchant;
  const event = entries.flatMap((entry) => (entry.kind === "event" ? entry.event : [])).find(({ id }) => id === chosen);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.parked")} lead={t("parked.listLead")} />
      <ApprovalTabs language={language} counts={counts} parked={parked.count} chosen="parked" />
      {event !== undefined && (
        <EventPanel
          language={language}
          timeZone={timeZone}
          event={event}
          action={mayHandle ? handle.bind(null, { lang: language, id: event.id }) : null}
        />
      )}
      {givenUp.length > 0 && (
        <GivenUpList
          timeZone={timeZone}
          items={givenUp}
          runAgain={({ job, id }) => haveRunAgain.bind(null, { lang: language, job, id })}
        />
      )}
      {(entries.length > 0 || givenUp.length === 0) && (
        <WaitingList language={language} timeZone={timeZone} entries={entries} />
      )}
      {entries.length === MOST && <p className="px-5 py-3 text-muted">{t("parked.first", { count: MOST })}</p>}
    </ConsoleFrame>
  );
}

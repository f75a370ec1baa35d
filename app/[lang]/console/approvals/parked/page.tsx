/** Gateway calls with an unknown outcome, and gateways' events for a person. */
import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { listApprovals, listParked, readApprovalQuery } from "@/server/domain/console";
import { readInbox } from "@/server/domain/figures";
import { listNotices, NOTICE_PERMISSION } from "@/server/domain/gateway-notifications";
import { mayUse } from "@/server/domain/merchants";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { ApprovalTabs } from "../parts/approval-tabs";
import { NoticeList } from "../parts/notice-list";
import { ParkedList } from "../parts/parked-list";
import { handle } from "./actions";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "parked");
}

const MOST = 100;

export default async function ParkedPage(props: ConsoleProps) {
  const view = await guardPage(props, "parked");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, calls, notices, { counts }, { parked }] = await Promise.all([
    consoleWords(language),
    listParked(ctx, MOST),
    listNotices(ctx, MOST),
    listApprovals(ctx, readApprovalQuery({}).values, 1),
    readInbox(ctx),
  ]);
  const mayHandle = mayUse(ctx.actor, NOTICE_PERMISSION);
  const actionFor = (id: string) => handle.bind(null, { lang: language, id });
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.parked")} lead={t("parked.listLead")} />
      <ApprovalTabs language={language} counts={counts} parked={parked.count} chosen="parked" />
      <ParkedList language={language} timeZone={ctx.merchant.timezone} calls={calls} />
      {calls.length === MOST && <p className="px-5 py-3 text-muted">{t("parked.first", { count: calls.length })}</p>}
      <NoticeList
        language={language}
        timeZone={ctx.merchant.timezone}
        notices={notices}
        actionFor={mayHandle ? actionFor : null}
      />
    </ConsoleFrame>
  );
}

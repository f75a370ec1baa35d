import { Dropped, queryOf } from "@/components/console/list-parts";
import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { Split } from "@/components/console/split";
import {
  type ApprovalPageView,
  type ApprovalTab,
  approvalPage,
  findApproval,
  listApprovals,
  readApprovalQuery,
} from "@/server/domain/console";
import { readInbox } from "@/server/domain/figures";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { asksSomebody } from "@/server/domain/operations";
import { rowsOf } from "@/server/kernel/list-rows";
import { wordsIn } from "@/server/signed-words";
import { ConsoleFrame } from "../frame";
import { orMissing, orUnreadable } from "../missing-page";
import { type ConsoleQuery, type ConsoleView, hasPage } from "../view";
import { consoleWords } from "../words";
import { approve, reject, retry, takeBack } from "./actions";
import { ApprovalList } from "./parts/approval-list";
import { ApprovalNotice } from "./parts/approval-notice";
import { ApprovalReader } from "./parts/approval-reader";
import { ApprovalTabs } from "./parts/approval-tabs";

type Props = {
  readonly view: ConsoleView;
  readonly query: ConsoleQuery;
  /** The selected request; null selects the list's first request on wide screens. */
  readonly request: ApprovalPageView | null;
};

function tabOf({ state }: ApprovalPageView): ApprovalTab {
  if (state === "pending") return "waiting";
  return state === "manual_action_required" ? "failed" : "decided";
}

async function readable(ctx: ConsoleCtx, id: string): Promise<ApprovalPageView | null> {
  const shown = await orMissing(orUnreadable(ctx, approvalPage(ctx, id)));
  return shown === "unreadable" ? null : shown;
}

export async function ApprovalsView({ view, query, request }: Props) {
  const { ctx, language } = view;
  const { timezone: timeZone } = ctx.merchant;
  const { values: asked, dropped } = readApprovalQuery(query);
  const values = { ...asked, tab: asked.tab ?? (request === null ? "waiting" : tabOf(request)) };
  const [t, { parked }, list, before] = await Promise.all([
    consoleWords(language),
    readInbox(ctx),
    listApprovals(ctx, values, rowsOf(values)),
    values.decided === null ? null : findApproval(ctx, values.decided),
  ]);
  const first = list.rows.find((row) => "id" in row);
  const shown = request ?? (first === undefined ? null : await readable(ctx, first.id));
  const place = { lang: language, id: shown?.id ?? "" };
  return (
    <ConsoleFrame view={view}>
      <PageHead
        title={t("pages.approvals")}
        lead={t(asksSomebody(ctx.merchant) ? "approvals.lead" : "approvals.leadOff")}
      />
      <ApprovalTabs
        language={language}
        counts={list.counts}
        parked={hasPage(ctx, "parked") ? parked.count : null}
        chosen={values.tab}
      />
      <Dropped names={dropped} />
      {before !== null && <ApprovalNotice line={before} language={language} />}
      <Split
        narrow={request === null ? "list" : "reader"}
        back={{ href: consoleHref(language, "approvals", queryOf({ tab: values.tab })), words: t("pages.approvals") }}
        list={
          <ApprovalList
            language={language}
            timeZone={timeZone}
            now={ctx.now()}
            rows={list.rows}
            next={list.next}
            values={values}
            shown={shown?.id ?? null}
          />
        }
        reader={
          shown === null ? (
            <Empty icon="shield-check">{t("approvals.choose")}</Empty>
          ) : (
            <ApprovalReader
              language={language}
              timeZone={timeZone}
              view={shown}
              isLate={wordsIn(consoleHref(language, "approval", `/${shown.id}`), query).late !== undefined}
              actions={{
                approve: approve.bind(null, place),
                reject: reject.bind(null, place),
                takeBack: takeBack.bind(null, place),
                retry: retry.bind(null, place),
              }}
            />
          )
        }
      />
    </ConsoleFrame>
  );
}

import { type LenientQuery, oneOf, readQuery } from "@/server/kernel/lenient-query";
import { pageSize, type Sized } from "@/server/kernel/list-rows";

export const APPROVAL_TABS = ["waiting", "mine", "failed", "decided"] as const;

export type ApprovalTab = (typeof APPROVAL_TABS)[number];

export type ApprovalQuery = Sized & {
  readonly tab: ApprovalTab;
  /** The id of the request that was just decided; the page shows a message about it. */
  readonly decided: string;
  readonly cursor: string;
};

export type ApprovalValues = LenientQuery<ApprovalQuery>["values"];

export function readApprovalQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<ApprovalQuery> {
  return readQuery<ApprovalQuery>(query, {
    tab: oneOf(APPROVAL_TABS),
    decided: (text) => (/^req_\w{1,36}$/.test(text) ? text : null),
    rows: pageSize,
    cursor: (text) => (/^\d{1,14}-req_\w{1,36}$/.test(text) ? text : null),
  });
}

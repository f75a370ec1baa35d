/** What the address of the approvals page says. */
import { type LenientQuery, oneOf, readQuery } from "@/server/kernel/lenient-query";

/** The tabs over the list: what awaits a decision, one's own, what awaits a hand, and what is over. */
export const APPROVAL_TABS = ["waiting", "mine", "failed", "decided"] as const;

export type ApprovalTab = (typeof APPROVAL_TABS)[number];

export type ApprovalQuery = {
  readonly tab: ApprovalTab;
  /** The request that was just decided, to be told of. */
  readonly decided: string;
  readonly cursor: string;
};

export type ApprovalValues = LenientQuery<ApprovalQuery>["values"];

/** Reads the query of the page. */
export function readApprovalQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<ApprovalQuery> {
  return readQuery<ApprovalQuery>(query, {
    tab: oneOf(APPROVAL_TABS),
    decided: (text) => (/^req_\w{1,36}$/.test(text) ? text : null),
    cursor: (text) => (/^\d{1,16}-req_\w{1,36}$/.test(text) ? text : null),
  });
}

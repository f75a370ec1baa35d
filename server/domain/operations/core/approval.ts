/** States of an approval request, and which operations need one (Spec, "Approvals"). */
import { currency } from "@/server/kernel/currency";
import type { TransitionTable } from "@/server/kernel/machine";
import { add, compare, type Money, money } from "@/server/kernel/money";
import type { MerchantFacts } from "@/server/kernel/types";
import type { OperationKind } from "@/server/kernel/words";
import type { ApprovalState, OperationState } from "./words";

/**
 * `failed` and `succeeded` are outcomes of the approved operation; `timed_out`: no decision within 48 hours.
 */
export type ApprovalEvent = "approved" | "rejected" | "canceled" | "timed_out" | "succeeded" | "failed" | "retried";

export const APPROVAL: TransitionTable<ApprovalState, ApprovalEvent> = {
  pending: { approved: "approved", rejected: "rejected", canceled: "canceled", timed_out: "canceled" },
  approved: { succeeded: "done", failed: "manual_action_required" },
  done: {},
  manual_action_required: { retried: "approved", timed_out: "expired" },
  rejected: {},
  canceled: {},
  expired: {},
};

/** Seconds for which an approval request waits for a decision, or for manual action. */
export const AWAITED_SECONDS = 48 * 3_600;

/** The approval request's event for the outcome of its operation; null while the outcome is unknown. */
export function approvalEventFor(operation: OperationState): "succeeded" | "failed" | null {
  return ENDS_AS[operation];
}

const ENDS_AS: Readonly<Record<OperationState, "succeeded" | "failed" | null>> = {
  processing: null,
  queued: null,
  done: "succeeded",
  refused: "failed",
  rejected: "failed",
  reversed: null,
};

/** True while the approval request waits for a person, at most 48 hours. */
export function isAwaiting(state: ApprovalState): boolean {
  return state === "pending" || state === "manual_action_required";
}

export function isDropped(state: ApprovalState): boolean {
  return state === "rejected" || state === "canceled" || state === "expired";
}

export function approvalState(text: string): ApprovalState {
  if (!isApprovalState(text)) throw new RangeError(`Unknown state of a request ${text}`);
  return text;
}

function isApprovalState(text: string): text is ApprovalState {
  return Object.hasOwn(APPROVAL, text);
}

export function asksSomebody({
  operationApprovalEnabled,
  approvalAmounts,
}: Pick<MerchantFacts, "operationApprovalEnabled" | "approvalAmounts">): boolean {
  return operationApprovalEnabled || Object.keys(approvalAmounts).length > 0;
}

type Earlier = { readonly kind: OperationKind; readonly state: OperationState; readonly amount: Money };

const COUNTED: readonly OperationState[] = ["processing", "queued", "done"];

/**
 * True if the operation reaches the merchant's amount for its currency. Refunds of one payment are added up.
 * Without an amount for the currency no approval is needed.
 * @param from by currency, the amount from which on approval is needed
 */
export function reachesApproval(
  from: Readonly<Record<string, string>>,
  {
    kind,
    amount,
    earlier,
  }: { readonly kind: OperationKind; readonly amount: Money; readonly earlier: readonly Earlier[] },
): boolean {
  const least = Object.hasOwn(from, amount.currency) ? from[amount.currency] : undefined;
  if (least === undefined || kind === "capture") return false;
  const refunds = earlier.filter((each) => kind === "refund" && each.kind === "refund" && COUNTED.includes(each.state));
  const sum = refunds.reduce((total, each) => add(total, each.amount), amount);
  return compare(sum, money(least, currency(amount.currency))) >= 0;
}

/** The states of a request for approval (Spec, "Approvals"). */
import type { TransitionTable } from "@/server/kernel/machine";
import type { ApprovalState, OperationState } from "./words";

/** `failed` and `succeeded` are outcomes of the approved operation; `timed_out`: no decision for 48 hours. */
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

/** Seconds for which a request waits for a decision, or for manual action. */
export const AWAITED_SECONDS = 48 * 3_600;

/** The request's event for its operation's outcome; null while that is open. */
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

/** True while the request waits for a person, for at most 48 hours. */
export function isAwaiting(state: ApprovalState): boolean {
  return state === "pending" || state === "manual_action_required";
}

/** @throws {RangeError} for an unknown state */
export function approvalState(text: string): ApprovalState {
  if (!isApprovalState(text)) throw new RangeError(`Unknown state of a request ${text}`);
  return text;
}

function isApprovalState(text: string): text is ApprovalState {
  return Object.hasOwn(APPROVAL, text);
}

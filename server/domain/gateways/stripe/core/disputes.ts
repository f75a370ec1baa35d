import { jsonObject, jsonText } from "@/server/kernel/json";
import type { DisputeEvent } from "../../core/notification";
import type { DisputeMove, DisputeStage } from "../../core/words";

type Said = Readonly<Record<string, unknown>>;

const STAGES: Readonly<Record<string, DisputeStage>> = {
  warning_needs_response: "inquiry",
  warning_under_review: "inquiry",
  warning_closed: "won",
  needs_response: "opened",
  under_review: "under_review",
  won: "won",
  lost: "lost",
  prevented: "won",
};

const MOVES: Readonly<Record<string, DisputeMove>> = {
  "charge.dispute.funds_withdrawn": "out",
  "charge.dispute.funds_reinstated": "back",
};

/** @param object a dispute, or a fraud warning */
export function disputeOf(type: string, object: Said): DisputeEvent {
  const due = jsonObject(object.evidence_details)?.due_by;
  const isWarning = type.startsWith("radar.");
  return {
    about: "dispute",
    id: jsonText(object.id) ?? "",
    stage: isWarning ? "fraud_warning" : (STAGES[jsonText(object.status) ?? ""] ?? "under_review"),
    reason: jsonText(object.reason) ?? jsonText(object.fraud_type) ?? "",
    dueBy: typeof due === "number" ? new Date(due * 1_000) : null,
    moves: MOVES[type] ?? "none",
  };
}

import { DISPUTE_STAGES, type DisputeStage } from "@/server/domain/gateways/core/words";
import type { TransitionTable } from "@/server/kernel/machine";
import { wordOf } from "@/server/kernel/words";

/** The state `none` precedes the first notification of a dispute; no row has this state. */
export type DisputeState = DisputeStage | "none";

const ENDS = { won: "won", lost: "lost", accepted: "accepted" } as const;
const LATE = { second: "second", arbitration: "arbitration" } as const;
const REVIEWED = { ...ENDS, ...LATE };
const DUE = { ...REVIEWED, under_review: "under_review" } as const;
const OPENED = { ...DUE, evidence_due: "evidence_due" } as const;
const WARNED = { ...OPENED, opened: "opened" } as const;

/**
 * Events are the stages that the gateway reports. Notifications may arrive out of order, so an earlier stage
 * changes nothing. An ended dispute may end differently, be disputed again or go to arbitration.
 */
export const DISPUTE: TransitionTable<DisputeState, DisputeStage> = {
  none: { ...WARNED, inquiry: "inquiry", fraud_warning: "fraud_warning" },
  fraud_warning: { ...WARNED, inquiry: "inquiry" },
  inquiry: WARNED,
  opened: OPENED,
  evidence_due: DUE,
  under_review: REVIEWED,
  second: { ...ENDS, arbitration: "arbitration" },
  arbitration: ENDS,
  won: { lost: "lost", accepted: "accepted", ...LATE },
  lost: { won: "won", ...LATE },
  accepted: { won: "won", ...LATE },
};

const ENDED: ReadonlySet<DisputeStage> = new Set(["won", "lost", "accepted"]);

const FREE: ReadonlySet<DisputeStage> = new Set(["inquiry", "fraud_warning", "won"]);

export const HOLDING_STAGES: readonly DisputeStage[] = DISPUTE_STAGES.filter((stage) => !FREE.has(stage));

export function hasEnded(stage: DisputeStage): boolean {
  return ENDED.has(stage);
}

export function disputeStage(text: string): DisputeStage {
  return wordOf(DISPUTE_STAGES, text, "stage of a dispute");
}

import type { CycleState, SubscriptionState } from "@/server/domain/subscriptions/core/words";
import type { CivilDate } from "@/server/kernel/time";

/** Facts of a sentence about a payment's money. Dates are civil dates in the merchant's time zone. */
export type MoneyFacts = {
  readonly status: SubscriptionState;
  readonly isEnding: boolean;
  readonly isPaused?: boolean;
  readonly cycle: {
    readonly status: CycleState;
    readonly scheduledDate: CivilDate;
    readonly isBlocked: boolean;
  } | null;
};

export type MoneySentence =
  | "setupOpen"
  | "setupFailed"
  | "trial"
  | "renews"
  | "charging"
  | "retried"
  | "blocked"
  | "ending"
  | "paused"
  | "complete"
  | "outstanding"
  | "canceled"
  | "expired";

const BY_STATUS = {
  pending_setup: "setupOpen",
  setup_failed: "setupFailed",
  past_due: "outstanding",
  canceled: "canceled",
  expired: "expired",
} as const;

export function moneySentence({ status, isEnding, isPaused = false, cycle }: MoneyFacts): MoneySentence {
  if (status !== "trialing" && status !== "active") return BY_STATUS[status];
  if (cycle?.status === "processing") return "charging";
  if (cycle?.status === "retry_scheduled") return cycle.isBlocked ? "blocked" : "retried";
  if (isEnding) return "ending";
  if (isPaused && !cycle?.isBlocked) return "paused";
  if (cycle?.status !== "scheduled") return "complete";
  if (cycle.isBlocked) return "blocked";
  return status === "trialing" ? "trial" : "renews";
}

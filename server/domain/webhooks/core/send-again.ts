import { addSeconds } from "@/server/kernel/time";

/** Maximum number of events that one request redelivers. */
export const MOST_AGAIN = 500;

/**
 * Seconds of pause after the first, second and third consecutive failure; after a fourth the remaining events
 * are dropped.
 */
export const PAUSES: readonly number[] = [60, 600, 3_600];

/** `gone`: no event was left to send, or another process sends the events. */
export type AgainOutcome = "delivered" | "failed" | "gone";

export type AgainState = {
  readonly tried: number;
  readonly delivered: number;
  readonly failures: number;
};

export function afterTry(
  { tried, delivered, failures }: AgainState,
  { outcome, total, now }: { readonly outcome: AgainOutcome; readonly total: number; readonly now: Date },
): AgainState & { readonly dueAt: Date | null } {
  const next = {
    tried: tried + 1,
    delivered: delivered + (outcome === "delivered" ? 1 : 0),
    failures: outcome === "gone" ? failures : outcome === "failed" ? failures + 1 : 0,
  };
  const pause = outcome === "failed" ? PAUSES[failures] : 0;
  const isOver = next.tried >= total || pause === undefined;
  return { ...next, dueAt: isOver ? null : addSeconds(now, pause) };
}

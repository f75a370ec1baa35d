/** How events that are sent again, one after the other to one address, go on. */
import { addSeconds } from "@/server/kernel/time";

/** At most so many are asked for at a time. */
export const MOST_AGAIN = 500;

/**
 * Seconds that the others wait after a try that failed, after a second one in a row, and so on. Then they are
 * left: an address that is down is not met by all of them.
 */
export const PAUSES: readonly number[] = [60, 600, 3_600];

/** `gone`: there was nothing to try, or somebody else is trying it. */
export type AgainOutcome = "delivered" | "failed" | "gone";

export type AgainState = {
  readonly tried: number;
  readonly delivered: number;
  /** Tries in a row that failed. */
  readonly failures: number;
};

/** The state after one try of `total`; `dueAt` is null once it is over. */
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

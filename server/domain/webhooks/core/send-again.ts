/** The sequence of redeliveries to one address. */
import { addSeconds } from "@/server/kernel/time";

/** The most events of one request. */
export const MOST_AGAIN = 500;

/** Seconds of pause after the first, second and third failure in a row; then the rest is dropped. */
export const PAUSES: readonly number[] = [60, 600, 3_600];

/** `gone`: there was nothing to try, or another process tries it. */
export type AgainOutcome = "delivered" | "failed" | "gone";

export type AgainState = {
  readonly tried: number;
  readonly delivered: number;
  /** Failures in a row. */
  readonly failures: number;
};

/** The state after one try of `total`; `dueAt` is null at the end. */
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

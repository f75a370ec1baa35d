/** Which months the growing tables have a partition for, and which of them leave. */

/**
 * Tables whose months leave together, so that nothing refers to what has left; those that others refer to
 * come first.
 */
export const HISTORIES = [["event", "delivery", "delivery_attempt"], ["state_change"]] as const;

export type HistoryTable = (typeof HISTORIES)[number][number];
export type History = (typeof HISTORIES)[number];

/** Month 0 is everything from before there were months. */
const BEFORE = 0;

/** The month so many later, such as 2701 two after 2611; earlier if negative. */
export function monthsAfter(month: number, count: number): number {
  const months = Math.floor(month / 100) * 12 + (month % 100) - 1 + count;
  return Math.floor(months / 12) * 100 + (months % 12) + 1;
}

/**
 * The months of `present` that leave: those older than `keep` whole months before `current`, the oldest
 * first. {@link BEFORE} follows the first month that has left, since nothing in it is younger. What is
 * written of a month that has left already stays: it has its file.
 */
export function leavingMonths(
  present: readonly number[],
  { current, keep, left }: { current: number; keep: number; left: readonly number[] },
): readonly number[] {
  const first = monthsAfter(current, -keep);
  const unarchived = present.filter((month) => !left.includes(month));
  const leaving = unarchived.filter((month) => month !== BEFORE && month < first).sort((a, b) => a - b);
  const beforeLeaves = unarchived.includes(BEFORE) && [...left, ...leaving].some((month) => month !== BEFORE);
  return beforeLeaves ? [...leaving, BEFORE] : leaving;
}

/** The name of a month's own table. */
export function tableOfMonth(table: string, month: number): string {
  return `${table}_${String(month).padStart(4, "0")}`;
}

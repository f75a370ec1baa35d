/** Tables whose months are detached together, so that no foreign key breaks; referenced tables come first. */
export const HISTORIES = [["event", "delivery", "delivery_attempt"], ["state_change"]] as const;

export type HistoryTable = (typeof HISTORIES)[number][number];
export type History = (typeof HISTORIES)[number];

/** Number of the month that has all rows from before partitioning. */
const BEFORE = 0;

export function monthsAfter(month: number, count: number): number {
  const months = Math.floor(month / 100) * 12 + (month % 100) - 1 + count;
  return Math.floor(months / 12) * 100 + (months % 12) + 1;
}

/**
 * The months of `present` that are more than `keep` whole months before `current`, oldest first.
 * {@link BEFORE}, which has older rows, is detached together with the first month. Rows written later for a
 * detached month stay in the table, because its file is complete.
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

export function tableOfMonth(table: string, month: number): string {
  return `${table}_${String(month).padStart(4, "0")}`;
}

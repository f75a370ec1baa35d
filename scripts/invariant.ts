/**
 * SQL condition that no state change of the row `alias` is archived: the row is younger than the last
 * archived month. A merchant's clock is never behind real time, so `createdAt` minus the clock's offset is
 * at most the real time.
 */
export function allSteps(alias: string, createdAt = "created_at"): string {
  return `${alias}.${createdAt} - (SELECT m.clock_offset * interval '1 millisecond' FROM merchant m WHERE m.id = ${alias}.merchant_id)
    >= (SELECT coalesce(max(make_timestamptz(2000 + month / 100, month % 100, 1, 0, 0, 0, 'UTC') + interval '1 month'), '-infinity')
        FROM archived_table WHERE table_name = 'state_change' AND month > 0)`;
}

export type Invariant = {
  readonly name: string;
  readonly sql: string;
  /** True if rows that unit tests insert may violate the invariant. */
  readonly wholeFlowOnly: boolean;
  readonly readsTexts?: true;
};

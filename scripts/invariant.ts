/**
 * True of rows `alias`, made at `createdAt` on their merchant's clock, whose every state change is in the
 * database: they are younger than the last month that left it. A merchant's clock only ever moves ahead, so
 * what it shows less its present offset is never later than the real time.
 */
export function allSteps(alias: string, createdAt = "created_at"): string {
  return `${alias}.${createdAt} - (SELECT m.clock_offset * interval '1 millisecond' FROM merchant m WHERE m.id = ${alias}.merchant_id)
    >= (SELECT coalesce(max(make_timestamptz(2000 + month / 100, month % 100, 1, 0, 0, 0, 'UTC') + interval '1 month'), '-infinity')
        FROM archived_table WHERE table_name = 'state_change' AND month > 0)`;
}

/** What must hold over all rows, as a query that finds the breaches. */
export type Invariant = {
  /** The guarantee, as a sentence. */
  readonly name: string;
  /** Selects what breaks it. */
  readonly sql: string;
  /** True when rows that tests of single parts write by hand may break it. */
  readonly wholeFlowOnly: boolean;
  /** True when every text of the database is read for it. */
  readonly readsTexts?: true;
};

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

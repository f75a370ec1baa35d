/** What an operation answers with. */

/** Status, wire object, and whether the answer is that of an earlier call with the same Tracking-Key. */
export type OperationOutcome = {
  readonly status: 200 | 202;
  readonly view: Readonly<Record<string, unknown>>;
  readonly replayed: boolean;
};

import type { StatementResult } from "./pipeline";
import type { ValueParsers } from "./value-parsers";

/** An SQL statement with the values of `$1`, `$2` …; prepared if it has a `name`. */
export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
  readonly parsers: ValueParsers;
  readonly pipelined?: boolean;
  readonly lock?: OptimisticLock;
};

/** The three statements that replace a `SELECT … FOR UPDATE` in an optimistic transaction. */
export type OptimisticLock = {
  readonly read: NamedText;
  /** SQL that locks the row, or fails at once if the row is locked. */
  readonly acquire: NamedText;
  /** SQL that fails unless the row's version equals the statement's last value. */
  readonly verify: NamedText;
};

export type NamedText = { readonly name: string; readonly text: string };

export type Driver = {
  sendBatch(statements: readonly Statement[]): Promise<StatementResult<object>[]>;
  /**
   * In a transaction: sends the statement with the next batch or with COMMIT, which then throws the
   * statement's errors.
   */
  sendLater(statement: Statement): Promise<void>;
  /**
   * Runs the statements in a transaction that concurrent callers share; absent inside a transaction. If
   * Postgres refuses one statement, all callers fail and nothing is written.
   * @param lockKey calls with the same key never run concurrently
   */
  readonly groupCommit?: (
    statements: readonly Statement[],
    lockKey?: string | null,
  ) => Promise<StatementResult<object>[]>;
};

/** The symbol is global, because modules can be loaded twice. */
export const DRIVER = Symbol.for("sarraf.driver");

/** The driver of this service's client or transaction; null for any other Prisma client. */
export function driverOf(db: object): Driver | null {
  return (db as { readonly [DRIVER]?: Driver })[DRIVER] ?? null;
}

export async function send<Row>(driver: Driver, statement: Statement): Promise<StatementResult<Row>> {
  const [result] = await driver.sendBatch([statement]);
  return result as StatementResult<Row>;
}

import type { Db, Tx } from "@/server/kernel/types";
import { driverOf, type OptimisticLock, type Statement, send } from "./statement";
import { DECIMALS_AS_TEXT } from "./value-parsers";

/**
 * A statement with rows of type `Row` and values `$1`, `$2` …, prepared once per connection and sent without
 * Prisma's client (decision 0312).
 */
export type NamedStatement<Row> = {
  readonly name: string;
  readonly text: string;
  /**
   * True if concurrent callers outside transactions may share a connection (decision 0319): only for reads of
   * single rows by an index that wait neither for the disk nor for a row lock.
   */
  readonly pipelined?: boolean;
  readonly lock?: OptimisticLock;
  readonly row?: Row;
};

export type StatementValue = string | number | boolean | null | Date | readonly (string | null)[];

export type StatementCall<Row> = {
  readonly statement: NamedStatement<Row>;
  readonly values: readonly StatementValue[];
};

/**
 * Runs a named statement. In the returned rows, instants are dates, decimals exact text and bigints `bigint`;
 * numbers in JSON keep all digits.
 */
export async function rowsOf<Row extends object>(
  db: Db | Tx,
  statement: NamedStatement<Row>,
  values: readonly StatementValue[],
): Promise<Row[]> {
  const driver = driverOf(db);
  if (driver === null) return db.$queryRawUnsafe<Row[]>(statement.text, ...values);
  return (await send<Row>(driver, statementOf({ statement, values }))).rows;
}

export function statementOf<Row>({ statement, values }: StatementCall<Row>): Statement {
  const { name, text, pipelined = false, lock } = statement;
  return { name, text, values, pipelined, parsers: DECIMALS_AS_TEXT, ...(lock && { lock }) };
}

/** Runs several statements in one round trip. Each statement sees the changes of earlier statements. */
export async function rowsOfBatch<Rows extends readonly object[]>(
  db: Db | Tx,
  calls: { readonly [Index in keyof Rows]: StatementCall<Rows[Index]> },
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
  const driver = driverOf(db);
  const all = [];
  if (driver === null) for (const { statement, values } of calls) all.push(await rowsOf(db, statement, values));
  else {
    all.push(...(await driver.sendBatch(calls.map(statementOf))).map(({ rows }) => rows));
  }
  return all as { [Index in keyof Rows]: Rows[Index][] };
}

/** Sends a statement whose result is not needed with the transaction's next batch or with its COMMIT. */
export async function sendLater(tx: Tx, statement: NamedStatement<object>, values: readonly StatementValue[]) {
  const driver = driverOf(tx);
  if (driver === null) await tx.$executeRawUnsafe(statement.text, ...values);
  else await driver.sendLater(statementOf({ statement, values }));
}

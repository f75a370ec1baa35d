/**
 * Statements of the main road: written out, named, and handed to the driver without Prisma's client between
 * (decision 0309). Each connection plans one once and keeps the plan.
 */
import type { Db, Tx } from "@/server/kernel/types";
import { driverOf, type Statement, send } from "./driver";
import { WITH_DECIMALS_AS_TEXT } from "./readings";

/** The text of a statement whose rows are `Row`; `$1`, `$2` … stand for its values. */
export type NamedStatement<Row> = {
  readonly name: string;
  readonly text: string;
  /**
   * Said of a statement that finds single rows by an index, and waits neither for the disk nor for a lock
   * that a transaction holds: outside of a transaction it shares a connection with others of the moment
   * (decision 0319).
   */
  readonly short?: boolean;
  /** Names the type of the rows alone; no statement has it. */
  readonly row?: Row;
};

/** What is handed to a statement. JSON is its text, and a column of JSON casts it. */
export type StatementValue = string | number | boolean | null | Date | readonly (string | null)[];

/** A statement with its values. */
export type Question<Row> = { readonly statement: NamedStatement<Row>; readonly values: readonly StatementValue[] };

/**
 * The rows of a statement, by the names of its columns: instants as dates, decimals as exact text, numbers in
 * JSON kept, bigints whole. One statement.
 */
export async function rowsOf<Row extends object>(
  db: Db | Tx,
  statement: NamedStatement<Row>,
  values: readonly StatementValue[],
): Promise<Row[]> {
  const driver = driverOf(db);
  if (driver === null) return db.$queryRawUnsafe<Row[]>(statement.text, ...values);
  return (await send<Row>(driver, sendable({ statement, values }))).rows;
}

function sendable<Row>({ statement: { name, text, short = false }, values }: Question<Row>): Statement {
  return { name, text, values, short, reading: WITH_DECIMALS_AS_TEXT };
}

/** The rows of several statements, each of which sees what those before it have done. One round trip. */
export async function rowsOfEach<Rows extends readonly object[]>(
  db: Db | Tx,
  asked: { readonly [Index in keyof Rows]: Question<Rows[Index]> },
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
  const driver = driverOf(db);
  const all = [];
  if (driver === null) for (const { statement, values } of asked) all.push(await rowsOf(db, statement, values));
  else {
    all.push(...(await driver.sendEach(asked.map(sendable))).map(({ rows }) => rows));
  }
  return all as { [Index in keyof Rows]: Rows[Index][] };
}

/** Sends a statement that needs no answer with the transaction's next one, or with its COMMIT. */
export async function sendLater(tx: Tx, statement: NamedStatement<object>, values: readonly StatementValue[]) {
  const driver = driverOf(tx);
  if (driver === null) await tx.$executeRawUnsafe(statement.text, ...values);
  else await driver.sendLater(sendable({ statement, values }));
}

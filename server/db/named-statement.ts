/**
 * Statements of the main road: written out, named, and handed to the driver without Prisma's client between
 * (decision 0309). Each connection plans one once and keeps the plan.
 */
import type { Db, Tx } from "@/server/kernel/types";
import { driverOf, type OptimisticLock, type Statement, send } from "./driver";
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
  /** How it goes in an optimistic transaction; see {@link rowLock}. */
  readonly lock?: OptimisticLock;
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

/** As the driver takes it. */
export function sendable<Row>({ statement, values }: Question<Row>): Statement {
  const { name, text, short = false, lock } = statement;
  return { name, text, values, short, reading: WITH_DECIMALS_AS_TEXT, ...(lock && { lock }) };
}

/** A row that is found and locked. */
type LockedRow = {
  readonly name: string;
  readonly columns: string;
  /** The tables that the condition is about, and others that are only read. */
  readonly tables: string;
  readonly besides?: string;
  readonly where: string;
  /** How many values the condition has. */
  readonly values: number;
  /** The tables whose rows are locked. */
  readonly of: string;
  /** A text about the row that changes with everything that whoever holds the lock may rely on. */
  readonly standing: string;
};

/**
 * A statement that locks one row until its transaction ends. In an optimistic transaction the lock is taken
 * last, and nothing is written unless everything stands as it was read (decision 0320).
 */
export function rowLock<Row>(locked: LockedRow): NamedStatement<Row> {
  const { name, columns, tables, besides = "", where, values, of, standing } = locked;
  const found = `FROM ${tables} ${besides} WHERE ${where}`;
  const named = `FROM ${tables} WHERE ${where}`;
  const stands = `(SELECT ${standing} ${named}) = $${values + 1}`;
  return {
    name,
    text: `SELECT ${columns} ${found} FOR UPDATE OF ${of}`,
    lock: {
      look: { name: `${name}_look`, text: `SELECT ${columns}, ${standing} AS standing ${found}` },
      claim: { name: `${name}_claim`, text: `SELECT ${named} FOR UPDATE OF ${of} NOWAIT` },
      proof: { name: `${name}_proof`, text: `SELECT CASE WHEN ${stands} THEN true ELSE no_longer_stands() END` },
    },
  };
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

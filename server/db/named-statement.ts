/**
 * Statements of the main road: written out, named, and handed to the driver without Prisma's client between
 * (decision 0309). Each connection plans one once and keeps the plan.
 */
import type { Db, Tx } from "@/server/kernel/types";
import { driverOf } from "./driver";
import { WITH_DECIMALS_AS_TEXT } from "./readings";

/** The text of a statement whose rows are `Row`; `$1`, `$2` … stand for its values. */
export type NamedStatement<Row> = {
  readonly name: string;
  readonly text: string;
  /** Names the type of the rows alone; no statement has it. */
  readonly row?: Row;
};

/** What is handed to a statement. JSON is its text, and a column of JSON casts it. */
export type StatementValue = string | number | boolean | null | Date | readonly (string | null)[];

/**
 * The rows of a statement, by the names of its columns: instants as dates, decimals as exact text, numbers in
 * JSON kept, bigints whole. One statement.
 */
export async function rowsOf<Row extends object>(
  db: Db | Tx,
  { name, text }: NamedStatement<Row>,
  values: readonly StatementValue[],
): Promise<Row[]> {
  const driver = driverOf(db);
  if (driver === null) return db.$queryRawUnsafe<Row[]>(text, ...values);
  return (await driver.send<Row>({ name, text, values, reading: WITH_DECIMALS_AS_TEXT })).rows;
}

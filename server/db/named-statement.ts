/**
 * Statements of the main road: written out, named, and handed to the driver without Prisma's client between
 * (decision 0309). Each connection plans one once and keeps the plan.
 */
import { types } from "pg";
import { env } from "@/server/env";
import { readJson } from "@/server/kernel/exact-json";
import type { Db, Tx } from "@/server/kernel/types";
import { timedStatement } from "@/server/telemetry/timed";
import { poolOf } from "./client";

/** The text of a statement whose rows are `Row`; `$1`, `$2` … stand for its values. */
export type NamedStatement<Row> = {
  readonly name: string;
  readonly text: string;
  /** Names the type of the rows alone; no statement has it. */
  readonly row?: Row;
};

/** What is handed to a statement. JSON is its text, and a column of JSON casts it. */
export type StatementValue = string | number | boolean | null | Date | readonly (string | null)[];

/** Postgres' identifiers of types whose values are read otherwise than the driver does by itself. */
const READERS: Readonly<Record<number, (text: string) => unknown>> = {
  [types.builtins.INT8]: BigInt,
  [types.builtins.JSON]: readJson,
  [types.builtins.JSONB]: readJson,
  [types.builtins.TIMESTAMPTZ]: instant,
};

/** Connections speak UTC, so that what is not of this form is no instant that a verb writes. */
const UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00$/;

function instant(text: string): Date {
  const [, day, time] = UTC.exec(text) ?? [];
  if (day === undefined) throw new RangeError(`Postgres answered "${text}" for an instant.`);
  return new Date(`${day}T${time}Z`);
}

const READING = { getTypeParser: (type: number) => READERS[type] ?? types.getTypeParser(type) };

/**
 * The rows of a statement, by the names of its columns: instants as dates, decimals as exact text, numbers in
 * JSON kept, bigints whole. In a transaction it is sent on the connection of that, through Prisma: a decimal
 * is then an object that prints itself. One statement.
 */
export async function rowsOf<Row extends object>(
  db: Db | Tx,
  { name, text }: NamedStatement<Row>,
  values: readonly StatementValue[],
): Promise<Row[]> {
  const sent = values.map((value) => (value instanceof Date ? value.toISOString() : value));
  const pool = poolOf(db);
  if (pool === null) return db.$queryRawUnsafe<Row[]>(text, ...sent);
  // Behind a transaction pooler no connection keeps a statement.
  const query = { ...(env.databasePooler === null && { name }), text, values: sent, types: READING };
  const { rows } = await timedStatement({ sql: text, args: sent }, () => pool.query<Row>(query));
  return rows;
}

/** Statements that are handed to the driver without Prisma's client between (decision 0312). */
import pg from "pg";
import { writeJson } from "@/server/kernel/exact-json";
import { timedStatement } from "@/server/telemetry/timed";
import { Prisma } from "./generated/client";
import type { ValueReaders } from "./readings";

/** A statement with its values, `$1`, `$2` …; `name` is its own, for which its plan is kept. */
export type Statement = {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string;
  readonly reading: ValueReaders;
};

/** The rows of a statement, and how many it read or changed. */
export type Answer<Row> = { readonly rows: Row[]; readonly count: number };

/** Under what a connection keeps the plan of a statement; empty for one that is planned anew. */
export type StatementNames = (query: { readonly sql: string; readonly name?: string | undefined }) => string;

/** Sends statements: each on any connection of the pool, or all on that of a transaction. */
export type Driver = { send<Row>(statement: Statement): Promise<Answer<Row>> };

/**
 * Under it a database client, or a transaction, tells its driver: the same in every copy of this module that
 * a process loads.
 */
export const DRIVER = Symbol.for("sarraf.driver");

/** The driver of this service's own client or of a transaction of it; null for any other client. */
export function driverOf(db: object): Driver | null {
  return (db as { readonly [DRIVER]?: Driver })[DRIVER] ?? null;
}

/** The driver of a connection, or of a pool of them. */
export function driverOn(connection: Pick<pg.ClientBase, "query">, names: StatementNames): Driver {
  return {
    async send<Row>({ text, values, name: ownName, reading }: Statement): Promise<Answer<Row>> {
      const sent = values.map(sendable);
      const types = { getTypeParser: (type: number) => reading[type] ?? pg.types.getTypeParser(type) };
      const name = names({ sql: text, name: ownName });
      const query = { text, values: sent, types, ...(name && { name }) };
      const answer = await timedStatement({ sql: text, args: sent }, () => connection.query<Row & object>(query));
      return { rows: answer.rows, count: answer.rowCount ?? 0 };
    },
  };
}

/** As Postgres reads it: instants in UTC, decimals in their digits, objects as JSON. */
function sendable(value: unknown): unknown {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(sendable);
  return Prisma.Decimal.isDecimal(value) ? value.toString() : writeJson(value);
}

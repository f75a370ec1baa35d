import pg from "pg";
import { timedStatements } from "@/server/telemetry/timed";
import { isStale } from "../transactions/errors";
import { encoded } from "./encode-values";
import { type StatementResult, sendBatch } from "./pipeline";
import type { PreparedNames } from "./prepared-statements";
import type { Statement } from "./statement";

let generation = 0;
const openedIn = new WeakMap<pg.ClientBase, number>();

/**
 * Marks all connections of the pool as stale, because the cause, such as a changed table, usually concerns
 * all of them.
 */
export function outdateConnections(): void {
  generation += 1;
}

export function noteOpened(connection: pg.ClientBase): void {
  openedIn.set(connection, generation);
}

/** False for a stale connection, which must be closed instead of used. */
export function isCurrent(connection: pg.ClientBase): boolean {
  return (openedIn.get(connection) ?? generation) === generation;
}

export function noteStale(connection: pg.ClientBase, error: unknown): void {
  if (isStale(error) && isCurrent(connection)) outdateConnections();
}

/** Runs a whole transaction, and once more if its connection was stale. */
export async function repeatedIfStale<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isStale(error)) throw error;
    return work();
  }
}

export function sendOn(
  connection: pg.ClientBase,
  statements: readonly Statement[],
  names: PreparedNames,
): Promise<StatementResult<object>[]> {
  const batch = encoded(statements, names);
  return timedStatements(batch, () => sendBatch(connection, batch));
}

export async function withConnection<T>(pool: pg.Pool, work: (connection: pg.PoolClient) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  let broken: Error | undefined;
  const noteBreak = (error: Error): void => {
    broken = error;
  };
  connection.on("error", noteBreak);
  try {
    return await work(connection);
  } catch (error) {
    noteStale(connection, error);
    if (endsConnection(error)) broken ??= error;
    throw error;
  } finally {
    connection.removeListener("error", noteBreak);
    connection.release(broken ?? !isCurrent(connection));
  }
}

/**
 * True if Postgres refused a statement, so that its transaction is rolled back. After a lost connection the
 * outcome is unknown.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !endsConnection(error);
}

/** True if Postgres or a pooler closes the connection after the given error. */
export function endsConnection(error: unknown): error is Error {
  return error instanceof pg.DatabaseError && /^(57P|08)/.test(error.code ?? "");
}

/** Concurrent INSERTs share one transaction, and so one wait for the disk. */
import type { Db } from "@/server/kernel/types";
import { isRefusal } from "../driver/connection";
import { type NamedStatement, rowsOf, type StatementValue, statementOf } from "../driver/named-statement";
import { driverOf } from "../driver/statement";

/**
 * Runs a statement in a transaction shared by concurrent callers. If Postgres refuses one statement, nothing
 * is written, and each statement runs again alone (decision 0319).
 */
export function withGroupCommit<Row extends object>(statement: NamedStatement<Row>) {
  return async (db: Db, values: readonly StatementValue[]): Promise<Row[]> => {
    const groupCommit = driverOf(db)?.groupCommit;
    if (groupCommit === undefined) return rowsOf(db, statement, values);
    try {
      const [result] = await groupCommit([statementOf({ statement, values })]);
      return (result?.rows ?? []) as Row[];
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return rowsOf(db, statement, values);
    }
  };
}

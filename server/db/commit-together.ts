/** Insertions of several requests that share a commit, and so one wait for the disk. */
import type { Db } from "@/server/kernel/types";
import { driverOf, isRefusal } from "./driver";
import { type NamedStatement, rowsOf, type StatementValue, sendable } from "./named-statement";

/**
 * A function that carries out the statement, outside of a transaction, and shares a commit with what others
 * write at the moment. If Postgres refuses one, nothing of them is written, and each is carried out by itself
 * (decision 0319).
 */
export function committedTogether<Row extends object>(statement: NamedStatement<Row>) {
  return async (db: Db, values: readonly StatementValue[]): Promise<Row[]> => {
    const commitTogether = driverOf(db)?.commitTogether;
    if (commitTogether === undefined) return rowsOf(db, statement, values);
    try {
      const [answer] = await commitTogether([sendable({ statement, values })]);
      return (answer?.rows ?? []) as Row[];
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return rowsOf(db, statement, values);
    }
  };
}

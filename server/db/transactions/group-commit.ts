/** Insertions of concurrent requests share a transaction, and so one wait for the disk. */
import type { Db } from "@/server/kernel/types";
import { isRefusal } from "../driver/connection";
import { type NamedStatement, rowsOf, type StatementValue, statementOf } from "../driver/named-statement";
import { driverOf } from "../driver/statement";

/** If Postgres refuses one statement of the group, nothing is written and each runs alone (decision 0319). */
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

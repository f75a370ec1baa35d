/** Insertions of several requests that share a commit, and so one wait for the disk. */
import pg from "pg";
import type { Db } from "@/server/kernel/types";
import { endsConnection } from "./driver";
import { gathered } from "./gather";
import { type NamedStatement, rowsOf, rowsOfEach, type StatementValue } from "./named-statement";

type Insertion = { readonly db: Db; readonly values: readonly StatementValue[] };

/**
 * A function that carries out the statement, outside of a transaction: those of one turn of the event loop in
 * one, which is committed once. If Postgres refuses one, nothing of them is written, and each is carried out
 * by itself (decision 0319).
 */
export function committedTogether<Row extends object>(statement: NamedStatement<Row>) {
  const alone = ({ db, values }: Insertion) => rowsOf(db, statement, values);
  const together = gathered(async (asked: readonly Insertion[]): Promise<PromiseSettledResult<Row[]>[]> => {
    const [first] = asked;
    if (first === undefined) return [];
    try {
      const all = await rowsOfEach<Row[]>(
        first.db,
        asked.map(({ values }) => ({ statement, values })),
      );
      return all.map((value) => ({ status: "fulfilled", value }));
    } catch (error) {
      if (asked.length === 1 || !isRefusal(error)) throw error;
      return Promise.allSettled(asked.map(alone));
    }
  });
  return async (db: Db, values: readonly StatementValue[]): Promise<Row[]> => {
    const ended = await together({ db, values });
    if (ended === null) throw new Error("Statements that are sent together are answered together.");
    if (ended.status === "rejected") throw ended.reason;
    return ended.value;
  };
}

/** Postgres says so, and has undone them all; after a broken connection nobody knows. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !endsConnection(error);
}

import type { Tx } from "@/server/kernel/types";
import { PREPARED } from "../driver/prepared-statements";
import { driverOf } from "../driver/statement";
import { PARSED_AS_BY_PRISMA } from "../driver/value-parsers";
import { Prisma } from "../generated/client";
import { changesInsertion, countSteps, type StateChangeInput } from "./state-changes";

/**
 * Collects INSERTs and UPDATEs of single rows, and state changes, to send as one statement (decision 0312).
 * Each part sees the rows as before the statement, so no two parts may change the same row; a part refers to
 * another's result by name. Foreign keys are checked at the end.
 */
export class WriteBatch {
  #parts: Prisma.Sql[] = [];
  #changes: StateChangeInput[] = [];

  /**
   * Adds a part.
   * @returns the name by which other parts refer to its rows
   */
  add(part: Prisma.Sql): Prisma.Sql {
    this.#parts.push(part);
    return Prisma.raw(`part_${this.#parts.length}`);
  }

  record(changes: readonly StateChangeInput[]): void {
    this.#changes.push(...changes);
  }

  async flush(tx: Tx): Promise<void> {
    if (this.#parts.length + this.#changes.length > 0) await this.flushAndRead(tx, Prisma.sql`SELECT 1`);
  }

  /**
   * Sends the collected parts with the transaction's next batch or with its COMMIT, which throws their
   * errors.
   */
  async flushLater(tx: Tx): Promise<void> {
    const driver = driverOf(tx);
    if (driver === null) return this.flush(tx);
    if (this.#parts.length + this.#changes.length === 0) return;
    const { sql, changes } = this.#take(Prisma.sql`SELECT 1`);
    await driver.sendLater({ text: sql.text, values: sql.values, parsers: PARSED_AS_BY_PRISMA });
    countSteps(changes);
  }

  /**
   * Sends the collected parts and a query as one statement. The query sees the rows as they were before the
   * statement, and the parts' results by name.
   */
  async flushAndRead<Row>(tx: Tx, query: Prisma.Sql): Promise<Row[]> {
    const { sql, changes } = this.#take(query);
    const rows = await tx.$queryRaw<Row[]>(sql);
    countSteps(changes);
    return rows;
  }

  #take(query: Prisma.Sql): { readonly sql: Prisma.Sql; readonly changes: readonly StateChangeInput[] } {
    const changes = this.#changes;
    const parts = changes.length === 0 ? this.#parts : [...this.#parts, changesInsertion(changes)];
    [this.#parts, this.#changes] = [[], []];
    const named = parts.map((part, index) => Prisma.sql`${Prisma.raw(`part_${index + 1}`)} AS (${part})`);
    const before = named.length === 0 ? Prisma.empty : Prisma.sql`WITH ${Prisma.join(named)}`;
    return { sql: Prisma.sql`${PREPARED} ${before} ${query}`, changes };
  }
}

export async function writeBatch(tx: Tx, collect: (writes: WriteBatch) => void): Promise<void> {
  const writes = new WriteBatch();
  collect(writes);
  await writes.flush(tx);
}

/** Writes of one transaction that go to the database together. */
import type { Tx } from "@/server/kernel/types";
import { Prisma } from "./client";
import { driverOf } from "./driver";
import { KEPT_PLAN } from "./kept-plans";
import { AS_PRISMA_READS } from "./readings";
import { changesInsertion, countSteps, type StateChangeInput } from "./state-changes";

/**
 * Gathers INSERTs and UPDATEs of single rows and state changes, and sends them as one statement. Postgres
 * shows every part the rows as they were before: no two may change one row, and a part that must come after
 * another one reads what that returns. References between rows are checked when all are written.
 */
export class Writes {
  #parts: Prisma.Sql[] = [];
  #changes: StateChangeInput[] = [];

  /** Adds a part. @returns its name, under which other parts read what it returns */
  add(part: Prisma.Sql): Prisma.Sql {
    this.#parts.push(part);
    return Prisma.raw(`part_${this.#parts.length}`);
  }

  /** Adds steps of state machines, oldest first. */
  record(changes: readonly StateChangeInput[]): void {
    this.#changes.push(...changes);
  }

  /** Writes what was gathered since the last time. One statement, or none if that is nothing. */
  async send(tx: Tx): Promise<void> {
    if (this.#parts.length + this.#changes.length > 0) await this.sendAndRead(tx, Prisma.sql`SELECT 1`);
  }

  /**
   * The same with the transaction's next statement, or with its COMMIT: for what needs no answer. What
   * Postgres says against it is thrown there.
   */
  async sendLater(tx: Tx): Promise<void> {
    const driver = driverOf(tx);
    if (driver === null) return this.send(tx);
    if (this.#parts.length + this.#changes.length === 0) return;
    const { sql, changes } = this.#taken(Prisma.sql`SELECT 1`);
    await driver.sendLater({ text: sql.text, values: sql.values, reading: AS_PRISMA_READS });
    countSteps(changes);
  }

  /**
   * The same, and the rows of a query, which reads everything as it was before and the parts by their names.
   * One statement, always.
   */
  async sendAndRead<Row>(tx: Tx, query: Prisma.Sql): Promise<Row[]> {
    const { sql, changes } = this.#taken(query);
    const rows = await tx.$queryRaw<Row[]>(sql);
    countSteps(changes);
    return rows;
  }

  /** What was gathered, before the query, as one statement. */
  #taken(query: Prisma.Sql): { readonly sql: Prisma.Sql; readonly changes: readonly StateChangeInput[] } {
    const changes = this.#changes;
    const parts = changes.length === 0 ? this.#parts : [...this.#parts, changesInsertion(changes)];
    [this.#parts, this.#changes] = [[], []];
    const named = parts.map((part, index) => Prisma.sql`${Prisma.raw(`part_${index + 1}`)} AS (${part})`);
    const before = named.length === 0 ? Prisma.empty : Prisma.sql`WITH ${Prisma.join(named)}`;
    return { sql: Prisma.sql`${KEPT_PLAN} ${before} ${query}`, changes };
  }
}

/** Writes what `gather` adds. One statement, or none if it adds nothing. */
export async function writeTogether(tx: Tx, gather: (writes: Writes) => void): Promise<void> {
  const writes = new Writes();
  gather(writes);
  await writes.send(tx);
}

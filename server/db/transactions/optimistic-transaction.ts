/**
 * An optimistic transaction (decision 0320) reads without a lock and decides; then it sends one batch that
 * locks the row, verifies that the row's version is unchanged, and writes.
 */
import type { Db, Tx } from "@/server/kernel/types";
import { isRefusal } from "../driver/connection";
import type { StatementResult } from "../driver/pipeline";
import { rawMethods } from "../driver/raw-methods";
import { DRIVER, type Driver, driverOf, type OptimisticLock, type Statement } from "../driver/statement";

/** Thrown if the work must run again with the lock held from its start. */
class LockNeeded extends Error {}

type VersionedRow = { readonly lock: OptimisticLock; readonly statement: Statement; readonly version: unknown };

/**
 * Runs the work and its writes.
 * @returns null if nothing was written and the work must run again under its lock: the version changed, the
 * row is locked, or the work does not first read and then write
 * @throws errors of `work`, and of a database that is down
 */
export async function tryOptimistically<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
): Promise<{ readonly result: T } | null> {
  const driver = driverOf(db);
  if (driver?.groupCommit === undefined) return null;
  const transaction = new OptimisticTransaction(driver, driver.groupCommit);
  try {
    const result = await work(transaction.tx());
    await transaction.commit();
    return { result };
  } catch (error) {
    if (transaction.isLockNeeded || isRefusal(error)) return null;
    throw error;
  }
}

class OptimisticTransaction {
  readonly #driver: Driver;
  readonly #groupCommit: NonNullable<Driver["groupCommit"]>;
  #hasRead = false;
  #row: VersionedRow | null = null;
  readonly #writes: Statement[] = [];
  /** True once {@link LockNeeded} was thrown, even if the work catches that error. */
  isLockNeeded = false;

  constructor(driver: Driver, groupCommit: NonNullable<Driver["groupCommit"]>) {
    this.#driver = driver;
    this.#groupCommit = groupCommit;
  }

  tx(): Tx {
    const driver: Driver = {
      sendBatch: (statements) => this.#read(statements),
      sendLater: async (statement) => void this.#writes.push(statement),
    };
    const replaced: Readonly<Record<PropertyKey, unknown>> = { ...rawMethods(driver), [DRIVER]: driver };
    return new Proxy({} as Tx, {
      get: (_, name) => (Object.hasOwn(replaced, name) ? replaced[name] : this.#model(name)),
    });
  }

  /** Refuses Prisma's models, which need the lock. `then`, which `await` looks up, is no model. */
  #model(name: PropertyKey): unknown {
    return typeof name !== "string" || name === "then" ? undefined : this.#refuse();
  }

  async #read(statements: readonly Statement[]): Promise<StatementResult<object>[]> {
    const [first, ...others] = statements;
    const lock = first?.lock;
    const isFirst = !this.#hasRead && this.#writes.length === 0;
    if (first === undefined || lock === undefined || !isFirst || !others.every(({ pipelined }) => pipelined))
      return this.#refuse();
    this.#hasRead = true;
    const reading: Statement = { ...first, ...lock.read, pipelined: true };
    const [found, ...results] = await this.#driver.sendBatch([reading, ...others]);
    const rows = (found?.rows ?? []).map((row) => {
      const { version, ...columns } = row as { version?: unknown };
      this.#row = { lock, statement: first, version };
      return columns;
    });
    return [{ command: "SELECT", count: rows.length, rows }, ...results];
  }

  #refuse(): never {
    this.isLockNeeded = true;
    throw new LockNeeded();
  }

  async commit(): Promise<void> {
    if (this.isLockNeeded) return this.#refuse();
    if (this.#writes.length === 0) return;
    if (this.#row === null) return this.#refuse();
    const { lock, statement, version } = this.#row;
    const { values, parsers } = statement;
    const acquire = { ...lock.acquire, values, parsers };
    const verify = { ...lock.verify, values: [...values, version], parsers };
    await this.#groupCommit([acquire, verify, ...this.#writes], `${lock.acquire.name} ${values.join(" ")}`);
  }
}

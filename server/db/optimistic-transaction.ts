/**
 * Transactions that hold nothing while they think (decision 0320): what they read is read without a lock, in
 * line with what others read; then the lock, the proof that all of it still stands, and what they write go
 * together, and share a commit with others of the moment.
 */
import type { Db, Tx } from "@/server/kernel/types";
import { DRIVER, type Driver, driverOf, isRefusal, type OptimisticLock, type Statement } from "./driver";
import type { Answer } from "./flight";
import { rawStatements } from "./raw-statements";

/** The work asks for what is only to be had under a lock. */
class LockNeeded extends Error {}

/** What the lock is to be taken on, and how it stood when it was looked at. */
type Look = { readonly lock: OptimisticLock; readonly statement: Statement; readonly standing: unknown };

/**
 * Carries out the work and what it writes.
 * @returns null if it has to be done under its locks, and nothing of it is written: what it read has changed
 * meanwhile, its rows are locked, or it needs more than to look first and write last
 * @throws what `work` throws, and what the database says if it is away
 */
export async function tryWithoutLock<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<{ readonly result: T } | null> {
  const driver = driverOf(db);
  if (driver?.commitTogether === undefined) return null;
  const transaction = new OptimisticTransaction(driver, driver.commitTogether);
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
  readonly #commitTogether: NonNullable<Driver["commitTogether"]>;
  #hasLooked = false;
  #look: Look | null = null;
  /** Goes with the lock. */
  readonly #writes: Statement[] = [];
  /** True from then on, should the work have gone on regardless. */
  isLockNeeded = false;

  constructor(driver: Driver, commitTogether: NonNullable<Driver["commitTogether"]>) {
    this.#driver = driver;
    this.#commitTogether = commitTogether;
  }

  tx(): Tx {
    const driver: Driver = {
      sendEach: (statements) => this.#read(statements),
      sendLater: async (statement) => void this.#writes.push(statement),
    };
    const own: Readonly<Record<PropertyKey, unknown>> = { ...rawStatements(driver), [DRIVER]: driver };
    return new Proxy({} as Tx, { get: (_, name) => (Object.hasOwn(own, name) ? own[name] : this.#model(name)) });
  }

  /** A model of Prisma's client; whoever awaits the transaction itself asks for `then`. */
  #model(name: PropertyKey): unknown {
    return typeof name !== "string" || name === "then" ? undefined : this.#refuse();
  }

  /** The first statements: a lock, and short ones that read what it protects. */
  async #read(statements: readonly Statement[]): Promise<Answer<object>[]> {
    const [first, ...others] = statements;
    const lock = first?.lock;
    const isFirst = !this.#hasLooked && this.#writes.length === 0;
    if (first === undefined || lock === undefined || !isFirst || !others.every(({ short }) => short))
      return this.#refuse();
    this.#hasLooked = true;
    const looking: Statement = { ...first, ...lock.look, short: true };
    const [found, ...read] = await this.#driver.sendEach([looking, ...others]);
    const rows = (found?.rows ?? []).map((row) => {
      const { standing, ...columns } = row as { standing?: unknown };
      this.#look = { lock, statement: first, standing };
      return columns;
    });
    return [{ command: "SELECT", count: rows.length, rows }, ...read];
  }

  #refuse(): never {
    this.isLockNeeded = true;
    throw new LockNeeded();
  }

  async commit(): Promise<void> {
    if (this.isLockNeeded) return this.#refuse();
    if (this.#writes.length === 0) return;
    if (this.#look === null) return this.#refuse();
    const { lock, statement, standing } = this.#look;
    const { values, reading } = statement;
    const claim = { ...lock.claim, values, reading };
    const proof = { ...lock.proof, values: [...values, standing], reading };
    await this.#commitTogether([claim, proof, ...this.#writes], `${lock.claim.name} ${values.join(" ")}`);
  }
}

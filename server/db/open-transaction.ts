/**
 * Transactions on a connection of the pool. What they send by statements of their own goes to the driver;
 * Prisma's client joins one as soon as a model of it is asked for (decision 0312).
 */
import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import type { Tx } from "@/server/kernel/types";
import { DRIVER, type Driver, type Statement, type StatementNames, sendOn, withConnection } from "./driver";
import type { Answer } from "./flight";
import type { PrismaClient } from "./generated/client";
import { rawStatements } from "./raw-statements";

/** A transaction that took too long, or was used after its end; `code` is that of Prisma's client. */
class TransactionOver extends Error {
  readonly code = "P2028";
}

/** Milliseconds after which a transaction is rolled back, whatever it does. */
const MOST_MS = 20_000;
/** The client's own limit, which must never be the first to be reached. */
const CLIENTS_MOST_MS = 10 * MOST_MS;

/** What Prisma's client is to take for a connection: it finds itself in a transaction that has begun. */
const lent = new AsyncLocalStorage<pg.PoolClient>();

/** A pool that hands out the connection which is lent, where one is. */
export class LendingPool extends pg.Pool {
  override connect(...args: unknown[]): Promise<pg.PoolClient> {
    const connection = lent.getStore();
    if (connection !== undefined) return Promise.resolve(connection);
    return (super.connect as (...args: unknown[]) => Promise<pg.PoolClient>)(...args);
  }
}

const CONTROL = /^(BEGIN|COMMIT|ROLLBACK)$/;

/**
 * The connection for one who would begin and end a transaction of its own, which is this one.
 * @param requireOpen throws once the transaction is over
 */
function joined(connection: pg.PoolClient, requireOpen: () => void): pg.PoolClient {
  const query = async (asked: { text: string }) => {
    if (CONTROL.test(asked.text)) return { rows: [], fields: [], rowCount: 0 };
    requireOpen();
    return connection.query(asked);
  };
  const replaced: Readonly<Record<PropertyKey, unknown>> = { query, release: () => undefined };
  return new Proxy(connection, {
    get(target, name) {
      if (Object.hasOwn(replaced, name)) return replaced[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Where transactions begin. */
export type Source = {
  readonly pool: pg.Pool;
  readonly client: PrismaClient;
  readonly names: StatementNames;
};

/**
 * Calls `work` in a transaction and commits; rolls back if it throws, or does not end within `mostMs`
 * milliseconds. A statement that failed makes it fail, whatever `work` says.
 * @throws what the pool, the database and `work` throw @throws {TransactionOver} it took too long
 */
export async function openTransaction<T>(
  source: Source,
  work: (tx: Tx) => Promise<T>,
  mostMs: number = MOST_MS,
): Promise<T> {
  return withConnection(source.pool, (connection) => new OpenTransaction(source, connection, mostMs).run(work));
}

const BEGIN: Statement = { name: "begin", text: "BEGIN", values: [], reading: {} };
const COMMIT: Statement = { name: "commit", text: "COMMIT", values: [], reading: {} };

class OpenTransaction {
  readonly #source: Source;
  readonly #connection: pg.PoolClient;
  readonly #driver: Driver;
  /** What goes with the next statement. */
  #waiting: Statement[] = [BEGIN];
  readonly #mostMs: number;
  #over: string | null = null;
  #rollback: Promise<void> | null = null;
  #client: Promise<Tx> | null = null;
  #leaveClient: () => void = () => undefined;
  readonly #leaving: Promise<void>;
  #clientLeft: Promise<unknown> = Promise.resolve();
  /** Why the connection cannot be used again. */
  failure: Error | undefined;

  constructor(source: Source, connection: pg.PoolClient, mostMs: number) {
    this.#source = source;
    this.#mostMs = mostMs;
    this.#leaving = new Promise((leave) => {
      this.#leaveClient = leave;
    });
    this.#connection = connection;
    this.#driver = {
      sendEach: (statements) => {
        this.#requireOpen();
        return this.#sendWaiting(statements);
      },
      sendLater: async (statement) => {
        this.#requireOpen();
        this.#waiting.push(statement);
      },
    };
  }

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const timer = setTimeout(() => this.#abandon(`it took more than ${this.#mostMs} ms.`), this.#mostMs);
    try {
      const result = await work(this.#tx());
      this.#requireOpen();
      this.#over = "it is committed.";
      await this.#withoutClient();
      await this.#commit();
      return result;
    } catch (error) {
      await this.#abandon("it is rolled back.");
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Nothing was sent if there is nothing to commit. */
  async #commit(): Promise<void> {
    if (this.#isUntouched()) return;
    const [end] = await this.#sendWaiting([COMMIT]);
    if (end?.command !== "COMMIT") throw new Error("Nothing is committed: a statement of the transaction has failed.");
  }

  /** The answers to `statements`, which what waits goes before. */
  async #sendWaiting(statements: readonly Statement[]): Promise<Answer<object>[]> {
    const waiting = this.#waiting;
    this.#waiting = [];
    const answers = await sendOn(this.#connection, [...waiting, ...statements], this.#source.names);
    return answers.slice(waiting.length);
  }

  #isUntouched(): boolean {
    return this.#waiting[0] === BEGIN && this.#waiting.length === 1;
  }

  #requireOpen(): void {
    if (this.#over !== null) throw new TransactionOver(`The transaction is over: ${this.#over}`);
  }

  /** Rolls back, once; the connection is given up if that fails. */
  #abandon(why: string): Promise<void> {
    this.#over ??= why;
    this.#rollback ??= this.#withoutClient()
      .then(() => (this.#waiting[0] === BEGIN ? undefined : this.#connection.query("ROLLBACK")))
      .then(
        () => undefined,
        (error: Error) => {
          this.failure = error;
        },
      );
    return this.#rollback;
  }

  #tx(): Tx {
    const { client } = this.#source;
    const own: Readonly<Record<PropertyKey, unknown>> = { ...rawStatements(this.#driver), [DRIVER]: this.#driver };
    return new Proxy({} as Tx, {
      get: (_, name) => {
        if (Object.hasOwn(own, name)) return own[name];
        return typeof name === "string" && name in client ? this.#model(name) : undefined;
      },
    });
  }

  #model(name: string): object {
    const verb = (verbName: PropertyKey) => {
      return (...args: unknown[]) => this.#ask(name, verbName, args);
    };
    return new Proxy({}, { get: (_, verbName) => verb(verbName) });
  }

  /** Asks a model of Prisma's client, which joins the transaction for it. */
  async #ask(model: PropertyKey, verb: PropertyKey, args: unknown[]): Promise<unknown> {
    this.#requireOpen();
    if (this.#waiting.length > 0) await this.#sendWaiting([]);
    this.#client ??= this.#joinClient();
    const tx = (await this.#client) as unknown as Record<
      PropertyKey,
      Record<PropertyKey, (...args: unknown[]) => unknown>
    >;
    return tx[model]?.[verb]?.(...args);
  }

  #joinClient(): Promise<Tx> {
    const connection = joined(this.#connection, () => this.#requireOpen());
    return new Promise((begun, fail) => {
      const stay = (tx: Tx) => {
        begun(tx);
        return this.#leaving;
      };
      const options = { timeout: CLIENTS_MOST_MS, maxWait: CLIENTS_MOST_MS };
      this.#clientLeft = lent.run(connection, () => this.#source.client.$transaction(stay, options)).catch(fail);
    });
  }

  /** Once Prisma's client has left, if it has joined: it sends nothing more. */
  async #withoutClient(): Promise<void> {
    this.#leaveClient();
    await this.#clientLeft;
  }
}

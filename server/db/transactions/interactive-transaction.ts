/**
 * Transactions on one connection. The driver runs raw statements; Prisma's client joins at the first use of a
 * model (decision 0312).
 */
import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import type { Tx } from "@/server/kernel/types";
import { isCurrent, noteOpened, sendOn, withConnection } from "../driver/connection";
import type { StatementResult } from "../driver/pipeline";
import type { PreparedNames } from "../driver/prepared-statements";
import { rawMethods } from "../driver/raw-methods";
import { DRIVER, type Driver, type Statement } from "../driver/statement";
import type { PrismaClient } from "../generated/client";

class TransactionOver extends Error {
  readonly code = "P2028";
}

/** Milliseconds after which a transaction is rolled back. */
const MAX_MS = 20_000;
const PRISMA_MAX_MS = 10 * MAX_MS;

const transactionConnection = new AsyncLocalStorage<pg.PoolClient>();

type ConnectCallback = (
  error: Error | undefined,
  connection: pg.PoolClient | undefined,
  release: pg.PoolClient["release"],
) => void;

/**
 * Gives Prisma's client the connection of the running transaction, if any; closes stale connections instead
 * of handing them out.
 */
export class JoiningPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    this.on("connect", noteOpened);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connection = transactionConnection.getStore();
    const connected = connection === undefined ? this.#current() : Promise.resolve(connection);
    if (callback === undefined) return connected;
    connected.then(
      (opened) => callback(undefined, opened, opened.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #current(): Promise<pg.PoolClient> {
    for (;;) {
      const connection = await super.connect();
      if (isCurrent(connection)) return connection;
      connection.release(true);
    }
  }
}

const CONTROL = /^(BEGIN|COMMIT|ROLLBACK)$/;

/**
 * A connection on which Prisma's BEGIN, COMMIT and ROLLBACK do nothing.
 * @param requireOpen throws after the end of the transaction
 */
function joinedConnection(connection: pg.PoolClient, requireOpen: () => void): pg.PoolClient {
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

export type TransactionSource = {
  readonly pool: pg.Pool;
  readonly client: PrismaClient;
  readonly names: PreparedNames;
};

/**
 * Runs `work` in a transaction and commits. Rolls back if `work` throws, takes more than `maxMs`
 * milliseconds, or catches the error of a failed statement.
 * @throws errors of the pool, the database and `work`
 * @throws {TransactionOver} after `maxMs`
 */
export async function interactiveTransaction<T>(
  source: TransactionSource,
  work: (tx: Tx) => Promise<T>,
  maxMs: number = MAX_MS,
): Promise<T> {
  return withConnection(source.pool, (connection) => new InteractiveTransaction(source, connection, maxMs).run(work));
}

const BEGIN: Statement = { name: "begin", text: "BEGIN", values: [], parsers: {} };
const COMMIT: Statement = { name: "commit", text: "COMMIT", values: [], parsers: {} };

class InteractiveTransaction {
  readonly #source: TransactionSource;
  readonly #connection: pg.PoolClient;
  readonly #driver: Driver;
  #deferred: Statement[] = [BEGIN];
  readonly #maxMs: number;
  #over: string | null = null;
  #rollback: Promise<void> | null = null;
  #client: Promise<Tx> | null = null;
  #leaveClient: () => void = () => undefined;
  readonly #leaving: Promise<void>;
  #clientLeft: Promise<unknown> = Promise.resolve();

  constructor(source: TransactionSource, connection: pg.PoolClient, maxMs: number) {
    this.#source = source;
    this.#maxMs = maxMs;
    this.#leaving = new Promise((leave) => {
      this.#leaveClient = leave;
    });
    this.#connection = connection;
    this.#driver = {
      sendBatch: (statements) => {
        this.#requireOpen();
        return this.#sendDeferred(statements);
      },
      sendLater: async (statement) => {
        this.#requireOpen();
        this.#deferred.push(statement);
      },
    };
  }

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const timer = setTimeout(() => this.#abandon(`it took more than ${this.#maxMs} ms.`), this.#maxMs);
    try {
      const result = await work(this.#tx());
      this.#requireOpen();
      this.#over = "it is committed.";
      await this.#clientEnd();
      await this.#commit();
      return result;
    } catch (error) {
      await this.#abandon("it is rolled back.");
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async #commit(): Promise<void> {
    if (this.#isUntouched()) return;
    const [end] = await this.#sendDeferred([COMMIT]);
    if (end?.command !== "COMMIT") throw new Error("Nothing is committed: a statement of the transaction has failed.");
  }

  async #sendDeferred(statements: readonly Statement[]): Promise<StatementResult<object>[]> {
    const deferred = this.#deferred;
    this.#deferred = [];
    const results = await sendOn(this.#connection, [...deferred, ...statements], this.#source.names);
    return results.slice(deferred.length);
  }

  #isUntouched(): boolean {
    return this.#deferred[0] === BEGIN && this.#deferred.length === 1;
  }

  #requireOpen(): void {
    if (this.#over !== null) throw new TransactionOver(`The transaction is over: ${this.#over}`);
  }

  #abandon(why: string): Promise<void> {
    this.#over ??= why;
    this.#rollback ??= this.#clientEnd()
      .then(() => (this.#deferred[0] === BEGIN ? undefined : this.#connection.query("ROLLBACK")))
      .then(
        () => undefined,
        () => undefined,
      );
    return this.#rollback;
  }

  #tx(): Tx {
    const { client } = this.#source;
    const replaced: Readonly<Record<PropertyKey, unknown>> = { ...rawMethods(this.#driver), [DRIVER]: this.#driver };
    return new Proxy({} as Tx, {
      get: (_, name) => {
        if (Object.hasOwn(replaced, name)) return replaced[name];
        return typeof name === "string" && name in client ? this.#model(name) : undefined;
      },
    });
  }

  #model(name: string): object {
    const verb = (verbName: PropertyKey) => {
      return (...args: unknown[]) => this.#callModel(name, verbName, args);
    };
    return new Proxy({}, { get: (_, verbName) => verb(verbName) });
  }

  async #callModel(model: PropertyKey, verb: PropertyKey, args: unknown[]): Promise<unknown> {
    this.#requireOpen();
    if (this.#deferred.length > 0) await this.#sendDeferred([]);
    this.#client ??= this.#joinClient();
    const tx = (await this.#client) as unknown as Record<
      PropertyKey,
      Record<PropertyKey, (...args: unknown[]) => unknown>
    >;
    return tx[model]?.[verb]?.(...args);
  }

  #joinClient(): Promise<Tx> {
    const connection = joinedConnection(this.#connection, () => this.#requireOpen());
    return new Promise((begun, fail) => {
      const stay = (tx: Tx) => {
        begun(tx);
        return this.#leaving;
      };
      const options = { timeout: PRISMA_MAX_MS, maxWait: PRISMA_MAX_MS };
      this.#clientLeft = transactionConnection
        .run(connection, () => this.#source.client.$transaction(stay, options))
        .catch(fail);
    });
  }

  async #clientEnd(): Promise<void> {
    this.#leaveClient();
    await this.#clientLeft;
  }
}

/** The one database client of the process, and the pool of connections under it. */
import { env } from "@/server/env";
import type { Tx } from "@/server/kernel/types";
import { DRIVER, driverOn } from "./driver";
import { ExactJsonPg } from "./exact-json-adapter";
import { Prisma, PrismaClient } from "./generated/client";
import { statementNames } from "./kept-plans";
import { LendingPool, openTransaction, type Source } from "./open-transaction";
import { rawStatements } from "./raw-statements";

const LOCK_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 15_000;
/** A connection that is closed takes the plans with it that it has kept. */
const IDLE_MS = 300_000;

/**
 * What belongs to a connection of Postgres': its settings, and the statements it keeps by name. Behind a
 * transaction pooler nothing does; there the pooler sets the time-outs (decision 0297).
 */
function ownConnection() {
  if (env.databasePooler !== null) return { settings: {}, names: () => "" };
  const options = `-c lock_timeout=${LOCK_TIMEOUT_MS} -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c timezone=UTC`;
  return { settings: { options }, names: statementNames() };
}

/** What a client of the database is opened with: by default what the process is told. */
export type DatabaseSettings = {
  readonly url?: string;
  readonly connections?: number;
  /** How long a statement or transaction waits for a connection, milliseconds. */
  readonly patienceMs?: number;
};

/** Opens a client with connections of its own; `close` closes them. */
export function openDatabase({ url, connections, patienceMs }: DatabaseSettings = {}) {
  const { settings, names } = ownConnection();
  const pool = new LendingPool({
    connectionString: url ?? env.databaseUrl,
    max: connections ?? env.poolSize,
    connectionTimeoutMillis: patienceMs ?? CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    ...settings,
  });
  // A connection that breaks while it is idle leaves the pool; whoever asks next gets another.
  pool.on("error", () => undefined);
  const adapter = new ExactJsonPg(pool, { statementNameGenerator: names });
  const client = new PrismaClient({ adapter });
  const close = async (): Promise<void> => {
    await client.$disconnect();
    await pool.end();
  };
  return { db: withDriver({ client, pool, names }), pool, close };
}

/** The client, whose raw statements and transactions go to the driver. */
function withDriver(source: Source): PrismaClient {
  const driver = driverOn(source.pool, source.names);
  const own: Readonly<Record<PropertyKey, unknown>> = {
    ...rawStatements(driver),
    $transaction: <T>(work: (tx: Tx) => Promise<T>, options?: { readonly timeout?: number }) =>
      openTransaction(source, work, options?.timeout),
    [DRIVER]: driver,
  };
  return new Proxy(source.client, {
    get: (client, name) => (Object.hasOwn(own, name) ? own[name] : Reflect.get(client, name)),
  });
}

type Database = ReturnType<typeof openDatabase>;

const shared = globalThis as typeof globalThis & { sarrafDb?: Database };

/**
 * The client; made at first use, because instrumentation and routes load their own copies of modules and
 * scripts set DATABASE_URL first.
 */
export function database(): PrismaClient {
  shared.sarrafDb ??= openDatabase();
  return shared.sarrafDb.db;
}

/** The connections of this process by state; none before the first statement. */
export function poolStanding(): { readonly idle: number; readonly busy: number; readonly waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = shared.sarrafDb?.pool ?? {};
  return { idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount };
}

/** Closes the pool; used at the end of the process and of test files. */
export async function closeDatabase(): Promise<void> {
  const open = shared.sarrafDb;
  delete shared.sarrafDb;
  await open?.close();
}

export { Prisma };

import { env } from "@/server/env";
import type { Tx } from "@/server/kernel/types";
import { ExactJsonPg } from "./driver/exact-json-adapter";
import { pooledDriver } from "./driver/pooled-driver";
import { preparedNames } from "./driver/prepared-statements";
import { rawMethods } from "./driver/raw-methods";
import { DRIVER } from "./driver/statement";
import { Prisma, PrismaClient } from "./generated/client";
import { interactiveTransaction, JoiningPool, type TransactionSource } from "./transactions/interactive-transaction";

const LOCK_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 15_000;
/** Milliseconds until an idle connection is closed; long, because closing loses its prepared statements. */
const IDLE_MS = 300_000;

/**
 * A connection's settings and names of prepared statements. Behind a transaction pooler nothing is prepared,
 * and the pooler sets time-outs (decision 0297).
 */
function connectionState() {
  if (env.databasePooler !== null) return { settings: {}, names: () => "" };
  const options = `-c lock_timeout=${LOCK_TIMEOUT_MS} -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c timezone=UTC`;
  // Plans a prepared statement once, not for each of its first five uses.
  const planOnce = env.preparesAll ? " -c plan_cache_mode=force_generic_plan" : "";
  return { settings: { options: options + planOnce }, names: preparedNames() };
}

export type DatabaseSettings = {
  readonly url?: string;
  readonly connections?: number;
  readonly waitMs?: number;
};

export function openDatabase({ url, connections, waitMs }: DatabaseSettings = {}) {
  const { settings, names } = connectionState();
  const pool = new JoiningPool({
    connectionString: url ?? env.databaseUrl,
    max: connections ?? env.poolSize,
    connectionTimeoutMillis: waitMs ?? CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    ...settings,
  });
  // Listens for errors, because a broken idle connection would otherwise crash the process.
  pool.on("error", () => undefined);
  const adapter = new ExactJsonPg(pool, { statementNameGenerator: names });
  const client = new PrismaClient({ adapter });
  const close = async (): Promise<void> => {
    await client.$disconnect();
    await pool.end();
  };
  return { db: withDriver({ client, pool, names }), pool, close };
}

function withDriver(source: TransactionSource): PrismaClient {
  const driver = pooledDriver(source.pool, source.names);
  const replaced: Readonly<Record<PropertyKey, unknown>> = {
    ...rawMethods(driver),
    $transaction: <T>(work: (tx: Tx) => Promise<T>, options?: { readonly timeout?: number }) =>
      interactiveTransaction(source, work, options?.timeout),
    [DRIVER]: driver,
  };
  return new Proxy(source.client, {
    get: (client, name) => (Object.hasOwn(replaced, name) ? replaced[name] : Reflect.get(client, name)),
  });
}

type Database = ReturnType<typeof openDatabase>;

const shared = globalThis as typeof globalThis & { sarrafDb?: Database };

/**
 * The process's database client, created at first use, because scripts set DATABASE_URL first; shared
 * globally, because the server loads this module repeatedly.
 */
export function database(): PrismaClient {
  shared.sarrafDb ??= openDatabase();
  return shared.sarrafDb.db;
}

export function poolState(): { readonly idle: number; readonly busy: number; readonly waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = shared.sarrafDb?.pool ?? {};
  return { idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount };
}

/** @returns the previous client, still open */
export function replaceDatabase(next?: Database): Database | undefined {
  const { sarrafDb: previous } = shared;
  delete shared.sarrafDb;
  if (next !== undefined) shared.sarrafDb = next;
  return previous;
}

export async function closeDatabase(): Promise<void> {
  await replaceDatabase()?.close();
}

export { Prisma };

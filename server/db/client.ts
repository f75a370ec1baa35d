/** The one database client of the process. */

import { env } from "@/server/env";
import { ExactJsonPg } from "./exact-json-adapter";
import { Prisma, PrismaClient } from "./generated/client";
import { statementNames } from "./kept-plans";

const LOCK_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 15_000;

/**
 * What belongs to a connection of Postgres': its settings, and the statements it keeps by name. Behind a
 * transaction pooler nothing does; there the pooler sets the time-outs (decision 0297).
 */
function ownConnection() {
  if (env.databasePooler !== null) return { settings: {}, names: {} };
  const options = `-c lock_timeout=${LOCK_TIMEOUT_MS} -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c timezone=UTC`;
  return { settings: { options }, names: { statementNameGenerator: statementNames() } };
}

function connect() {
  const { settings, names } = ownConnection();
  const adapter = new ExactJsonPg(
    {
      connectionString: env.databaseUrl,
      max: env.poolSize,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      ...settings,
    },
    names,
  );
  return new PrismaClient({
    adapter,
    log: [{ emit: "event", level: "query" }],
    transactionOptions: { maxWait: 15_000, timeout: 20_000 },
  });
}

type Client = ReturnType<typeof connect>;

const shared = globalThis as typeof globalThis & { sarrafDb?: Client };

/**
 * The client; made at first use, because instrumentation and routes load their own copies of modules and
 * scripts set DATABASE_URL first.
 */
export function database(): Client {
  shared.sarrafDb ??= connect();
  return shared.sarrafDb;
}

/** Closes the pool; used at the end of the process and of test files. */
export async function closeDatabase(): Promise<void> {
  await shared.sarrafDb?.$disconnect();
  delete shared.sarrafDb;
}

export { Prisma };

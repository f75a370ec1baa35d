/**
 * Runs a production build with empty routes, on a separate durable Postgres, with the seeded merchant. At the
 * end everything but the build is removed.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { buildIfChanged } from "../build.mjs";
import { ensurePostgres } from "../postgres.mjs";
import { ROOT } from "../run-and-count.mjs";
import { createTestDatabase } from "../scratch-database.mjs";
import { startService } from "../service.mjs";
import { cpuMs, postgresPid } from "./cpu.mjs";

export const BENCH = join(process.env.SARRAF_HOME ?? join(ROOT, ".sarraf"), "bench");
const DIST = ".sarraf/bench/next";

/**
 * Runs `work` with a separate Postgres, which is removed afterwards.
 * @template T
 * @param {string} name
 * @param {(home: string, server: { url: (database: string) => string }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPostgres(name, work, { durable = true } = {}) {
  const directory = join(BENCH, name);
  mkdirSync(directory, { recursive: true });
  const server = await ensurePostgres({ directory, durable });
  try {
    return await work(directory, server);
  } finally {
    await server.destroy();
  }
}

/**
 * @template T
 * @param {string} url
 * @param {number} count
 * @param {(clients: pg.Client[]) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withClients(url, count, work) {
  const clients = Array.from({ length: count }, () => new pg.Client({ connectionString: url }));
  // Without this listener a connection error would end the process; the running statement fails anyway.
  for (const client of clients) client.on("error", () => undefined);
  try {
    await Promise.all(clients.map((client) => client.connect()));
    return await work(clients);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/**
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} work
 * @returns {Promise<T>}
 */
export function withClient(url, work) {
  return withClients(url, 1, ([client]) => work(client));
}

/**
 * Runs `work` on a database of a part of the benchmark.
 * @param {string} name of the part
 * @param {(client: pg.Client, url: string) => Promise<unknown>} work
 */
export function withDatabase(name, work) {
  return withPostgres(name, async (home) => {
    const { url } = await createTestDatabase(home);
    process.env.DATABASE_URL = url;
    const { closeDatabase } = await import("@/server/db/client");
    try {
      await withClient(url, (client) => work(client, url));
    } finally {
      await closeDatabase();
    }
  });
}

async function build(home) {
  process.env.SARRAF_BENCH_ROUTES = "1";
  console.log("Building the app, unless it is built …");
  await buildIfChanged({ dist: DIST, home, log: join(home, "build.log") });
}

/**
 * @param {string} name of the part
 * @param {(service: Awaited<ReturnType<typeof facts>>) => Promise<unknown>} work
 * @param {{ env?: Record<string, string> }} [besides] for the environment of the server
 */
export function withService(name, work, { env = {} } = {}) {
  return withPostgres(name, async (home) => {
    await build(home);
    const { url } = await createTestDatabase(home);
    const service = await startService(home, url, { dist: DIST, env });
    try {
      await withClient(url, async (client) => work(await facts(home, { url, service, client })));
    } finally {
      await service.stop();
    }
  });
}

async function facts(home, { url, service, client }) {
  const credentials = JSON.parse(readFileSync(join(home, "credentials.json"), "utf8"));
  const postgres = await postgresPid(client);
  return {
    url,
    client,
    secret: service.secret,
    address: service.address,
    pid: service.pid,
    merchantId: credentials.merchant_id,
    publicKey: credentials.public_key,
    headers: { authorization: `Api-Key ${credentials.private_key}`, "content-type": "application/json" },
    serverCpu: () => cpuMs(service.pid),
    postgresCpu: () => cpuMs(postgres),
  };
}

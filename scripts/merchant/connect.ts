import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { closeDatabase } from "@/server/db/client";
import { env } from "@/server/env";
import { logToStandardError } from "@/server/log";
import { holderOf } from "../lock.mjs";
import { migrate } from "../migrate.mjs";
import { ensureDatabase, ensurePostgres } from "../postgres.mjs";

function loadSecret(home: string): void {
  const path = join(home, "secret");
  if (!process.env.SARRAF_SECRET && existsSync(path)) process.env.SARRAF_SECRET = readFileSync(path, "utf8").trim();
}

/** Without BASE_URL and PORT, links have the address of the service that `npm start` runs. */
function adoptServedAddress(home: string): void {
  const { address } = holderOf(join(home, "start.lock")) ?? {};
  if (!process.env.BASE_URL && !process.env.PORT && typeof address === "string") process.env.BASE_URL = address;
}

/**
 * Starts the embedded database if it is not running.
 * @returns a function that stops the database, unless `npm start` uses it
 */
export async function connect(): Promise<() => Promise<void>> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  process.env.LOG_LEVEL ??= "warn";
  logToStandardError();
  const home = resolve(env.home);
  adoptServedAddress(home);
  if (process.env.DATABASE_URL) return closeDatabase;
  loadSecret(home);
  const server = await ensurePostgres({ directory: home });
  process.env.DATABASE_URL = await ensureDatabase(server, "sarraf");
  await migrate(process.env.DATABASE_URL);
  return async () => {
    await closeDatabase();
    if (!server.adopted && holderOf(join(home, "start.lock")) === null) await server.stop();
  };
}

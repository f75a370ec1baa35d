/**
 * Applies prisma/migrations to a database. Each script and its row in Prisma's history table are one
 * transaction, so a killed run leaves no half-applied migration. `prisma migrate deploy` can also be used.
 */
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import pg from "pg";
import { prepareRuntimeRole } from "./runtime-role.mjs";

export const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), "..", "prisma", "migrations");

/** Serializes processes that migrate at the same time. */
const ADVISORY_LOCK = 7_270_736_801;

const HISTORY = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT, "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`;

export function readMigrations(directory = MIGRATIONS) {
  return readdirSync(directory)
    .filter((name) => existsSync(join(directory, name, "migration.sql")))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(directory, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

async function appliedChecksums(client) {
  const { rows } = await client.query(
    `SELECT migration_name, checksum FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

async function apply(client, { name, sql, checksum }) {
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, applied_steps_count)
       VALUES ($1, $2, clock_timestamp(), $3, 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    const line = error.position ? ` (line ${sql.slice(0, Number(error.position)).split("\n").length})` : "";
    throw new Error(`Migration ${name} failed${line}: ${error.message}`, { cause: error });
  }
}

/**
 * @returns the names of the applied migrations
 * @throws {Error} if a script fails, or an applied one was edited
 */
export async function migrate(connectionString, directory = MIGRATIONS) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await client.query(HISTORY);
    const applied = await appliedChecksums(client);
    const ran = [];
    for (const migration of readMigrations(directory)) {
      const checksum = applied.get(migration.name);
      if (checksum === migration.checksum) continue;
      if (checksum !== undefined) throw new Error(`Migration ${migration.name} was edited after it had been applied.`);
      await apply(client, migration);
      ran.push(migration.name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

/**
 * Migrates as the owner. If DATABASE_OWNER_URL is set, the role of DATABASE_URL gets the rights of the
 * service.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>} the names of the migrations that ran
 * @throws {Error} without an address, if a script fails, or an applied script was edited
 */
export async function migrateByEnvironment(env) {
  const { DATABASE_OWNER_URL, DATABASE_DIRECT_URL, DATABASE_URL } = env;
  const url = DATABASE_OWNER_URL || DATABASE_DIRECT_URL || DATABASE_URL;
  if (!url) throw new Error("Set DATABASE_URL to the database that shall be migrated.");
  const ran = await migrate(url);
  if (DATABASE_OWNER_URL && DATABASE_URL) await prepareRuntimeRole(DATABASE_OWNER_URL, DATABASE_URL);
  return ran;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const ran = await migrateByEnvironment(process.env);
  console.log(ran.length === 0 ? "The database is up to date." : `Applied ${ran.join(", ")}.`);
}

import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { withLock } from "./lock.mjs";
import { migrate, readMigrations } from "./migrate.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { prepareRuntimeRole } from "./runtime-role.mjs";

async function command(server, sql) {
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

async function exists(server, name) {
  const { rowCount } = await command(server, `SELECT 1 FROM pg_database WHERE datname = '${name}'`);
  return rowCount === 1;
}

/** @returns {Promise<{name: string, url: string, drop: () => Promise<void>}>} */
async function createScratchDatabase(directory) {
  const server = await ensurePostgres({ directory, durable: false });
  const name = `scratch_${process.pid}_${randomBytes(4).toString("hex")}`;
  await command(server, `CREATE DATABASE ${name}`);
  return { name, url: server.url(name), drop: () => command(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/**
 * Copies a template database, which is migrated once per version of the migrations. `url` is the owner's
 * address, `serviceUrl` that of the service's role.
 * @returns {Promise<{url: string, serviceUrl: string, drop: () => Promise<void>}>}
 */
export async function createTestDatabase(directory) {
  const server = await ensurePostgres({ directory, durable: false });
  const template = `template_${fingerprint()}`;
  await withLock(join(directory, "template.lock"), async () => {
    if (await exists(server, template)) return;
    const draft = await createScratchDatabase(directory);
    await migrate(draft.url);
    await prepareRuntimeRole(draft.url, server.serviceUrl(draft.name));
    await command(server, `ALTER DATABASE ${draft.name} RENAME TO ${template}`);
  });
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  await command(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return {
    url: server.url(name),
    serviceUrl: server.serviceUrl(name),
    drop: () => command(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const { name, checksum } of readMigrations()) hash.update(name).update(checksum);
  hash.update(readFileSync(new URL("runtime-role.mjs", import.meta.url)));
  return hash.digest("hex").slice(0, 16);
}

/**
 * @template T
 * @param {string} directory
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withScratchDatabase(directory, work) {
  const database = await createScratchDatabase(directory);
  try {
    return await work(database.url);
  } finally {
    await database.drop();
  }
}

/** Databases on the tests' cluster that live as long as the work done in them. */
import { randomBytes } from "node:crypto";
import pg from "pg";
import { ensurePostgres } from "./postgres.mjs";

async function command(server, sql) {
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Creates an empty database of a new name on the cluster of `directory`, which is started if need be.
 * @returns {Promise<{url: string, drop: () => Promise<void>}>}
 */
export async function createScratchDatabase(directory) {
  const server = await ensurePostgres({ directory, durable: false });
  const name = `scratch_${process.pid}_${randomBytes(4).toString("hex")}`;
  await command(server, `CREATE DATABASE ${name}`);
  return { url: server.url(name), drop: () => command(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Calls `work` with the address of an empty database and drops that database afterwards. */
export async function withScratchDatabase(directory, work) {
  const database = await createScratchDatabase(directory);
  try {
    return await work(database.url);
  } finally {
    await database.drop();
  }
}

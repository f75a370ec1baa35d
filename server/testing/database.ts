/**
 * Gives each vitest run its own freshly migrated database on the tests' Postgres, and drops it afterwards.
 */
import { resolve } from "node:path";
import { createTestDatabase } from "@/scripts/scratch-database.mjs";

/**
 * Vitest calls this once per run, before the workers start; they inherit DATABASE_URL. `npm test` brings a
 * database of its own, which it audits and drops afterwards.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.SARRAF_TEST_DATABASE_URL;
  if (given !== undefined) {
    process.env.DATABASE_URL = given;
    return undefined;
  }
  const database = await createTestDatabase(process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test"));
  process.env.DATABASE_URL = database.url;
  return database.drop;
}

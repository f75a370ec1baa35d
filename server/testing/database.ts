/** Gives each vitest run its own freshly migrated database on the tests' Postgres, and drops it afterwards. */
import { resolve } from "node:path";
import { createTestDatabase } from "../../scripts/scratch-database.mjs";

/** Vitest calls this once per run, before the workers start; they inherit DATABASE_URL. */
export async function setup(): Promise<() => Promise<void>> {
  const database = await createTestDatabase(process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test"));
  process.env.DATABASE_URL = database.url;
  return database.drop;
}

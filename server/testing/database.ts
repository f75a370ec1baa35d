/** Creates a migrated database for each vitest run and drops it afterwards. */
import { dirname, resolve } from "node:path";
import { bundled, sourceOf } from "@/scripts/bundled.mjs";
import { createTestDatabase } from "@/scripts/scratch-database.mjs";

/**
 * Called once before the workers start, which inherit DATABASE_URL, the address of the service's role, and
 * DATABASE_OWNER_URL. `npm test` creates, audits and drops its database itself.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  process.env.SARRAF_PROGRAMS = dirname(await bundled(sourceOf("drawing-thread")));
  const given = process.env.SARRAF_TEST_DATABASE_URL;
  if (given !== undefined) {
    process.env.DATABASE_OWNER_URL = given;
    process.env.DATABASE_URL = process.env.SARRAF_TEST_SERVICE_URL ?? given;
    return undefined;
  }
  const database = await createTestDatabase(process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test"));
  process.env.DATABASE_OWNER_URL = database.url;
  process.env.DATABASE_URL = database.serviceUrl;
  return database.drop;
}

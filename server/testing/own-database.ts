/** A database for the tests of one file alone. */
import { resolve } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import { createTestDatabase } from "@/scripts/scratch-database.mjs";
import { closeDatabase } from "@/server/db/client";

/**
 * Makes the database, of which the tests are the owner, before the tests of this file, and removes it when
 * they have ended.
 */
export function inOwnDatabase(): void {
  let drop = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const scratch = await createTestDatabase(process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test"));
    vi.stubEnv("DATABASE_URL", scratch.url);
    vi.stubEnv("DATABASE_OWNER_URL", "");
    await closeDatabase();
    drop = scratch.drop;
  });
  afterAll(async () => {
    await closeDatabase();
    await drop();
    vi.unstubAllEnvs();
  });
}

/**
 * The tests of this file do what only the owner of the tables may: they plant faults, or look at other
 * sessions.
 */
export function asOwner(): void {
  beforeAll(async () => {
    vi.stubEnv("DATABASE_URL", process.env.DATABASE_OWNER_URL ?? "");
    await closeDatabase();
  });
  afterAll(async () => {
    await closeDatabase();
    vi.unstubAllEnvs();
  });
}

/** A separate database for the tests of one file. */
import { resolve } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import { createTestDatabase } from "@/scripts/scratch-database.mjs";
import { closeDatabase } from "@/server/db/client";

/** Creates a database that the tests own, before the tests of this file, and drops it afterwards. */
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

/** For tests that need rights of the tables' owner: they insert invalid rows, or read other sessions. */
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

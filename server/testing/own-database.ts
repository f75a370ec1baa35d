/** Separate databases for test files. */
import { resolve } from "node:path";
import { afterAll, beforeAll, vi } from "vitest";
import { createTestDatabase } from "@/scripts/scratch-database.mjs";
import { replaceDatabase } from "@/server/db/client";

/** The usual client stays open, because its statements are prepared. */
function inDatabaseOf(open: () => Promise<{ readonly url: string; readonly drop: () => Promise<void> }>): void {
  let usual: ReturnType<typeof replaceDatabase>;
  let drop = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const opened = await open();
    drop = opened.drop;
    vi.stubEnv("DATABASE_URL", opened.url);
    usual = replaceDatabase();
  });
  afterAll(async () => {
    await replaceDatabase(usual)?.close();
    await drop();
    vi.unstubAllEnvs();
  });
}

/** Creates a database for the tests of this file, and drops it afterwards. */
export function inOwnDatabase(): void {
  inDatabaseOf(async () => {
    vi.stubEnv("DATABASE_OWNER_URL", "");
    return createTestDatabase(process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test"));
  });
}

/** For tests that need rights of the tables' owner: they insert invalid rows, or read other sessions. */
export function asOwner(): void {
  inDatabaseOf(async () => ({ url: process.env.DATABASE_OWNER_URL ?? "", drop: async () => undefined }));
}

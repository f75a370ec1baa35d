import { resolve } from "node:path";
import { expect, test } from "vitest";
import { draftMigration } from "./schema-engine.mjs";
import { withScratchDatabase } from "./scratch-database.mjs";

test("the migrations lead to exactly the Prisma schema", async () => {
  const directory = process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test");
  expect(await withScratchDatabase(directory, draftMigration)).toBe("");
});

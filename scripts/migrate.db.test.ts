import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { migrate } from "./migrate.mjs";
import { withScratchDatabase } from "./scratch-database.mjs";

const CLUSTER = process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test");

const folder = mkdtempSync(join(tmpdir(), "sarraf-migrations-"));

afterAll(() => rmSync(folder, { recursive: true }));

function migrations(scripts: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(folder, "set-"));
  for (const [name, sql] of Object.entries(scripts)) {
    mkdirSync(join(directory, name), { recursive: true });
    writeFileSync(join(directory, name, "migration.sql"), sql);
  }
  return directory;
}

async function rows(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const ONE = { "1_one": "CREATE TABLE one (id int); INSERT INTO one VALUES (1);" };
const TWO = { ...ONE, "2_two": "CREATE TABLE two (id int); INSERT INTO one VALUES (2);" };

describe("migrating", () => {
  test("applies what is missing in the order of the names, and nothing twice", async () => {
    await withScratchDatabase(CLUSTER, async (url) => {
      expect(await migrate(url, migrations(ONE))).toEqual(["1_one"]);
      expect(await migrate(url, migrations(TWO))).toEqual(["2_two"]);
      expect(await migrate(url, migrations(TWO))).toEqual([]);
      expect(await rows(url, "SELECT id FROM one ORDER BY id")).toEqual([{ id: 1 }, { id: 2 }]);
    });
  });

  test("processes that start together apply each script once", async () => {
    await withScratchDatabase(CLUSTER, async (url) => {
      const directory = migrations(TWO);
      const ran = await Promise.all([1, 2, 3, 4].map(() => migrate(url, directory)));
      expect(ran.flat().sort()).toEqual(["1_one", "2_two"]);
      expect(await rows(url, "SELECT id FROM one ORDER BY id")).toEqual([{ id: 1 }, { id: 2 }]);
    });
  });

  test("a script that fails leaves neither changes nor a record, names its line, and can be repaired", async () => {
    await withScratchDatabase(CLUSTER, async (url) => {
      const broken = migrations({ ...ONE, "2_two": "CREATE TABLE two (id int);\nSELECT 1 / 0;" });
      await expect(migrate(url, broken)).rejects.toThrow("Migration 2_two failed: division by zero");
      const misspelt = migrations({ ...ONE, "2_two": "CREATE TABLE two (id int);\nCREATE TABEL three;" });
      await expect(migrate(url, misspelt)).rejects.toThrow("Migration 2_two failed (line 2)");
      expect(await rows(url, "SELECT to_regclass('two') AS two")).toEqual([{ two: null }]);
      expect(await migrate(url, migrations(TWO))).toEqual(["2_two"]);
    });
  });

  test("a script edited after it was applied is refused", async () => {
    await withScratchDatabase(CLUSTER, async (url) => {
      await migrate(url, migrations(ONE));
      const edited = migrations({ "1_one": "CREATE TABLE one (id bigint);" });
      await expect(migrate(url, edited)).rejects.toThrow("1_one was edited after it had been applied");
    });
  });
});

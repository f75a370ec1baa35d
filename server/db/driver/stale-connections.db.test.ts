import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { Tx } from "@/server/kernel/types";
import { openDatabase } from "../client";
import { withGroupCommit } from "../transactions/group-commit";
import { transaction } from "../transactions/transaction";
import { type NamedStatement, rowsOf, rowsOfBatch } from "./named-statement";
import { PREPARED } from "./prepared-statements";

const own = openDatabase({ url: process.env.DATABASE_OWNER_URL ?? "", connections: 3 });
const { db } = own;

const ALL: NamedStatement<{ n: number }> = { name: "all_stale", text: "SELECT * FROM stale_plans.counted ORDER BY n" };
const PIPELINED = { ...ALL, name: "all_stale_pipelined", pipelined: true };
const INSERTION: NamedStatement<{ n: number }> = {
  name: "insert_stale",
  text: "INSERT INTO stale_plans.counted (n) VALUES ($1) RETURNING *",
};
const insert = withGroupCommit(INSERTION);
const FORGET: NamedStatement<object> = { name: "forget_statements", text: "DEALLOCATE ALL" };

// Other tests look through the tables of the usual schema.
beforeAll(async () => {
  await db.$executeRaw`CREATE SCHEMA stale_plans`;
});
beforeEach(async () => {
  await db.$executeRaw`DROP TABLE IF EXISTS stale_plans.counted`;
  await db.$executeRaw`CREATE TABLE stale_plans.counted (n int PRIMARY KEY)`;
});
afterAll(async () => {
  await db.$executeRaw`DROP SCHEMA stale_plans CASCADE`;
  await own.close();
});

/** On every connection of the pool at once. */
async function everywhere(work: (tx: Tx) => Promise<unknown>): Promise<void> {
  let arrived = 0;
  let release = (): void => undefined;
  const all = new Promise<void>((done) => {
    release = done;
  });
  const each = () =>
    transaction(db, async (tx) => {
      await work(tx);
      arrived += 1;
      if (arrived === 3) release();
      await all;
    });
  await Promise.all([each(), each(), each()]);
}

const model = (client: Pick<typeof db, "merchant"> | Tx) => client.merchant.findFirst({ where: { id: "none" } });
const marked = (client: typeof db | Tx) => client.$queryRaw`${PREPARED} SELECT * FROM stale_plans.counted`;

/** Uses each kind of statement often enough to be prepared. */
async function prepareAll(tx: Tx): Promise<void> {
  for (let time = 0; time < 6; time += 1) {
    await rowsOf(tx, ALL, []);
    await rowsOf(tx, PIPELINED, []);
    await marked(tx);
    await model(tx);
  }
}

const forgetAll = () => everywhere((tx) => rowsOf(tx, FORGET, []));
const changeTable = async () => void (await db.$executeRaw`ALTER TABLE stale_plans.counted ADD COLUMN added int`);

describe.each([
  ["has lost its prepared statements", forgetAll],
  ["has plans for a table that has changed", changeTable],
])("a connection that %s fails no caller", (_name, makeStale) => {
  it.each([
    ["a statement", () => rowsOf(db, ALL, [])],
    ["a pipelined one", () => rowsOf(db, PIPELINED, [])],
    ["many at once", () => Promise.all(Array.from({ length: 40 }, () => rowsOf(db, PIPELINED, [])))],
    ["a batch", () => rowsOfBatch(db, [{ statement: ALL, values: [] }])],
    ["a raw statement that is often used", () => marked(db)],
    ["a model", () => model(db)],
    ["a transaction of statements", () => transaction(db, (tx) => rowsOf(tx, ALL, []))],
    ["a transaction with a model", () => transaction(db, (tx) => model(tx))],
  ])("%s", async (_kind, ask) => {
    await everywhere(prepareAll);
    await makeStale();
    await expect(ask()).resolves.toBeDefined();
  });

  test("insertions that share a commit: each is written once", async () => {
    await Promise.all([1, 2].map((n) => insert(db, [n])));
    await everywhere((tx) => rowsOf(tx, INSERTION, [Math.floor(Math.random() * 1e9)]).catch(() => []));
    await makeStale();
    await Promise.all([-1, -2, -3].map((n) => insert(db, [n])));
    const rows = await db.$queryRaw<{ n: number }[]>`SELECT n FROM stale_plans.counted WHERE n < 0 ORDER BY n`;
    expect(rows.map(({ n }) => n)).toEqual([-3, -2, -1]);
  });

  test("a transaction runs again from its start", async () => {
    await everywhere(prepareAll);
    await makeStale();
    let runs = 0;
    await transaction(db, async (tx) => {
      runs += 1;
      await rowsOf(tx, INSERTION, [7]);
      await rowsOf(tx, ALL, []);
    });
    expect(runs).toBeLessThanOrEqual(2);
    expect(await rowsOf(db, PIPELINED, [])).toMatchObject([{ n: 7 }]);
  });
});

test("a connection that the server ends fails only what runs on it", async () => {
  await everywhere(prepareAll);
  await db.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%stale_plans%'`;
  const results = await Promise.all([rowsOf(db, ALL, []), rowsOf(db, PIPELINED, [])].map((all) => all.catch(() => [])));
  expect(results).toHaveLength(2);
  expect(await rowsOf(db, PIPELINED, [])).toEqual([]);
});

/** The numbers of long lists are those of their rows, also while rows are written, hidden or removed. */
import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { COUNT_INVARIANTS } from "@/scripts/count-invariants";
import { sessionPermission } from "@/server/domain/merchants";
import { listTransactions, TransactionQuery } from "@/server/domain/operations";
import { EventQuery, listEvents } from "@/server/domain/webhooks";
import { readInput } from "@/server/kernel/read-input";
import { userActor } from "@/server/testing/creating";
import { writeHistory } from "@/server/testing/figures";
import { type TestMerchant, testMerchant, twoConnections } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { isWaitedFor } from "@/server/testing/waiting";
import { countLists } from "./index";

const OLD = new Date("2026-01-02T03:04:05Z");
const ROWS = 6;

let merchant: TestMerchant;
let ids: readonly string[];

const count = () => countLists(merchant.ctx, 1);
const sessionOf = (index: number): string => ids[index] ?? "";
const change = (id: string, data: object) => merchant.ctx.db.paymentSession.update({ where: { id }, data });

/** An event about the object, of that time. */
async function writeEvent(objectId: string, occurredAt = OLD): Promise<void> {
  const id = `evt_${randomBytes(16).toString("hex")}`;
  const number = 1 + (await merchant.ctx.db.event.count({ where: { objectId } }));
  const about = { kind: "payment", objectId, number, cause: `test:${id}`, payload: "{}" };
  await merchant.ctx.db.event.create({ data: { id, merchantId: merchant.id, ...about, occurredAt } });
}

/** The numbers that the lists say, and how many rows they show. */
async function listed(ctx = merchant.ctx) {
  const transactions = await listTransactions(ctx, readInput(TransactionQuery, { limit: "100" }));
  const events = await listEvents(ctx, readInput(EventQuery, { limit: "100" }));
  expect([transactions.count, events.count]).toEqual([transactions.results.length, events.results.length]);
  return [transactions.count, events.count];
}

/** The numbers that are kept. @throws unless they are those of the rows */
async function kept(): Promise<(number | undefined)[]> {
  for (const { sql } of COUNT_INVARIANTS) {
    const found = await merchant.ctx.db.$queryRawUnsafe<{ merchant_id: string }[]>(sql);
    expect(found.filter(({ merchant_id }) => merchant_id === merchant.id)).toEqual([]);
  }
  const parts = await merchant.ctx.db.countedPart.findMany({ where: { merchantId: merchant.id } });
  const sum = (list: string) => parts.filter((part) => part.list === list).reduce((all, { rows }) => all + rows, 0);
  return ["transactions", "events"].map(sum);
}

beforeEach(async () => {
  merchant = await testMerchant();
  const one = { at: OLD, amount: "4", currency: "KWD", paid: true, failures: 0 } as const;
  const types = ["e_commerce", "payment_request"] as const;
  await writeHistory(
    merchant,
    Array.from({ length: ROWS }, (_, index) => ({ ...one, type: types[index % 2] ?? "e_commerce" })),
  );
  const sessions = await merchant.ctx.db.paymentSession.findMany({ where: { merchantId: merchant.id } });
  ids = sessions.map(({ id }) => id);
  for (const id of ids) await writeEvent(id);
});

test("old rows are counted once, young ones whenever somebody asks", async () => {
  const before = await listed();
  await count();
  expect(await kept()).toEqual([ROWS, ROWS]);
  expect(await listed()).toEqual(before);
  const id = await newSession(merchant);
  await writeEvent(id, merchant.ctx.now());
  await count();
  expect(await listed()).toEqual(before.map((all) => all + 1));
  expect(await kept()).toEqual([ROWS, ROWS]);
});

test("a user finds as many as there are of the types that the user may view", async () => {
  await count();
  const actor = userActor([sessionPermission("payment_request", "view")]);
  expect(await listed({ ...merchant.ctx, actor })).toEqual([ROWS / 2, ROWS / 2]);
});

describe("a counted row that changes", () => {
  beforeEach(count);

  test("leaves the lists with its events when it is hidden, and comes back", async () => {
    const before = await listed();
    await change(sessionOf(0), { deletedAt: new Date() });
    expect(await listed()).toEqual(before.map((all) => all - 1));
    expect(await kept()).toEqual([ROWS - 1, ROWS - 1]);
    await writeEvent(sessionOf(0));
    expect(await kept()).toEqual([ROWS - 1, ROWS - 1]);
    await change(sessionOf(0), { deletedAt: null });
    // The event written meanwhile, and those of the deletion and the restoration, which is dated as old.
    expect(await listed()).toEqual(before.map((all, list) => all + list * 3));
    expect(await kept()).toEqual([ROWS, ROWS + 2]);
  });

  test("is counted no more when it is removed, while its events are", async () => {
    await merchant.ctx.db.paymentSession.delete({ where: { id: sessionOf(0) } });
    await change(sessionOf(1), { deletedAt: new Date() });
    await merchant.ctx.db.paymentSession.delete({ where: { id: sessionOf(1) } });
    expect(await kept()).toEqual([ROWS - 2, ROWS]);
    await listed();
  });

  test("is counted under its new type, and on its new day", async () => {
    await change(sessionOf(0), { type: "e_commerce" });
    await change(sessionOf(2), { type: "payment_request" });
    await change(sessionOf(1), { createdAt: new Date() });
    const young = await newSession(merchant);
    await change(young, { createdAt: OLD });
    expect(await kept()).toEqual([ROWS, ROWS]);
    await listed();
  });

  test("and one that is written late, are one part each, until the next count makes one of all", async () => {
    const before = await listed();
    await writeEvent(sessionOf(0));
    await change(sessionOf(0), { deletedAt: new Date() });
    const parts = () => merchant.ctx.db.countedPart.count({ where: { merchantId: merchant.id, list: "events" } });
    expect(await parts()).toBeGreaterThan(2);
    await writeEvent(sessionOf(1), new Date(Date.now() - 3 * 3_600_000));
    await merchant.ctx.db.countedList.updateMany({ where: { merchantId: merchant.id }, data: { until: OLD } });
    await merchant.ctx.db.countedPart.deleteMany({ where: { merchantId: merchant.id } });
    await count();
    expect(await parts()).toBe(2);
    expect(await kept()).toEqual([ROWS - 1, ROWS]);
    expect((await listed())[0]).toBe((before[0] ?? 0) - 1);
  });
});

describe("a count waits", () => {
  test("for a row that somebody is hiding", async () => {
    await twoConnections(async (holder, watcher) => {
      await holder.query("BEGIN");
      await holder.query("UPDATE payment_session SET deleted_at = now() WHERE id = $1", [sessionOf(0)]);
      const counting = count();
      await isWaitedFor(holder, watcher);
      await holder.query("COMMIT");
      await counting;
    });
    expect(await kept()).toEqual([ROWS - 1, ROWS - 1]);
  });

  test("for transactions that have begun before and could still write an old row, however long", async () => {
    await twoConnections(async (holder) => {
      await holder.query("BEGIN");
      await holder.query("SELECT now()");
      const [row] = await merchant.ctx.db.$queryRaw<{ before: Date }[]>`
        SELECT min(xact_start) - interval '1 hour' AS before FROM pg_stat_activity WHERE datname = current_database()`;
      await count();
      const lists = await merchant.ctx.db.countedList.findMany({ where: { merchantId: merchant.id } });
      for (const { until } of lists) expect(until.getTime()).toBeLessThanOrEqual(row?.before.getTime() ?? 0);
      await holder.query("ROLLBACK");
    });
  });

  test("and hiding a row waits for a count, not for the hiding of another row", async () => {
    await count();
    await twoConnections(async (one, other) => {
      const hide = "UPDATE payment_session SET deleted_at = now() WHERE id = $1";
      await one.query("BEGIN");
      await one.query(hide, [sessionOf(0)]);
      await other.query("SET lock_timeout = '1s'");
      await other.query(hide, [sessionOf(1)]);
      await one.query("COMMIT");
    });
    expect(await kept()).toEqual([ROWS - 2, ROWS - 2]);
  });
});

test("rows that are written, hidden, removed and counted at the same time are all counted, once", async () => {
  const [source] = await merchant.ctx.db.$queryRaw<{ columns: string }[]>`
    SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
    WHERE table_name = 'payment_session' AND column_name NOT IN ('id', 'short_code', 'created_at')`;
  const columns = source?.columns ?? "";
  const write = () =>
    merchant.ctx.db.$executeRawUnsafe(
      `INSERT INTO payment_session (id, short_code, created_at, ${columns})
       SELECT $1::text, left($1::text, 12), now() - random() * interval '4 hours', ${columns} FROM payment_session WHERE id = $2`,
      randomBytes(20).toString("hex"),
      sessionOf(5),
    );
  const works: (() => Promise<unknown>)[] = [
    ...Array.from({ length: 30 }, () => write),
    ...Array.from({ length: 8 }, () => count),
    () => change(sessionOf(0), { deletedAt: new Date() }),
    () => change(sessionOf(1), { deletedAt: new Date() }),
    () => merchant.ctx.db.paymentSession.delete({ where: { id: sessionOf(2) } }),
    () => change(sessionOf(3), { createdAt: new Date() }),
  ];
  const before = await listed();
  await Promise.all(works.sort(() => Math.random() - 0.5).map((work) => work()));
  await kept();
  // The removed session has one more event, that of its deletion.
  expect(await listed()).toEqual([ROWS + 27, (before[1] ?? 0) - 2 + 1]);
});

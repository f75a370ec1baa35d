import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { systemContext } from "@/server/context";
import { expireSessions } from "@/server/domain/sessions";
import { deliverWebhooks } from "@/server/domain/webhooks";
import type { Job, JobItem } from "@/server/kernel/types";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { testEvent } from "@/server/testing/webhooks";
import { advanceClock } from "./advance";
import { keyOf } from "./holds";
import { type LocalDriver, startLocalDriver } from "./local";
import { Queue } from "./queue";

const started: (LocalDriver | Receiver)[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

function drive(...jobs: Job[]): LocalDriver {
  const driver = startLocalDriver(jobs);
  started.push(driver);
  return driver;
}

/** The delivery job, blind to other tests' merchants. */
function only(merchants: readonly TestMerchant[]): Job {
  const ids = merchants.map(({ id }) => id);
  const mine = ({ merchantId }: JobItem): boolean => ids.includes(merchantId);
  return {
    ...deliverWebhooks,
    due: async (system, scope, limit) =>
      (await deliverWebhooks.due(system, scope, 10_000)).filter(mine).slice(0, limit),
  };
}

/** A job over rows in memory, each of which takes `takesMs` and is then gone; what was run, in order. */
function slowly(rows: JobItem[], takesMs: number) {
  const [taken, runs]: [Set<string>, string[]] = [new Set(), []];
  let [underWay, most] = [0, 0];
  const left = () => rows.filter(({ id }) => !taken.has(id) || runs.indexOf(id) === -1);
  const job: Job = {
    name: "slow-rows",
    nextAt: async () => left()[0]?.dueAt ?? null,
    due: async (_system, _scope, limit) => {
      const turns = new Map<string, number>();
      const queued = left().map((item) => {
        const turn = (turns.get(item.merchantId) ?? 0) + 1;
        turns.set(item.merchantId, turn);
        return { item, turn };
      });
      return queued
        .sort((a, b) => a.turn - b.turn)
        .slice(0, limit)
        .map(({ item }) => item);
    },
    run: async (_ctx, id) => {
      if (taken.has(id)) return;
      taken.add(id);
      underWay += 1;
      most = Math.max(most, underWay);
      await sleep(takesMs);
      underWay -= 1;
      runs.push(id);
    },
  };
  return { job, runs, most: () => most };
}

function rowsOf(merchant: TestMerchant, count: number, name: string): JobItem[] {
  const dueAt = new Date(Date.now() - 60_000);
  return Array.from({ length: count }, (_, n) => ({ merchantId: merchant.id, id: `${name}-${n}`, dueAt }));
}

test("one merchant's backlog delays another's row by no more than a round", async () => {
  const [big, small] = [await testMerchant(), await testMerchant()];
  const rows = rowsOf(big, 150, "big");
  const { job, runs } = slowly(rows, 100);
  drive(job);
  await vi.waitFor(() => expect(runs.length).toBeGreaterThanOrEqual(8), 8_000);
  const before = runs.length;
  rows.push({ merchantId: small.id, id: "small", dueAt: new Date() });
  await vi.waitFor(() => expect(runs).toContain("small"), { timeout: 8_000, interval: 5 });
  // What runs at the moment, what the last look found within a quarter of a second, and the round itself.
  expect(runs.indexOf("small") - before).toBeLessThanOrEqual(8 * 5);
});

test("items of a merchant that must wait are run later, delay no others, and are left out of queries meanwhile", async () => {
  const [full, other] = [await testMerchant(), await testMerchant()];
  const { job, runs } = slowly([...rowsOf(full, 40, "full"), ...rowsOf(other, 40, "other")], 1);
  const leftOut: (readonly string[] | undefined)[] = [];
  const putOff: string[] = [];
  let mayStart = false;
  drive({
    ...job,
    due: async (system, scope, limit) => {
      const without = typeof scope === "object" && "withoutMerchants" in scope ? (scope.withoutMerchants ?? []) : [];
      leftOut.push(without);
      return (await job.due(system, scope, 80)).filter((item) => !without.includes(item.merchantId)).slice(0, limit);
    },
    run: async (ctx, id, slot) => {
      if (ctx.merchant.id !== full.id || mayStart) return job.run(ctx, id, slot);
      putOff.push(id);
      slot?.putOff(50);
    },
  });
  await vi.waitFor(() => expect(runs).toHaveLength(40), 8_000);
  expect(runs.every((id) => id.startsWith("other"))).toBe(true);
  await vi.waitFor(() => expect(leftOut).toContainEqual([full.id]), 8_000);
  expect(putOff.length).toBeGreaterThan(0);
  mayStart = true;
  await vi.waitFor(() => expect(runs).toHaveLength(80), 8_000);
});

test("a lane is kept full, and two processes do twice as much at a time", async () => {
  const merchant = await testMerchant();
  const { job, runs, most } = slowly(rowsOf(merchant, 160, "row"), 100);
  drive(job);
  await vi.waitFor(() => expect(most()).toBe(8), 8_000);
  drive(job);
  await vi.waitFor(() => expect(most()).toBeGreaterThanOrEqual(14), 8_000);
  await vi.waitFor(() => expect(new Set(runs).size).toBe(160), 15_000);
  expect(runs).toHaveLength(160);
});

test("of the merchants with something to do the one of which least is running comes next, what may wait comes last", () => {
  const queue = new Queue(1_000, () => 0);
  const item = (merchantId: string, id: string, rank = 1): JobItem => ({ merchantId, id, dueAt: new Date(), rank });
  queue.fill([item("a", "a1"), item("a", "a2"), item("b", "b1"), item("c", "c1", 2), item("b", "b2", 0)]);
  const running: Record<string, number> = { a: 2, b: 0, c: 0 };
  const taken = () => {
    const { merchantId, id } = queue.take((of) => running[of] ?? 0) ?? { merchantId: "", id: null };
    running[merchantId] = (running[merchantId] ?? 0) + 1;
    return id;
  };
  expect([taken(), taken(), taken(), taken(), taken(), taken()]).toEqual(["b2", "b1", "a1", "a2", "c1", null]);
});

/** A separate address on the loopback network for each receiver; one server answers them all. */
function manyReceivers(shop: Receiver, count: number): string[] {
  const { port } = new URL(shop.origin);
  return Array.from(
    { length: count },
    (_, n) => `http://127.0.${1 + Math.floor(n / 200)}.${1 + (n % 200)}:${port}/hang`,
  );
}

test("receivers that hang, more than there are places, delay nobody else's deliveries", async () => {
  const merchant = await testMerchant();
  const shop = await startReceiver((response, { path }) => {
    if (path !== "/hang") response.writeHead(200).end();
  }, "0.0.0.0");
  started.push(shop);
  const hanging = manyReceivers(shop, 60);
  await Promise.all(hanging.map((url) => testEvent(merchant, { url })));
  drive(only([merchant]));
  await vi.waitFor(() => expect(shop.received).toHaveLength(60), 10_000);
  await testEvent(merchant, { url: shop.url("/healthy") });
  await vi.waitFor(() => expect(shop.received).toHaveLength(61), { timeout: 8_000, interval: 5 });
  const untold = { merchantId: merchant.id, url: { endsWith: "/hang" }, state: "pending", lastError: null };
  expect(await merchant.ctx.db.delivery.count({ where: untold })).toBe(60);
});

test("a receiver that let a try hang comes after all others, until it answers", async () => {
  const merchant = await testMerchant();
  const [slow, quick] = [await startReceiver(), await startReceiver()];
  started.push(slow, quick);
  const { db } = merchant.ctx;
  const trouble = { merchantId: merchant.id, receiver: slow.origin };
  await db.webhookReceiver.create({ data: { ...trouble, timedOutAt: new Date() } });
  const early = new Date(Date.now() - 60_000);
  const first = await testEvent(merchant, { url: slow.url(), occurredAt: early });
  const second = await testEvent(merchant, { url: quick.url() });
  const ids = async () => (await only([merchant]).due(systemContext(), { driver: true }, 10)).map(({ id }) => id);
  expect(await ids()).toEqual([second.deliveryId, first.deliveryId]);
  await deliverWebhooks.run(merchant.ctx, first.deliveryId);
  const known = await db.webhookReceiver.findFirstOrThrow({ where: trouble });
  expect(known).toMatchObject({ timedOutAt: null, answeredAt: expect.any(Date) });
});

test("a receiver known to answer goes before those of its merchant that nobody knows, however many and old", async () => {
  const [merchant, shop] = [await testMerchant(), await startReceiver()];
  started.push(shop);
  const { db } = merchant.ctx;
  await db.webhookReceiver.create({
    data: { merchantId: merchant.id, receiver: shop.origin, answeredAt: new Date(Date.now() - 7_200_000) },
  });
  const occurredAt = new Date(Date.now() - 60_000);
  await Promise.all(manyReceivers(shop, 20).map((url) => testEvent(merchant, { url, occurredAt })));
  const newest = await testEvent(merchant, { url: shop.url() });
  const [first] = await only([merchant]).due(systemContext(), { driver: true }, 30);
  expect(first).toMatchObject({ id: newest.deliveryId, rank: 0 });
});

test("a driver that sleeps is woken when a test clock was advanced", async () => {
  const [merchant, shop] = [await testMerchant(), await startReceiver()];
  started.push(shop);
  await testEvent(merchant, { url: shop.url(), occurredAt: new Date(Date.now() + 3_600_000 + 3_000) });
  const deliveries = only([merchant]);
  let looks = 0;
  drive({
    ...deliveries,
    nextAt: (system) => deliveries.nextAt(system, { merchantId: merchant.id }),
    due: (...asked) => {
      looks += 1;
      return deliveries.due(...asked);
    },
  });
  // It looks when it starts and when it has begun to listen, then it sleeps.
  await vi.waitFor(() => expect(looks).toBeGreaterThanOrEqual(2), 8_000);
  await advanceClock(merchant.ctx, { by: "PT1H" });
  expect(shop.received).toHaveLength(0);
  await vi.waitFor(() => expect(shop.received).toHaveLength(1), 10_000);
});

test("items that are left out of a query do not take the place of their merchant's others", async () => {
  const merchant = await testMerchant();
  const scope = { driver: true, merchantId: merchant.id } as const;
  await merchant.ctx.db.paymentSession.updateMany({
    where: { id: { in: [await newSession(merchant), await newSession(merchant), await newSession(merchant)] } },
    data: { expiresAt: new Date(Date.now() - 60_000) },
  });
  const due = (without: readonly string[], limit: number) =>
    expireSessions.due(systemContext(), { ...scope, without }, limit);
  const all = await due([], 3);
  const [failing, other, good] = all.map(keyOf);
  expect((await due([failing ?? "", other ?? ""], 1)).map(keyOf)).toEqual([good]);
  expect(await due(all.map(keyOf), 3)).toEqual([]);
  const { dueAt } = await testEvent(merchant, { url: "https://shop.example/hook" }).then(({ deliveryId }) =>
    merchant.ctx.db.delivery.findFirstOrThrow({ where: { id: deliveryId } }),
  );
  expect(dueAt).not.toBeNull();
  const others = { ...scope, withoutMerchants: [merchant.id] };
  for (const job of [expireSessions, deliverWebhooks]) {
    expect(await job.due(systemContext(), scope, 3)).not.toEqual([]);
    expect(await job.due(systemContext(), others, 3)).toEqual([]);
    expect(await job.nextAt(systemContext(), others)).toBeNull();
  }
});

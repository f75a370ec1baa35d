import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { deliverWebhooks } from "../domain/webhooks";
import type { Job, JobItem } from "../kernel/types";
import { type TestMerchant, testMerchant } from "../testing/harness";
import { type Receiver, startReceiver } from "../testing/receiver";
import { testEvent } from "../testing/webhooks";
import { type LocalDriver, startLocalDriver } from "./local";

const started: (LocalDriver | Receiver)[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

/** The job, blind to other tests' merchants. */
function only(merchants: readonly TestMerchant[], job: Job = deliverWebhooks): Job {
  const ids = merchants.map(({ id }) => id);
  const mine = ({ merchantId }: JobItem): boolean => ids.includes(merchantId);
  return { ...job, due: async (system, scope) => (await job.due(system, scope, 10_000)).filter(mine) };
}

function drive(...jobs: Job[]): LocalDriver {
  const driver = startLocalDriver(jobs);
  started.push(driver);
  return driver;
}

async function receiver(...args: Parameters<typeof startReceiver>): Promise<Receiver> {
  const made = await startReceiver(...args);
  started.push(made);
  return made;
}

/** A job with one item that is due until `act` clears it. */
function oneItem(merchant: TestMerchant, act: () => Promise<void>): Job {
  const item = { merchantId: merchant.id, id: "item", dueAt: new Date() };
  return { name: "one-item", nextAt: async () => item.dueAt, due: async () => [item], run: act };
}

test("a commit that leaves a delivery due wakes a sleeping driver", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  drive(only([merchant]));
  await sleep(500);
  const { deliveryId } = await testEvent(merchant, { url: shop.url() });
  await vi.waitFor(() => expect(shop.received).toHaveLength(1), 8_000);
  await vi.waitFor(async () => {
    const row = await database().delivery.findUniqueOrThrow({ where: { id: deliveryId } });
    expect(row).toMatchObject({ state: "delivered", attempts: 1, dueAt: null, leaseUntil: null });
  }, 8_000);
});

test("two drivers at once make each delivery once", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  drive(only([merchant]));
  drive(only([merchant]));
  await Promise.all(Array.from({ length: 40 }, () => testEvent(merchant, { url: shop.url() })));
  await vi.waitFor(() => expect(shop.received.length).toBeGreaterThanOrEqual(40), 12_000);
  await sleep(300);
  expect(new Set(shop.received.map(({ headers }) => headers["webhook-id"])).size).toBe(40);
  expect(shop.received).toHaveLength(40);
});

test("a slow receiver delays nobody else, and has at most four deliveries at a time", async () => {
  const merchant = await testMerchant();
  const [slow, fast] = [await receiver(() => undefined), await receiver()];
  await Promise.all(Array.from({ length: 20 }, () => testEvent(merchant, { url: slow.url() })));
  drive(only([merchant]));
  await vi.waitFor(() => expect(slow.received).toHaveLength(4), 8_000);
  await Promise.all(Array.from({ length: 10 }, () => testEvent(merchant, { url: fast.url() })));
  await vi.waitFor(() => expect(fast.received).toHaveLength(10), 8_000);
  expect(slow.received).toHaveLength(4);
});

test("a delivery leased to a request is left to it, and taken over when the lease ends", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  drive(only([merchant]));
  const leaseUntil = new Date(Date.now() + 1_000);
  await testEvent(merchant, { url: shop.url(), leaseUntil });
  await vi.waitFor(() => expect(shop.received).toHaveLength(1), 8_000);
  expect(shop.received[0]?.at).toBeGreaterThanOrEqual(leaseUntil.getTime());
});

test("a merchant whose clock is being advanced is skipped until that ends", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  const { db } = merchant.ctx;
  await db.merchant.update({ where: { id: merchant.id }, data: { advancingUntil: new Date(Date.now() + 60_000) } });
  drive(only([merchant]));
  await testEvent(merchant, { url: shop.url() });
  await sleep(400);
  expect(shop.received).toHaveLength(0);
  await db.merchant.update({ where: { id: merchant.id }, data: { advancingUntil: null } });
  await testEvent(merchant, { url: shop.url() });
  await vi.waitFor(() => expect(shop.received).toHaveLength(2), 8_000);
});

test("due times follow the merchant's test clock", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  const due = new Date(Date.now() + 3_600_000);
  await testEvent(merchant, { url: shop.url(), occurredAt: due });
  drive(only([merchant]));
  await sleep(300);
  expect(shop.received).toHaveLength(0);
  await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { clockOffset: 3_600_000n } });
  await testEvent(merchant, { url: shop.url() });
  await vi.waitFor(() => expect(shop.received).toHaveLength(2), 8_000);
});

test("the driver listens again after its connection was cut", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  drive(only([merchant]));
  await sleep(300);
  const [cut] = await database().$queryRaw<{ cut: number }[]>`
    SELECT count(pg_terminate_backend(pid))::int AS cut FROM pg_stat_activity
    WHERE datname = current_database() AND query = 'LISTEN sarraf_due'`;
  expect(cut?.cut).toBeGreaterThan(0);
  await sleep(1_500);
  await testEvent(merchant, { url: shop.url() });
  await vi.waitFor(() => expect(shop.received).toHaveLength(1), 8_000);
});

test("a database that does not answer is asked again", async () => {
  const merchant = await testMerchant();
  let questions = 0;
  let runs = 0;
  const job = oneItem(merchant, async () => {
    runs += 1;
  });
  drive({
    ...job,
    due: async () => {
      questions += 1;
      if (questions === 1) throw new Error("connection refused");
      return job.due(merchant.ctx, "all", 1);
    },
  });
  await vi.waitFor(() => expect(runs).toBeGreaterThan(0), 8_000);
});

test("an item that fails is held back and keeps no other job waiting", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  let runs = 0;
  const failing = oneItem(merchant, async () => {
    runs += 1;
    throw new Error("a bug");
  });
  drive(failing, only([merchant]));
  await testEvent(merchant, { url: shop.url() });
  await vi.waitFor(() => expect(shop.received).toHaveLength(1), 8_000);
  await sleep(1_500);
  expect(runs).toBe(1);
});

test("an item that stays due after it ran does not make the driver spin", async () => {
  const merchant = await testMerchant();
  let runs = 0;
  drive(
    oneItem(merchant, async () => {
      runs += 1;
    }),
  );
  await sleep(1_600);
  expect(runs).toBeGreaterThanOrEqual(1);
  expect(runs).toBeLessThanOrEqual(3);
});

test("stopping waits for what runs and starts nothing more", async () => {
  const merchant = await testMerchant();
  let [begun, ended] = [0, 0];
  const driver = drive(
    oneItem(merchant, async () => {
      begun += 1;
      await sleep(500);
      ended += 1;
    }),
  );
  await vi.waitFor(() => expect(begun).toBe(1), 8_000);
  await driver.stop();
  expect([begun, ended]).toEqual([1, 1]);
  await sleep(300);
  expect(begun).toBe(1);
});

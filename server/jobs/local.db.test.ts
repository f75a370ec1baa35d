import { afterEach, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { deliverWebhooks } from "@/server/domain/webhooks";
import type { Job, JobItem } from "@/server/kernel/types";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { gate } from "@/server/testing/waiting";
import { testEvent } from "@/server/testing/webhooks";
import { type LocalDriver, startLocalDriver } from "./local";

const started: (LocalDriver | Receiver)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

/** A job that tells how often a driver has looked for its items. */
type WatchedJob = Job & { looks: number };

/** The delivery job, blind to other tests' merchants. */
function only(...merchants: TestMerchant[]): WatchedJob {
  const ids = merchants.map(({ id }) => id);
  const mine = ({ merchantId }: JobItem): boolean => ids.includes(merchantId);
  const job: WatchedJob = {
    ...deliverWebhooks,
    looks: 0,
    nextAt: async (system) => {
      const times = await Promise.all(ids.map((merchantId) => deliverWebhooks.nextAt(system, { merchantId })));
      return times.filter((at) => at !== null).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
    },
    due: async (system, scope) => {
      job.looks += 1;
      return (await deliverWebhooks.due(system, scope, 10_000)).filter(mine);
    },
  };
  return job;
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

/** An item of the merchant that is due, whatever is done. */
function endlessItem(merchant: TestMerchant, run: () => Promise<void>): Job {
  const item = { merchantId: merchant.id, id: "item", dueAt: new Date() };
  return { name: "endless-item", nextAt: async () => item.dueAt, due: async () => [item], run };
}

/** A driver without work looks when it starts and when it has begun to listen, then it sleeps. */
async function isAsleep(job: WatchedJob): Promise<void> {
  await vi.waitFor(() => expect(job.looks).toBeGreaterThanOrEqual(2), 8_000);
}

/** Deliveries one after the other: for each, the driver looks once more at what is due. */
async function deliver(count: number, merchant: TestMerchant, shop: Receiver): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    const before = shop.received.length;
    await testEvent(merchant, { url: shop.url() });
    await vi.waitFor(() => expect(shop.received).toHaveLength(before + 1), 8_000);
  }
}

test("a commit that leaves a delivery due wakes a sleeping driver", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  const job = only(merchant);
  drive(job);
  await isAsleep(job);
  const { deliveryId } = await testEvent(merchant, { url: shop.url() });
  await vi.waitFor(() => expect(shop.received).toHaveLength(1), 8_000);
  await vi.waitFor(async () => {
    const row = await database().delivery.findFirstOrThrow({ where: { id: deliveryId } });
    expect(row).toMatchObject({ state: "delivered", attempts: 1, dueAt: null, leaseUntil: null });
  }, 8_000);
});

test("two drivers at once make each delivery once", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  const drivers = [drive(only(merchant)), drive(only(merchant))];
  await Promise.all(Array.from({ length: 40 }, () => testEvent(merchant, { url: shop.url() })));
  await vi.waitFor(async () => {
    const where = { merchantId: merchant.id, state: "delivered", attempts: 1 };
    expect(await database().delivery.count({ where })).toBe(40);
  }, 12_000);
  await Promise.all(drivers.map((driver) => driver.stop()));
  expect(new Set(shop.received.map(({ headers }) => headers["webhook-id"])).size).toBe(40);
  expect(shop.received).toHaveLength(40);
});

test("a slow receiver delays nobody else, and has at most four deliveries at a time", async () => {
  const merchant = await testMerchant();
  const [slow, fast] = [await receiver(() => undefined), await receiver()];
  await Promise.all(Array.from({ length: 20 }, () => testEvent(merchant, { url: slow.url() })));
  drive(only(merchant));
  await vi.waitFor(() => expect(slow.received).toHaveLength(4), 8_000);
  await Promise.all(Array.from({ length: 10 }, () => testEvent(merchant, { url: fast.url() })));
  await vi.waitFor(() => expect(fast.received).toHaveLength(10), 8_000);
  expect(slow.received).toHaveLength(4);
});

test("a delivery leased to a request is left to it, and taken over when the lease ends", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  drive(only(merchant));
  const leaseUntil = new Date(Date.now() + 1_000);
  await testEvent(merchant, { url: shop.url(), leaseUntil });
  await vi.waitFor(() => expect(shop.received).toHaveLength(1), 8_000);
  expect(shop.received[0]?.at).toBeGreaterThanOrEqual(leaseUntil.getTime());
});

/** Has a driver do all that it finds due: what another merchant is sent comes after `merchant`'s. */
async function driveOnce(merchant: TestMerchant): Promise<void> {
  const [witness, seen] = [await testMerchant(), await receiver()];
  const driver = drive(only(merchant, witness));
  await deliver(1, witness, seen);
  await driver.stop();
}

test("a merchant whose clock is being advanced is skipped until that ends", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  const advancing = (advancingUntil: Date | null) =>
    database().merchant.update({ where: { id: merchant.id }, data: { advancingUntil } });
  await advancing(new Date(Date.now() + 60_000));
  await testEvent(merchant, { url: shop.url() });
  await driveOnce(merchant);
  expect(shop.received).toHaveLength(0);
  await advancing(null);
  await driveOnce(merchant);
  expect(shop.received).toHaveLength(1);
});

test("due times follow the merchant's test clock", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  const due = new Date(Date.now() + 3_600_000);
  await testEvent(merchant, { url: shop.url(), occurredAt: due });
  await driveOnce(merchant);
  expect(shop.received).toHaveLength(0);
  await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { clockOffset: 3_600_000n } });
  await driveOnce(merchant);
  expect(shop.received).toHaveLength(1);
});

test("the driver listens again after its connection was cut", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  const job = only(merchant);
  drive(job);
  await isAsleep(job);
  const [cut] = await database().$queryRaw<{ cut: number }[]>`
    SELECT count(pg_terminate_backend(pid))::int AS cut FROM pg_stat_activity
    WHERE datname = current_database() AND query = 'LISTEN sarraf_due'`;
  expect(cut?.cut).toBeGreaterThan(0);
  const { looks } = job;
  await vi.waitFor(() => expect(job.looks).toBeGreaterThan(looks), 8_000);
  await deliver(1, merchant, shop);
});

test("a database that does not answer is asked again", async () => {
  const merchant = await testMerchant();
  let questions = 0;
  let runs = 0;
  const job = endlessItem(merchant, async () => {
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

test("an item that fails is held back for five seconds and keeps no other job waiting", async () => {
  const [merchant, shop] = [await testMerchant(), await receiver()];
  const runs: number[] = [];
  const failing = endlessItem(merchant, async () => {
    runs.push(Date.now());
    throw new Error("a bug");
  });
  drive(failing, only(merchant));
  await deliver(4, merchant, shop);
  const [first = Number.NaN, ...later] = runs;
  for (const at of later) expect(at - first).toBeGreaterThanOrEqual(5_000);
});

test("an item that stays due after it ran does not make the driver spin", async () => {
  const merchant = await testMerchant();
  const runs: number[] = [];
  drive(endlessItem(merchant, async () => void runs.push(Date.now())));
  await vi.waitFor(() => expect(runs.length).toBeGreaterThanOrEqual(2), 8_000);
  const [first = Number.NaN, second = Number.NaN] = runs;
  expect(second - first).toBeGreaterThanOrEqual(1_000);
});

test("stopping waits for what runs and starts nothing more", async () => {
  const merchant = await testMerchant();
  const happened: string[] = [];
  const finish = gate();
  const item = endlessItem(merchant, async () => {
    happened.push("begun");
    await finish.opened;
    happened.push("ended");
  });
  const job: WatchedJob = {
    ...item,
    looks: 0,
    due: (...asked) => {
      job.looks += 1;
      return item.due(...asked);
    },
  };
  const driver = drive(job);
  await vi.waitFor(() => expect(happened).toEqual(["begun"]), 8_000);
  const stopped = driver.stop().then(() => happened.push("stopped"));
  await driveOnce(merchant);
  finish.open();
  await stopped;
  const { looks } = job;
  await driveOnce(merchant);
  expect([happened, job.looks]).toEqual([["begun", "ended", "stopped"], looks]);
});

/** Sets the process's clock; timers go on. */
function setClock(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}

const THREE_DAYS_MS = 3 * 86_400_000;

test("a clock that is put forward by three days wakes a sleeping driver", async () => {
  const merchant = await testMerchant();
  const item = { merchantId: merchant.id, id: "later", dueAt: new Date(Date.now() + THREE_DAYS_MS / 2) };
  const state = { looks: 0, runs: 0 };
  drive({
    name: "later",
    nextAt: async () => (state.runs === 0 ? item.dueAt : null),
    due: async () => {
      state.looks += 1;
      return state.runs === 0 && Date.now() >= item.dueAt.getTime() ? [item] : [];
    },
    run: async () => {
      state.runs += 1;
    },
  });
  await vi.waitFor(() => expect(state.looks).toBeGreaterThanOrEqual(2), 8_000);
  setClock(THREE_DAYS_MS);
  await vi.waitFor(() => expect(state.runs).toBe(1), 8_000);
});

test("a clock that is put back by three days does not keep an item from its next run", async () => {
  const merchant = await testMerchant();
  let runs = 0;
  const count = async () => {
    runs += 1;
  };
  drive(endlessItem(merchant, count));
  await vi.waitFor(() => expect(runs).toBe(1), 8_000);
  setClock(-THREE_DAYS_MS);
  await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(2), 8_000);
});

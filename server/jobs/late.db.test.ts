import { afterEach, expect, test, vi } from "vitest";
import { systemContext } from "@/server/context";
import { deliverWebhooks } from "@/server/domain/webhooks";
import { addSeconds } from "@/server/kernel/time";
import type { Job } from "@/server/kernel/types";
import { metricsText } from "@/server/telemetry/metrics-text";
import { startTelemetry } from "@/server/telemetry/start";
import { testMerchant } from "@/server/testing/harness";
import { inOwnDatabase } from "@/server/testing/own-database";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { testEvent } from "@/server/testing/webhooks";
import { recordFailure } from "./failing-items";
import { type LocalDriver, startGuard } from "./local";
import { readiness } from "./readiness";

inOwnDatabase();

const started: (LocalDriver | Receiver)[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

test("the guard beside Inngest takes what is over two minutes late, nothing else, and says so once", async () => {
  const [merchant, shop] = [await testMerchant(), await startReceiver()];
  const asked: (Date | undefined)[] = [];
  const job: Job = {
    ...deliverWebhooks,
    due: async (system, scope, limit) => {
      asked.push(scope === "all" ? undefined : scope.until);
      const found = await deliverWebhooks.due(system, scope, 10_000);
      return found.filter(({ merchantId }) => merchantId === merchant.id).slice(0, limit);
    },
  };
  const late = addSeconds(new Date(), -130);
  await Promise.all(["/a", "/b", "/c"].map((path) => testEvent(merchant, { url: shop.url(path), occurredAt: late })));
  const fresh = await testEvent(merchant, { url: shop.url("/fresh"), occurredAt: addSeconds(new Date(), -60) });
  const error = vi.fn();
  const system = systemContext();
  const guard = startGuard([job], { ...system, log: { ...system.log, error, warn: vi.fn(), info: vi.fn() } });
  started.push(guard, shop);
  await vi.waitFor(() => expect(shop.received).toHaveLength(3), 8_000);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1), 8_000);
  expect(shop.received.map(({ path }) => path).sort()).toEqual(["/a", "/b", "/c"]);
  for (const until of asked) expect(Date.now() - (until?.getTime() ?? Date.now())).toBeGreaterThanOrEqual(120_000);
  const row = await merchant.ctx.db.delivery.findFirstOrThrow({ where: { id: fresh.deliveryId } });
  expect(row).toMatchObject({ state: "pending", attempts: 0 });
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1), 5_000);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ job: "deliver-webhooks", merchant: merchant.id, item: expect.stringMatching(/^dlv_/) }),
    expect.stringContaining("Inngest has not called this service"),
  );
  vi.stubEnv("INNGEST_DEV", "1");
  expect(await readiness(systemContext())).toMatchObject({ driver: "inngest", guarding: true });
  vi.unstubAllEnvs();
  expect(await readiness(systemContext())).toMatchObject({ driver: "local", guarding: false });
});

/** The takeovers of the job in the text of `/metrics`; null if none was counted. */
async function takenOver(job: string): Promise<string | null> {
  const text = await metricsText([]);
  return text.split("\n").find((each) => each.startsWith(`sarraf_jobs_taken_over_total{job="${job}"}`)) ?? null;
}

test("the guard counts each item that it ran, and none that had to wait for the pace of its account", async () => {
  const stop = startTelemetry();
  const merchant = await testMerchant();
  const dueAt = addSeconds(new Date(), -130);
  const job = (name: string, run: Job["run"]): Job & { readonly ran: Set<string> } => {
    const ran = new Set<string>();
    const items = ["a", "b", "c"].map((id) => ({ merchantId: merchant.id, id, dueAt }));
    return {
      name,
      ran,
      nextAt: async () => dueAt,
      due: async () => items.filter(({ id }) => !ran.has(id)),
      run: async (ctx, id, slot) => {
        await run(ctx, id, slot);
        ran.add(id);
      },
    };
  };
  const late = job("late-items", async () => undefined);
  const paced = job("paced-items", async (_ctx, id, slot) => (id === "a" ? slot?.putOff(50) : slot?.waits(true)));
  started.push(
    startGuard([late, paced], { ...systemContext(), log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }),
  );
  await vi.waitFor(() => expect([late.ran.size, paced.ran.size]).toEqual([3, 3]), 8_000);
  await vi.waitFor(async () => expect(await takenOver("late-items")).toMatch(/ 3$/), 5_000);
  expect(await takenOver("paced-items")).toBeNull();
  await stop();
});

test("the guard says that Inngest is behind when Inngest called within three minutes", async () => {
  const merchant = await testMerchant();
  const item = { merchantId: merchant.id, id: "late", dueAt: addSeconds(new Date(), -130) };
  const job: Job = {
    name: "late",
    nextAt: async () => item.dueAt,
    due: async () => [item],
    run: async () => undefined,
  };
  const last = { driver: "inngest", lastRunAt: addSeconds(new Date(), -60) };
  await merchant.ctx.db.jobDriver.upsert({ where: { driver: "inngest" }, create: last, update: last });
  const error = vi.fn();
  const system = systemContext();
  started.push(startGuard([job], { ...system, log: { ...system.log, error } }));
  await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1), 5_000);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ job: "late", calledAt: last.lastRunAt.toISOString() }),
    expect.stringContaining("Inngest calls this service and has not run"),
  );
});

test("the guard reports an item that fails once, not at each of its retries", async () => {
  const merchant = await testMerchant();
  const item = { merchantId: merchant.id, id: "failing", dueAt: addSeconds(new Date(), -130) };
  let runs = 0;
  const job: Job = {
    name: `failing of ${merchant.id}`,
    nextAt: async () => item.dueAt,
    due: async () => [item],
    run: async () => {
      runs += 1;
      throw new Error("a bug in this row");
    },
  };
  const real = performance.now.bind(performance);
  let skipped = 0;
  vi.spyOn(performance, "now").mockImplementation(() => real() + skipped);
  const error = vi.fn();
  started.push(startGuard([job], { ...systemContext(), log: { info: vi.fn(), warn: vi.fn(), error } }));
  for (const ran of [1, 2, 3]) {
    await vi.waitFor(() => expect(runs).toBe(ran), 8_000);
    // Ends the item's pauses, and the interval of the guard's log lines.
    skipped += 70_000;
    await vi.waitFor(async () => {
      const where = { merchantId: merchant.id, attempts: ran };
      const data = { retryAt: addSeconds(new Date(), -1) };
      expect((await merchant.ctx.db.failingItem.updateMany({ where, data })).count).toBe(1);
    }, 5_000);
  }
  const reports = () => error.mock.calls.filter(([, message]) => String(message).includes("so this process"));
  await vi.waitFor(() => expect(reports()).not.toEqual([]), 5_000);
  expect(reports()).toHaveLength(1);
  vi.restoreAllMocks();
});

test("the guard does not report an item that failed in a run of Inngest", async () => {
  const merchant = await testMerchant();
  const item = { merchantId: merchant.id, id: "failing", dueAt: addSeconds(new Date(), -130) };
  const ran = vi.fn();
  const job: Job = {
    name: "failed-in-inngest",
    nextAt: async () => item.dueAt,
    due: async () => (ran.mock.calls.length === 0 ? [item] : []),
    run: async () => ran(),
  };
  await recordFailure(systemContext(), job.name, { item, error: new Error("a bug in this row") });
  const where = { merchantId: merchant.id };
  await merchant.ctx.db.failingItem.updateMany({ where, data: { retryAt: addSeconds(new Date(), -1) } });
  const error = vi.fn();
  started.push(startGuard([job], { ...systemContext(), log: { info: vi.fn(), warn: vi.fn(), error } }));
  await vi.waitFor(async () => expect(await merchant.ctx.db.failingItem.count({ where })).toBe(0), 8_000);
  expect([ran.mock.calls.length, error.mock.calls]).toEqual([1, []]);
});

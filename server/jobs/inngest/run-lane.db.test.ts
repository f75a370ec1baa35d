import { expect, test, vi } from "vitest";
import type { Job } from "@/server/kernel/types";
import { testMerchant } from "@/server/testing/harness";
import { gate } from "@/server/testing/waiting";
import { runLane } from "./run-lane";

/** A job over rows in memory, which are due until `run` deletes them. */
function over(merchantId: string, rows: Set<string>, run: (id: string) => Promise<void>): Job {
  const dueAt = new Date(Date.now() - 1_000);
  return {
    name: `rows of ${merchantId}`,
    nextAt: async () => (rows.size === 0 ? null : dueAt),
    due: async (_system, _scope, limit) => [...rows].slice(0, limit).map((id) => ({ id, merchantId, dueAt })),
    run: (_ctx, id) => run(id),
  };
}

test("an item that fails delays no other, and the run names it", async () => {
  const { id: merchantId } = await testMerchant();
  const rows = new Set(["a", "b", "bad"]);
  const job = over(merchantId, rows, async (id) => {
    if (id === "bad") throw new Error("a bug in this row");
    rows.delete(id);
  });
  const goOn = vi.fn(async () => undefined);
  expect(await runLane(job, goOn)).toEqual({ done: 2, failures: 1, failed: ["bad"] });
  expect([[...rows], goOn.mock.calls.length]).toEqual([["bad"], 0]);
});

test("a run that ends before its items asks for another one", async () => {
  const { id: merchantId } = await testMerchant();
  const [held, rows] = [gate(), new Set(["held"])];
  const job = over(merchantId, rows, async (id) => {
    await held.opened;
    rows.delete(id);
  });
  const goOn = vi.fn(async () => held.open());
  expect(await runLane(job, goOn, 0)).toMatchObject({ done: 1 });
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(await runLane(job, goOn)).toMatchObject({ done: 0 });
  expect(goOn).toHaveBeenCalledTimes(1);
});

test("items whose run changes nothing do not hide the items behind them", async () => {
  const { id: merchantId } = await testMerchant();
  const rows = new Set([...Array.from({ length: 64 }, (_, n) => `unchanged-${n}`), "good"]);
  const done: string[] = [];
  const job = over(merchantId, rows, async (id) => {
    done.push(id);
    if (id === "good") rows.clear();
  });
  const goOn = vi.fn(async () => undefined);
  await runLane(job, goOn);
  expect([done.includes("good"), goOn.mock.calls.length]).toEqual([true, 0]);
});

test("a run in which an item is due again after its run asks for another one", async () => {
  const { id: merchantId } = await testMerchant();
  const job = over(merchantId, new Set(["long"]), async () => undefined);
  const goOn = vi.fn(async () => undefined);
  await runLane(job, goOn, 100);
  expect(goOn).toHaveBeenCalledTimes(1);
});

test("of ten runs at once one works and nine have it look again, and no item runs twice", async () => {
  const { id: merchantId } = await testMerchant();
  const [held, rows] = [gate(), new Set(Array.from({ length: 40 }, (_, n) => `row-${n}`))];
  const done: string[] = [];
  const job = over(merchantId, rows, async (id) => {
    done.push(id);
    await held.opened;
    rows.delete(id);
  });
  const goOn = vi.fn(async () => undefined);
  const runs = Array.from({ length: 10 }, () => runLane(job, goOn));
  expect(await Promise.all(runs.slice(1))).toEqual(Array.from({ length: 9 }, () => ({ joined: true })));
  held.open();
  expect(await runs[0]).toEqual({ done: 40, failures: 0, failed: [] });
  expect([done.length, new Set(done).size, goOn.mock.calls.length]).toEqual([40, 40, 0]);
});

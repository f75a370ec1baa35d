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
    due: async () => [...rows].map((id) => ({ id, merchantId, dueAt })),
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

import { expect, test, vi } from "vitest";
import type { Job, JobItem } from "@/server/kernel/types";
import { testMerchant } from "@/server/testing/harness";
import { gate } from "@/server/testing/waiting";
import { drainPage } from "./drain";

/**
 * A job over rows in memory that stay due until they have run; `runs` are the ids in the order they began.
 */
function over(merchantId: string, count: number, until: Promise<void>, change: Partial<Job> = {}) {
  const rows = new Map<string, JobItem>();
  for (let n = 0; n < count; n += 1) rows.set(`row-${n}`, { id: `row-${n}`, merchantId, dueAt: new Date() });
  const runs: string[] = [];
  const job: Job = {
    name: `drained-${merchantId}`,
    shape: "drain",
    nextAt: async () => null,
    due: async (_system, _scope, limit) => [...rows.values()].slice(0, limit),
    run: async (_ctx, id) => {
      runs.push(id);
      await until;
      rows.delete(id);
    },
    ...change,
  };
  return { job, rows, runs };
}

test("pages that run side by side in a process have no item in common, and the last one calls for no further", async () => {
  const { id } = await testMerchant();
  const held = gate();
  const { job, rows, runs } = over(id, 70, held.opened);
  const first = drainPage(job, id);
  const second = drainPage(job, id);
  expect(await drainPage({ ...job, due: async () => [] }, id)).toEqual({ done: 0, failed: [], more: false });
  held.open();
  const pages = await Promise.all([first, second]);
  expect(pages.map(({ done, failed }) => [done, failed.length])).toEqual([
    [50, 0],
    [20, 0],
  ]);
  expect([runs.length, new Set(runs).size, rows.size]).toEqual([70, 70, 0]);
});

test("what a batch has in hand is not run one by one beside it", async () => {
  const { id } = await testMerchant();
  const held = gate();
  const { job, rows, runs } = over(id, 30, held.opened);
  const batches: (readonly string[])[] = [];
  const batch = {
    size: 20,
    run: async (_ctx: unknown, ids: readonly string[]) => {
      batches.push(ids);
      await held.opened;
      for (const each of ids) rows.delete(each);
      return [];
    },
  };
  const pages = [drainPage({ ...job, batch }, id)];
  await vi.waitFor(() => expect(batches).toHaveLength(1), 5_000);
  pages.push(drainPage({ ...job, batch }, id));
  held.open();
  expect((await Promise.all(pages)).map(({ done }) => done)).toEqual([20, 10]);
  expect(batches.flat()).toHaveLength(30);
  expect([runs.length, rows.size]).toEqual([0, 0]);
});

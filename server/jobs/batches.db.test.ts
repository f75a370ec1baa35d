import { expect, test, vi } from "vitest";
import { systemContext } from "@/server/context";
import type { Job, JobItem } from "@/server/kernel/types";
import { testMerchant } from "@/server/testing/harness";
import { Lane } from "./lane";

/** A job over three merchants' rows in memory; a row that has run is gone. */
async function manyMerchants(across: (ids: readonly string[]) => readonly string[]) {
  const merchants = [await testMerchant(), await testMerchant(), await testMerchant()];
  const dueAt = new Date(Date.now() - 60_000);
  const items: JobItem[] = merchants.map(({ id }) => ({ merchantId: id, id: `of ${id}`, dueAt }));
  const [done, batches, alone] = [new Set<string>(), [] as number[], [] as string[]];
  const job: Job = {
    name: "many-merchants",
    nextAt: async () => null,
    due: async () => items.filter(({ id }) => !done.has(id)),
    run: async (_ctx, id) => {
      alone.push(id);
      done.add(id);
    },
    batch: {
      size: 10,
      run: async () => [],
      across: async (parts) => {
        batches.push(parts.length);
        for (const { ctx, ids } of parts) expect(ids).toEqual([`of ${ctx.merchant.id}`]);
        const ids = parts.flatMap((part) => part.ids);
        const left = across(ids);
        for (const id of ids) if (!left.includes(id)) done.add(id);
        return left;
      },
    },
  };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const lane = new Lane(job, { ...systemContext(), log }, { lateMs: 0 });
  await lane.workFor(5_000);
  await lane.stop();
  return { items, batches, alone, result: lane.result, error: log.error };
}

test("the items of many merchants are one batch, and those that it leaves run one by one", async () => {
  const { items, batches, alone, result } = await manyMerchants((ids) => ids.slice(0, 1));
  expect(batches).toEqual([3]);
  expect(alone).toHaveLength(1);
  expect(result).toMatchObject({ done: items.length, failures: 0 });
});

test("if a batch of many merchants fails, each of its items runs once", async () => {
  const { items, alone, error } = await manyMerchants(() => {
    throw new Error("deadlock detected");
  });
  expect(alone.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ job: "many-merchants" }), "A job's batch failed.");
});

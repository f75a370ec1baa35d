import { expect, test, vi } from "vitest";
import { systemContext } from "@/server/context";
import type { BatchPart, Job, JobItem } from "@/server/kernel/types";
import { testMerchant } from "@/server/testing/harness";
import { Lane } from "./lane";

function newGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

type Behaviour = {
  across(ids: readonly string[]): readonly string[] | Promise<readonly string[]>;
  /** What the batch of one merchant leaves. */
  one?(ids: readonly string[]): readonly string[];
  /** @param later has another item fall due */
  run?(id: string, later: () => void): Promise<void>;
  onLook?(lane: Lane): void;
};

/** A job over three merchants' rows in memory; a row that has run is gone. */
async function manyMerchants(behaviour: Behaviour) {
  const merchants = [await testMerchant(), await testMerchant(), await testMerchant()];
  const dueAt = new Date(Date.now() - 60_000);
  const items: JobItem[] = merchants.map(({ id }) => ({ merchantId: id, id: `of ${id}`, dueAt }));
  const [done, batches, alone] = [new Set<string>(), [] as string[][], [] as string[]];
  const finish = (ids: readonly string[], left: readonly string[]): readonly string[] => {
    for (const id of ids) if (!left.includes(id)) done.add(id);
    return left;
  };
  const across = async (parts: readonly BatchPart[]): Promise<readonly string[]> => {
    const ids = parts.flatMap((part) => part.ids);
    batches.push(ids);
    for (const { ctx, ids: own } of parts) expect([[`of ${ctx.merchant.id}`], ["later"]]).toContainEqual(own);
    return finish(ids, await behaviour.across(ids));
  };
  const later = (): void => {
    const [first] = items;
    if (first === undefined) return;
    items.push({ ...first, id: "later" });
    lane.ring();
  };
  const job: Job = {
    name: "many-merchants",
    nextAt: async () => null,
    due: async () => items.filter(({ id }) => !done.has(id)),
    run: async (_ctx, id) => {
      alone.push(id);
      await behaviour.run?.(id, later);
      done.add(id);
    },
    batch: { size: 10, run: async (_ctx, ids) => finish(ids, behaviour.one?.(ids) ?? []), across },
  };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const onLook = (): void => behaviour.onLook?.(lane);
  const lane = new Lane(job, { ...systemContext(), log }, { lateMs: 0, onLook });
  await lane.workFor(5_000);
  await lane.stop();
  return { items, batches, alone, result: lane.result, error: log.error };
}

test("the items of many merchants are one batch, and those that it leaves run one by one", async () => {
  const { items, batches, alone, result } = await manyMerchants({ across: (ids) => ids.slice(0, 1) });
  expect(batches.map(({ length }) => length)).toEqual([3]);
  expect(alone).toHaveLength(1);
  expect(result).toMatchObject({ done: items.length, failures: 0 });
});

test("if a batch of many merchants and each merchant's part fail, each item runs once", async () => {
  const fail = () => {
    throw new Error("deadlock detected");
  };
  const { items, alone, error } = await manyMerchants({ across: fail, one: fail });
  expect(alone.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ job: "many-merchants" }), "A job's batch failed.");
});

test("a merchant whose part makes a batch fail does not keep other merchants' items from their batches", async () => {
  let faulty = "";
  const { items, alone, result } = await manyMerchants({
    across: (ids) => {
      faulty = ids[0] ?? "";
      throw new Error("a text cannot be written");
    },
    one: (ids) => {
      if (ids.includes(faulty)) throw new Error("a text cannot be written");
      return [];
    },
  });
  expect(alone).toEqual([faulty]);
  expect(result).toMatchObject({ done: items.length, failures: 0 });
});

test("items of a running batch are not started again by queries during it", async () => {
  const gate = newGate();
  let looks = 0;
  const { items, batches, alone, result } = await manyMerchants({
    across: async () => {
      await gate.opened;
      return [];
    },
    onLook: (lane) => {
      looks += 1;
      if (looks === 1) lane.ring();
      // The lane has used the second query's result when the batch ends.
      if (looks === 2) setImmediate(gate.open);
    },
  });
  expect(batches.map((ids) => ids.toSorted())).toEqual([items.map(({ id }) => id).toSorted()]);
  expect(alone).toEqual([]);
  expect(result).toMatchObject({ done: items.length, failures: 0 });
});

test("an item that a batch leaves does not delay the next batch while it runs", async () => {
  const gate = newGate();
  let batches = 0;
  const { alone, result } = await manyMerchants({
    across: (ids) => {
      batches += 1;
      if (batches === 1) return ids.slice(0, 1);
      gate.open();
      return [];
    },
    run: async (_id, later) => {
      later();
      await gate.opened;
    },
  });
  expect([alone.length, batches]).toEqual([1, 2]);
  expect(result).toMatchObject({ done: 4, failures: 0 });
});

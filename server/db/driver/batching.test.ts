import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gate } from "@/server/testing/waiting";
import { batched, batcher, coalesced, limitConcurrency } from "./batching";

const aTurn = () => new Promise((turn) => setImmediate(turn));

/** Lets everything happen that waits for no time to pass. */
async function aMoment(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await aTurn();
}

describe("a batcher", () => {
  // A batch is slow only where a test advances the time.
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => vi.useRealTimers());

  /** Records the batches in their order; each runs until `end` is called. */
  function watched(settings: { maxSize?: number; keyOf?: (each: string) => string | null } = {}) {
    const started: (readonly string[])[] = [];
    const gates: ReturnType<typeof gate>[] = [];
    const run = (batch: readonly string[]) => {
      const held = gate();
      started.push(batch);
      gates.push(held);
      return held.opened;
    };
    const add = batcher<string>({ run, ...settings });
    const addAll = (...items: string[]) => items.forEach(add);
    return { addAll, started, end: (batch: number) => gates[batch]?.open() };
  }

  test("batches the items of one turn, up to the maximum size", async () => {
    const { addAll, started } = watched({ maxSize: 2 });
    addAll("a", "b", "c");
    expect(started).toEqual([]);
    await aMoment();
    expect(started).toEqual([["a", "b"], ["c"]]);
  });

  test("collects items while four batches run, and starts them as one batch", async () => {
    const { addAll, started, end } = watched();
    for (const name of ["a", "b", "c", "d", "e", "f"]) {
      addAll(name);
      await aTurn();
    }
    expect(started).toEqual([["a"], ["b"], ["c"], ["d"]]);
    end(1);
    await aMoment();
    expect(started.slice(4)).toEqual([["e", "f"]]);
  });

  test("does not wait for a slow batch", async () => {
    const { addAll, started } = watched({ maxSize: 1 });
    addAll("a", "b", "c", "d", "e");
    await aMoment();
    expect(started).toHaveLength(4);
    vi.advanceTimersByTime(50);
    await aMoment();
    expect(started[4]).toEqual(["e"]);
  });

  test("never runs two items with the same key at the same time", async () => {
    const { addAll, started, end } = watched({ keyOf: (item) => item[0] ?? null });
    addAll("a1", "a2", "b1", "a3");
    await aMoment();
    expect(started).toEqual([["a1", "b1"]]);
    end(0);
    await aMoment();
    expect(started.slice(1)).toEqual([["a2"]]);
    end(1);
    await aMoment();
    expect(started.slice(2)).toEqual([["a3"]]);
    addAll("a4", "c1");
    await aMoment();
    addAll("d1");
    await aMoment();
    expect(started.slice(3)).toEqual([["c1"], ["d1"]]);
  });
});

describe("batched calls", () => {
  test("become one call, and each gets its own value", async () => {
    const asked: (readonly number[])[] = [];
    const double = batched(async (keys: readonly number[]) => {
      asked.push(keys);
      return keys.map((key) => (key === 2 ? null : key * 2));
    });
    expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, null, 6]);
    expect(await double(4)).toBe(8);
    expect(asked).toEqual([[1, 2, 3], [4]]);
  });

  test("fail together, and later calls are made as usual", async () => {
    const answers = [new Error("away"), null];
    const ask = batched(async (keys: readonly string[]) => {
      const failure = answers.shift();
      if (failure instanceof Error) throw failure;
      return keys;
    });
    const ends = await Promise.allSettled([ask("a"), ask("b")]);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await ask("c")).toBe("c");
  });
});

describe("coalesced calls", () => {
  test("with the same key become one call, and each caller gets its position", async () => {
    const asked: [string, number][] = [];
    const ask = coalesced(async (what: string, calls) => {
      asked.push([what, calls]);
      return what.length;
    });
    const all = await Promise.all([ask("a", "first"), ask("b", "other one"), ask("a", "second")]);
    expect(all).toEqual([
      { result: 5, position: 0, calls: 2 },
      { result: 9, position: 0, calls: 1 },
      { result: 5, position: 1, calls: 2 },
    ]);
    expect(asked).toEqual([
      ["first", 2],
      ["other one", 1],
    ]);
    expect(await ask("a", "later")).toEqual({ result: 5, position: 0, calls: 1 });
  });

  test("fail together, and the next call is made again", async () => {
    const failures = [new Error("away")];
    const ask = coalesced(async (_: null, calls: number) => {
      const failure = failures.shift();
      if (failure) throw failure;
      return calls;
    });
    const ends = await Promise.allSettled([ask("a", null), ask("a", null)]);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await ask("a", null)).toMatchObject({ result: 1 });
  });
});

describe("a limit of concurrency", () => {
  test("starts the next work when one ends or fails", async () => {
    const limited = limitConcurrency(2);
    const [started, gates]: [number[], ReturnType<typeof gate>[]] = [[], [gate(), gate(), gate(), gate()]];
    const works = gates.map(({ opened }, n) =>
      limited(async () => {
        started.push(n);
        await opened;
        if (n === 0) throw new Error("a work that fails");
        return n;
      }),
    );
    expect(started).toEqual([0, 1]);
    gates[0]?.open();
    await expect(works[0]).rejects.toThrow("a work that fails");
    gates[1]?.open();
    expect(await works[1]).toBe(1);
    gates[2]?.open();
    gates[3]?.open();
    expect(await Promise.all([works[2], works[3]])).toEqual([2, 3]);
    expect(started).toEqual([0, 1, 2, 3]);
  });
});

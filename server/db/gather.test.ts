import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gate } from "@/server/testing/waiting";
import { atMost, departures, gathered, shared } from "./gather";

const aTurn = () => new Promise((turn) => setImmediate(turn));

/** Lets everything happen that waits for no time to pass. */
async function aMoment(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await aTurn();
}

describe("departures", () => {
  // However long a turn takes here, no group is slow unless a test says so.
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => vi.useRealTimers());

  /** Groups that stay away until they are let back, in the order in which they left. */
  function watched(settings: { most?: number; nameOf?: (each: string) => string | null } = {}) {
    const left: (readonly string[])[] = [];
    const gates: ReturnType<typeof gate>[] = [];
    const depart = (group: readonly string[]) => {
      const held = gate();
      left.push(group);
      gates.push(held);
      return held.opened;
    };
    const put = departures<string>({ depart, ...settings });
    const come = (...names: string[]) => names.forEach(put);
    return { come, left, back: (group: number) => gates[group]?.open() };
  }

  test("of one moment are one group, of no more than may", async () => {
    const { come, left } = watched({ most: 2 });
    come("a", "b", "c");
    expect(left).toEqual([]);
    await aMoment();
    expect(left).toEqual([["a", "b"], ["c"]]);
  });

  test("wait while four groups are away, and then leave together", async () => {
    const { come, left, back } = watched();
    for (const name of ["a", "b", "c", "d", "e", "f"]) {
      come(name);
      await aTurn();
    }
    expect(left).toEqual([["a"], ["b"], ["c"], ["d"]]);
    back(1);
    await aMoment();
    expect(left.slice(4)).toEqual([["e", "f"]]);
  });

  test("are held up by no group that is away for long", async () => {
    const { come, left } = watched({ most: 1 });
    come("a", "b", "c", "d", "e");
    await aMoment();
    expect(left).toHaveLength(4);
    vi.advanceTimersByTime(50);
    await aMoment();
    expect(left[4]).toEqual(["e"]);
  });

  test("of one name are away one at a time, others beside them", async () => {
    const { come, left, back } = watched({ nameOf: (each) => each[0] ?? null });
    come("a1", "a2", "b1", "a3");
    await aMoment();
    expect(left).toEqual([["a1", "b1"]]);
    back(0);
    await aMoment();
    expect(left.slice(1)).toEqual([["a2"]]);
    back(1);
    await aMoment();
    expect(left.slice(2)).toEqual([["a3"]]);
    come("a4", "c1");
    await aMoment();
    come("d1");
    await aMoment();
    expect(left.slice(3)).toEqual([["c1"], ["d1"]]);
  });
});

describe("questions of one moment", () => {
  test("are asked together, and each is given its own answer", async () => {
    const asked: (readonly number[])[] = [];
    const double = gathered(async (keys: readonly number[]) => {
      asked.push(keys);
      return keys.map((key) => (key === 2 ? null : key * 2));
    });
    expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, null, 6]);
    expect(await double(4)).toBe(8);
    expect(asked).toEqual([[1, 2, 3], [4]]);
  });

  test("fail together, and the next ones are asked all the same", async () => {
    const answers = [new Error("away"), null];
    const ask = gathered(async (keys: readonly string[]) => {
      const failure = answers.shift();
      if (failure instanceof Error) throw failure;
      return keys;
    });
    const ends = await Promise.allSettled([ask("a"), ask("b")]);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await ask("c")).toBe("c");
  });
});

describe("the same question of one moment", () => {
  test("is asked once, for all who ask it, and each knows its place", async () => {
    const asked: [string, number][] = [];
    const ask = shared(async (what: string, calls) => {
      asked.push([what, calls]);
      return what.length;
    });
    const all = await Promise.all([ask("a", "first"), ask("b", "other one"), ask("a", "second")]);
    expect(all).toEqual([
      { answer: 5, place: 0, calls: 2 },
      { answer: 9, place: 0, calls: 1 },
      { answer: 5, place: 1, calls: 2 },
    ]);
    expect(asked).toEqual([
      ["first", 2],
      ["other one", 1],
    ]);
    expect(await ask("a", "later")).toEqual({ answer: 5, place: 0, calls: 1 });
  });

  test("fails for all who ask it, and the next time is asked anew", async () => {
    const failures = [new Error("away")];
    const ask = shared(async (_: null, calls: number) => {
      const failure = failures.shift();
      if (failure) throw failure;
      return calls;
    });
    const ends = await Promise.allSettled([ask("a", null), ask("a", null)]);
    expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await ask("a", null)).toMatchObject({ answer: 1 });
  });
});

describe("a few at a time", () => {
  test("no more run than may, and the next starts when one has ended, however it ended", async () => {
    const limited = atMost(2);
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

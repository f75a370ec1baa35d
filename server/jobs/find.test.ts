import fc from "fast-check";
import { expect, test } from "vitest";
import type { Job, JobItem, Scope, SystemCtx } from "@/server/kernel/types";
import { find } from "./find";
import { Rotation } from "./rotation";

const WINDOW = 16;
const SLOTS = 4;
const SYSTEM = {} as SystemCtx;

/** A job over counts of due items of merchants, which answers as `dueItems` does. */
function jobOf(due: Map<string, number>) {
  const state = { queries: 0, read: 0 };
  const job: Job = {
    name: "counts",
    total: SLOTS / 2,
    nextAt: async () => null,
    run: async () => undefined,
    due: async (_system: SystemCtx, scope: Scope, limit: number) => {
      const after = typeof scope === "object" && "after" in scope ? (scope.after ?? "") : "";
      const ids = [...due.keys()].filter((id) => (due.get(id) ?? 0) > 0).sort();
      const turned = [...ids.filter((id) => id > after), ...ids.filter((id) => id <= after)].slice(0, limit);
      const each = Math.max(1, Math.ceil(limit / Math.max(1, turned.length)));
      const rows = turned.flatMap((merchantId) =>
        Array.from({ length: Math.min(each, due.get(merchantId) ?? 0) }, (_, n) => ({
          merchantId,
          id: `${merchantId} ${(due.get(merchantId) ?? 0) - n}`,
          dueAt: new Date(n),
        })),
      );
      state.queries += 1;
      state.read += rows.length;
      return rows.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime()).slice(0, limit);
    },
  };
  return { job, state };
}

function idOf(n: number): string {
  return `mer_${String(n).padStart(5, "0")}`;
}

function finding(job: Job, rotation: Rotation, atWork: ReadonlySet<string> = new Set(), least = SLOTS) {
  return find(job, SYSTEM, { scope: { driver: true }, least, hidden: 0, rotation, atWork, isFree: () => true });
}

/** Starts the items that the choices name. */
function startSome(due: Map<string, number>, rotation: Rotation, [free, choices]: [readonly JobItem[], number[]]) {
  const left = [...free];
  return choices.slice(0, SLOTS).flatMap((choice) => {
    const [item] = left.splice(choice % Math.max(1, left.length), 1);
    if (item === undefined) return [];
    due.set(item.merchantId, (due.get(item.merchantId) ?? 0) - 1);
    rotation.serve(item.merchantId);
    return [item.merchantId];
  });
}

const CHOICES = fc.array(fc.array(fc.nat(1_000), { minLength: SLOTS, maxLength: SLOTS }), {
  minLength: 120,
  maxLength: 120,
});

test("no one of many merchants is more than two turns behind another, whichever items start first", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: WINDOW + 1, max: 100 }), CHOICES, async (merchants, rounds) => {
      const due = new Map(Array.from({ length: merchants }, (_, n) => [idOf(n), 1_000]));
      const [{ job }, rotation, turns] = [jobOf(due), new Rotation(), new Map([...due.keys()].map((id) => [id, 0]))];
      for (const choices of rounds) {
        const { free } = await finding(job, rotation);
        for (const id of startSome(due, rotation, [free, choices])) turns.set(id, (turns.get(id) ?? 0) + 1);
        const counts = [...turns.values()];
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
      }
    }),
    { numRuns: 30 },
  );
});

test("everything is found in the end, however the merchants' backlogs differ, and whatever is added in between", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 80 }),
      fc.array(fc.nat(200), { maxLength: 20 }),
      async (backlogs, added) => {
        const due = new Map(backlogs.map((count, n) => [idOf(n * 3), count]));
        const [{ job }, rotation] = [jobOf(due), new Rotation()];
        for (let round = 0; [...due.values()].some((count) => count > 0); round += 1) {
          expect(round).toBeLessThan(1_000);
          const { free } = await finding(job, rotation);
          expect(free.length).toBeGreaterThan(0);
          startSome(due, rotation, [free, [round, round + 1, round + 2, round + 3]]);
          const id = added[round];
          if (id !== undefined) due.set(idOf(id), (due.get(idOf(id)) ?? 0) + 1);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test("merchants whose items run for long do not keep the others from their turns", async () => {
  const due = new Map(Array.from({ length: 60 }, (_, n) => [idOf(n), 1_000]));
  const atWork = new Set(Array.from({ length: 10 }, (_, n) => idOf(n * 5)));
  const [{ job }, rotation, served] = [jobOf(due), new Rotation(), new Set<string>()];
  for (let round = 0; round < 16; round += 1) {
    const { free } = await finding(job, rotation, atWork);
    for (const id of startSome(due, rotation, [free, [round, 3, 2, 1]])) served.add(id);
  }
  expect([...due.keys()].filter((id) => !atWork.has(id) && !served.has(id))).toEqual([]);
});

test("few merchants are seen whole, oldest first, and a merchant that works alone uses all slots", async () => {
  const due = new Map([["mer_1", 100]]);
  const [{ job, state }, rotation] = [jobOf(due), new Rotation()];
  for (let round = 0; round < 3; round += 1) {
    const { free } = await finding(job, rotation, new Set(["mer_1"]));
    expect(free).toHaveLength(WINDOW);
    startSome(due, rotation, [free, [0, 0, 0, 0]]);
  }
  expect(state.queries).toBe(3);
});

test("of thousands of merchants a query reads as many items as it asks for, and a rotation each merchant about once", async () => {
  const due = new Map(Array.from({ length: 1_000 }, (_, n) => [idOf(n), 1_000]));
  const [{ job, state }, rotation, served] = [jobOf(due), new Rotation(), new Set<string>()];
  let rounds = 0;
  for (; served.size < 1_000; rounds += 1) {
    const { free } = await finding(job, rotation);
    for (const id of startSome(due, rotation, [free, [0, 0, 0, 0]])) served.add(id);
  }
  expect(rounds).toBe(1_000 / SLOTS);
  expect(state.read / rounds).toBeLessThan(2 * WINDOW);
});

test("where nothing else is due, items of merchants that had their turn start again", async () => {
  const due = new Map(Array.from({ length: WINDOW }, (_, n) => [idOf(n), 2]));
  const [{ job }, rotation] = [jobOf(due), new Rotation()];
  const starts: string[] = [];
  for (let round = 0; round < 8; round += 1) {
    const { free } = await finding(job, rotation);
    starts.push(...startSome(due, rotation, [free, [0, 0, 0, 0]]));
  }
  expect(starts).toHaveLength(2 * WINDOW);
});

import { beforeEach, expect, test } from "vitest";
import type { SystemCtx } from "@/server/kernel/types";
import { type JobFacts, recentFacts } from "./readiness";

const SYSTEM = {} as SystemCtx;
let clock = 0;
let reads = 0;

beforeEach(() => {
  clock = 0;
  reads = 0;
});

const factsOf = (count: number): JobFacts => ({
  oldest_due_job: null,
  blocked_cycles: count,
  given_up_items: 0,
  last_run_at: null,
  guarding: false,
});

async function readFacts(): Promise<JobFacts> {
  reads += 1;
  return factsOf(reads);
}

test("facts are read once for all probes of a second, and renewed beside a probe after it", async () => {
  const recent = recentFacts(readFacts, () => clock);
  expect(await Promise.all([recent(SYSTEM), recent(SYSTEM)])).toEqual([factsOf(1), factsOf(1)]);
  clock = 999;
  await recent(SYSTEM);
  expect(reads).toBe(1);
  clock = 1_000;
  expect(await recent(SYSTEM)).toEqual(factsOf(1));
  await new Promise((done) => setImmediate(done));
  expect(await recent(SYSTEM)).toEqual(factsOf(2));
});

test("facts older than ten seconds are not shown, and a failure is not kept", async () => {
  let fails = false;
  const recent = recentFacts(
    async () => {
      if (fails) throw new Error("away");
      return readFacts();
    },
    () => clock,
  );
  await recent(SYSTEM);
  fails = true;
  clock = 5_000;
  expect(await recent(SYSTEM)).toEqual(factsOf(1));
  clock = 10_000;
  await expect(recent(SYSTEM)).rejects.toThrow("away");
  fails = false;
  expect(await recent(SYSTEM)).toEqual(factsOf(2));
});

test.each([
  [140, 2_800],
  [3_000, 8_000],
])("facts that took %i ms to read are kept for %i ms", async (took, kept) => {
  const recent = recentFacts(
    async () => {
      clock += took;
      return readFacts();
    },
    () => clock,
  );
  await recent(SYSTEM);
  clock = took + kept - 1;
  await recent(SYSTEM);
  expect(reads).toBe(1);
  clock = took + kept;
  await recent(SYSTEM);
  expect(reads).toBe(2);
});

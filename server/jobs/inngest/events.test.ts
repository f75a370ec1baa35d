import { afterEach, describe, expect, test, vi } from "vitest";
import type { Job } from "@/server/kernel/types";
import { quietAboutStrangers } from "./client";
import { itemEvent, laneEvents, repetition } from "./events";

const NOW = Date.parse("2026-03-01T10:00:00.000Z");
const MINUTE = 60_000;
const job: Job = { name: "test-job", nextAt: async () => null, due: async () => [], run: async () => undefined };
const item = (id: string, late: number, merchantId = "mer_1") => ({ merchantId, id, dueAt: new Date(NOW - late) });

describe("what stays due is sent again after 20 seconds, 5, 10, 20, 40 and 60 minutes, and hourly from then on", () => {
  test.each([
    [-MINUTE, 0],
    [0, 0],
    [20_000 - 1, 0],
    [20_000, 1],
    [5 * MINUTE - 1, 1],
    [5 * MINUTE, 2],
    [10 * MINUTE, 3],
    [20 * MINUTE, 4],
    [40 * MINUTE, 5],
    [60 * MINUTE, 6],
    [119 * MINUTE, 6],
    [120 * MINUTE, 7],
    [24 * 60 * MINUTE, 29],
  ])("%i ms late: sent again %i times", (late, times) => {
    expect(repetition(NOW - late, NOW)).toBe(times);
  });
});

describe("the event of an item", () => {
  test("is the same however often the item is found, starts at its time and holds ids alone", () => {
    const soon = item("row", -30_000);
    const event = itemEvent(job, soon, NOW);
    expect(event).toEqual({
      id: `test-job:row:${NOW + 30_000}`,
      name: "sarraf/test-job.due",
      ts: NOW + 30_000,
      data: { merchantId: "mer_1", id: "row", dueAt: "2026-03-01T10:00:30.000Z" },
    });
    expect(itemEvent(job, soon, NOW + 29_000).id).toBe(event.id);
  });

  test("that is late starts at once", () => {
    expect(itemEvent(job, item("row", 6 * MINUTE), NOW)).toMatchObject({
      id: `test-job:row:${NOW - 6 * MINUTE}:2`,
      ts: NOW,
    });
  });
});

test("items of all merchants that fall due in one second are one event, and so is all that is due already", () => {
  const items = [item("a", 900), item("b", 5_000), item("c", -1_200), item("d", -1_900), item("e", -5_000)];
  const events = laneEvents(job, [...items, item("f", -1_500, "mer_2")], NOW);
  expect(events.map(({ id, ts, data }) => [id, ts - NOW, Object.keys(data)])).toEqual([
    [`test-job:${NOW - 900}:2`, 0, ["dueAt"]],
    [`test-job:second:${NOW / 1_000 + 2}`, 1_200, ["dueAt"]],
    [`test-job:second:${NOW / 1_000 + 5}`, 5_000, ["dueAt"]],
  ]);
});

test("a further overdue item makes another event, even if it is older than those that were found", () => {
  const idOf = (items: Parameters<typeof laneEvents>[1]) => laneEvents(job, items, NOW).map(({ id }) => id);
  expect(idOf([item("a", 900), item("b", 5_000)])).not.toEqual(idOf([item("a", 900)]));
});

describe("several processes share a mass", () => {
  afterEach(() => void vi.unstubAllEnvs());

  const late = Array.from({ length: 500 }, (_, n) => item(`late-${n}`, 5_000));
  const soon = Array.from({ length: 500 }, (_, n) => item(`soon-${n}`, -1_200));

  test.each([
    ["500 items for four processes", "4", 500, 4],
    ["500 items for one process", "1", 500, 1],
    ["few items for four processes", "4", 3, 1],
    ["items for two lanes", "4", 51, 2],
  ])("%s", (_, processes, count, lanes) => {
    vi.stubEnv("SARRAF_PROCESSES", processes);
    for (const items of [late, soon]) {
      const events = laneEvents(job, items.slice(0, count), NOW);
      expect(new Set(events.map(({ id }) => id)).size).toBe(lanes);
      expect(events).toHaveLength(lanes);
      expect(new Set(events.map(({ ts }) => ts)).size).toBe(1);
    }
  });
});

test("calls that nobody signed are one warning a minute, without a stack; every other error is logged", () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() };
  let now = 0;
  const quiet = quietAboutStrangers(log, () => now);
  const refused = { err: new Error("No x-inngest-signature provided"), method: "POST" };
  for (let call = 0; call < 1_000; call += 1) quiet.error(refused, "Signature validation failed");
  now = 61_000;
  quiet.error(refused, "Signature validation failed");
  expect(log.warn.mock.calls.map(([facts]) => facts)).toEqual([
    { reason: "No x-inngest-signature provided", calls: 1 },
    { reason: "No x-inngest-signature provided", calls: 1_000 },
  ]);
  expect(log.error).not.toHaveBeenCalled();
  quiet.error({ err: new Error("boom") }, "Error handling execution result");
  expect(log.error).toHaveBeenCalledTimes(1);
});

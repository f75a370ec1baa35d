import { describe, expect, test, vi } from "vitest";
import type { Job } from "@/server/kernel/types";
import { quietAboutStrangers } from "./client";
import { itemEvent, merchantEvents, repetition } from "./events";

const NOW = Date.parse("2026-03-01T10:00:00.000Z");
const MINUTE = 60_000;
const job: Job = { name: "test-job", nextAt: async () => null, due: async () => [], run: async () => undefined };
const item = (id: string, late: number, merchantId = "mer_1") => ({ merchantId, id, dueAt: new Date(NOW - late) });

describe("what stays due is sent again after 5, 10, 20, 40 and 60 minutes, and hourly from then on", () => {
  test.each([
    [-MINUTE, 0],
    [0, 0],
    [5 * MINUTE - 1, 0],
    [5 * MINUTE, 1],
    [10 * MINUTE, 2],
    [20 * MINUTE, 3],
    [40 * MINUTE, 4],
    [60 * MINUTE, 5],
    [119 * MINUTE, 5],
    [120 * MINUTE, 6],
    [24 * 60 * MINUTE, 28],
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
    expect(itemEvent(job, { ...soon, receiver: "https://shop.example" }, NOW).data.receiver).toBe(
      "https://shop.example",
    );
  });

  test("that is late starts at once", () => {
    expect(itemEvent(job, item("row", 6 * MINUTE), NOW)).toMatchObject({
      id: `test-job:row:${NOW - 6 * MINUTE}:1`,
      ts: NOW,
    });
  });
});

test("a merchant's items that fall due together are one event, and all that is due already is one", () => {
  const items = [item("a", 900), item("b", 5_000), item("c", -1_200), item("d", -1_900), item("e", -5_000)];
  const events = merchantEvents(job, [...items, item("f", -1_500, "mer_2")], NOW);
  expect(events.map(({ id, ts }) => [id, ts - NOW])).toEqual([
    [`test-job:mer_1:${NOW - 900}`, 0],
    [`test-job:mer_1:${NOW + 2_000}`, 2_000],
    [`test-job:mer_1:${NOW + 5_000}`, 5_000],
    [`test-job:mer_2:${NOW + 2_000}`, 2_000],
  ]);
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

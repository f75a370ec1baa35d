import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { retryAfterSeconds } from "@/server/kernel/retry-after";
import { RETRY_WAITS, retryAt } from "./schedule";

const failedAt = new Date("2026-03-01T00:00:00Z");
const MIDDLE = 0.5;

function waits(attempts: number, change: { random?: number; retryAfterSeconds?: number | null } = {}): number | null {
  const at = retryAt({ attempts, failedAt, random: MIDDLE, retryAfterSeconds: null, ...change });
  return at === null ? null : (at.getTime() - failedAt.getTime()) / 1000;
}

describe("a failed delivery is tried again nine times", () => {
  it.each([
    [1, 5],
    [2, 300],
    [3, 1_800],
    [4, 7_200],
    [5, 18_000],
    [6, 36_000],
    [7, 50_400],
    [8, 72_000],
    [9, 86_400],
  ])("after try %i it waits %i seconds", (attempts, seconds) => {
    expect(waits(attempts)).toBe(seconds);
  });

  it.each([10, 11, 100])("after try %i nothing more is scheduled", (attempts) => {
    expect(waits(attempts)).toBeNull();
  });

  test("each wait is spread by a fifth to both sides", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: RETRY_WAITS.length }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempts, random) => {
          const wait = RETRY_WAITS[attempts - 1] ?? 0;
          const spread = waits(attempts, { random }) ?? 0;
          expect(spread).toBeGreaterThanOrEqual(wait * 0.8 - 0.001);
          expect(spread).toBeLessThanOrEqual(wait * 1.2);
        },
      ),
    );
  });
});

describe("Retry-After is honoured", () => {
  it.each([
    ["longer than the wait: it counts", 1, 60, 60],
    ["shorter than the wait: the wait counts", 2, 60, 300],
    ["longer than a day: a day counts", 1, 10_000_000, 86_400],
    ["after the last try: nothing more is scheduled", 10, 60, null],
  ])("%s", (_, attempts, seconds, expected) => {
    expect(waits(attempts, { retryAfterSeconds: seconds })).toBe(expected);
  });

  const now = new Date("2026-03-01T00:00:00.500Z");
  it.each([
    [null, null],
    ["120", 120],
    [" 0 ", 0],
    ["Sun, 01 Mar 2026 00:01:00 GMT", 60],
    ["Sat, 28 Feb 2026 00:00:00 GMT", 0],
    ["-5", null],
    ["1.5", null],
    ["2026", 2026],
    ["2026-03-01", null],
    ["soon", null],
    ["", null],
    ["99999999999999999999", null],
    ["Abc, nonsense", null],
  ])("%j is %j seconds", (header, seconds) => {
    expect(retryAfterSeconds(header, now)).toBe(seconds);
  });
});

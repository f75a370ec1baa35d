import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Count, lowerTail } from "./lower-tail";
import { fallenRate, recovery } from "./success-rate";

const NONE: Count = { tried: 0, ok: 0 };
const count = (tried: number, ok: number): Count => ({ tried, ok });
/** The same counts in each hour, newest first; `usual` has four weeks of them. */
const method = (hours: readonly Count[], usual: Count) => ({ hours, usual: hours.map(() => usual) });

describe("a rate has fallen", () => {
  it.each([
    ["the hour in progress is far below", [count(40, 10)], count(160, 150), 0],
    ["the last hour is, and the one in progress is short", [count(3, 3), count(40, 10)], count(160, 150), 1],
    ["several hours together say so", [count(22, 15), count(22, 15), count(22, 15)], count(88, 84), 2],
  ])("if %s", (_, hours, usual, back) => {
    expect(fallenRate(method(hours, usual))).toMatchObject({ back, usual: usual.ok / usual.tried });
  });

  it.each([
    ["without twenty attempts in the hour", [count(19, 0), count(19, 0)], count(160, 150)],
    ["without twenty attempts in the same hours of four weeks", [count(40, 0)], count(19, 19)],
    ["less than ten points below the mean", [count(5_000, 4_300)], count(20_000, 19_000)],
    ["if chance explains it", [count(20, 16)], count(80, 76)],
    ["if it is above the mean", [count(40, 40)], count(160, 80)],
    ["without attempts", [], NONE],
  ])("but not %s", (_, hours, usual) => {
    expect(fallenRate(method(hours, usual))).toBeNull();
  });
});

it.each([
  ["over", [count(42, 39)], count(168, 160)],
  ["over", [count(5, 5), count(18, 17), count(19, 18)], count(56, 54)],
  [null, [count(42, 37)], count(168, 160)],
  [null, [count(5, 5), count(42, 26)], count(168, 160)],
  ["quiet", Array.from({ length: 25 }, () => count(0, 0)), count(88, 84)],
] as const)("the rate is back: %s", (expected, hours, usual) => {
  expect(recovery(method(hours, usual))).toBe(expected);
});

test("the lower tail is a distribution function, exact for small numbers", () => {
  const group = fc.integer({ min: 1, max: 60 }).chain((tried) => fc.tuple(fc.constant(tried), fc.nat(tried)));
  fc.assert(
    fc.property(group, group, ([tried, ok], [others, othersOk]) => {
      const p = lowerTail(count(tried, ok), count(others, othersOk));
      expect(p).toBeGreaterThan(0);
      expect(p).toBeLessThanOrEqual(1);
      if (ok > 0 && othersOk < others)
        expect(lowerTail(count(tried, ok - 1), count(others, othersOk + 1))).toBeLessThanOrEqual(p + 1e-9);
    }),
  );
  // One of three white and none of two black balls: 1 of the 10 pairs has no white one.
  expect(lowerTail(count(2, 0), count(3, 3))).toBeCloseTo(0.1, 9);
  expect(lowerTail(count(3, 3), count(2, 0))).toBeCloseTo(1, 9);
});

const STEADY_HOURS = 25;

/** The smallest fall below a rate of 90 %, in points, that opens an alert after `lasting` hours. */
function smallestFall(tried: number, lasting: number): number {
  const usual = count(4 * tried, 3.6 * tried);
  const falls = Array.from({ length: tried + 1 }, (_, lost) => tried - lost).filter((ok) => {
    const hours = Array.from({ length: STEADY_HOURS }, (_, hour) => count(tried, hour < lasting ? ok : 0.9 * tried));
    return fallenRate(method(hours, usual)) !== null;
  });
  return Math.round(90 - (100 * Math.max(...falls)) / tried);
}

test.each([
  [20, [50, 35, 20, 15, 10]],
  [50, [28, 18, 12, 10, 10]],
  [100, [19, 12, 10, 10, 10]],
])("with %i attempts an hour the smallest falls after 1, 3, 6, 12 and 24 hours are %j points", (tried, falls) => {
  expect([1, 3, 6, 12, 24].map((lasting) => smallestFall(tried, lasting))).toEqual(falls);
});

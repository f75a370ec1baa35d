import { describe, expect, it } from "vitest";
import { leavingMonths, monthsAfter, tableOfMonth } from "./months";

describe("months are counted over the turn of the year", () => {
  it.each([
    [2611, 0, 2611],
    [2611, 1, 2612],
    [2611, 2, 2701],
    [2701, -1, 2612],
    [2701, -13, 2512],
    [3012, 14, 3202],
  ])("%i and %i months are %i", (month, count, expected) => expect(monthsAfter(month, count)).toBe(expected));
});

describe("a month leaves once as many whole ones as are kept lie between it and the present one", () => {
  it.each([
    ["the last that are kept stay", [2608, 2609, 2610, 2611], [], []],
    ["older ones leave, the oldest first", [2607, 2511, 2611, 2612], [], [2511, 2607]],
    ["what is from before all months stays until the first of them leaves", [0, 2608, 2611], [], []],
    ["and follows it", [0, 2607, 2611], [], [2607, 0]],
    ["also if that was long ago", [0, 2611], [2601], [0]],
    ["none leaves twice", [0, 2601, 2611], [0, 2601], []],
  ])("%s", (_name, present, left, expected) => {
    expect(leavingMonths(present, { current: 2611, keep: 3, left })).toEqual(expected);
  });
});

it("a month's table has four digits, whatever the month", () => {
  expect([tableOfMonth("event", 0), tableOfMonth("event", 2611)]).toEqual(["event_0000", "event_2611"]);
});

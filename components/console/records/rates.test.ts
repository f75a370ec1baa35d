import { expect, it } from "vitest";
import { changeBetween, factorBetween, pointsBetween, shareOf } from "./rates";

it.each([
  [348, 375, "92.8"],
  [0, 3, "0.0"],
  [0, 0, null],
  [2, 3, "66.7"],
])("%d of %d is %s", (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});

it.each([
  ["100.000", "100.800", "+0.8"],
  ["100.000", "99.500", "−0.5"],
  ["100.000", "100.000", "0.0"],
  ["0.000", "1.000", null],
])("from %s to %s is %s", (before, now, change) => {
  expect(changeBetween(before, now)).toBe(change);
});

it.each([
  ["93.3", "92.8", "−0.5"],
  [null, "92.8", null],
  ["92.8", null, null],
])("from %s to %s are %s points", (before, now, points) => {
  expect(pointsBetween(before, now)).toBe(points);
});

it.each([
  ["1.000", "84.035", "×84"],
  ["0.001", "12345678901.123", "×12,345,678,901,123"],
  ["1.000", "9.999", null],
  ["0.000", "5.000", null],
])("from %s to %s is the factor %s", (before, now, factor) => {
  expect(factorBetween(before, now)).toBe(factor);
});

import { expect, it, test } from "vitest";
import type { CivilDate } from "@/server/kernel/time";
import { monthName, parseMonth } from "./month";
import { daysOf, instantsOf, namedSpan, spanBefore, spanBetween } from "./span";

const day = (text: string) => text as CivilDate;

it.each([
  ["today", "2027-01-24", "2027-01-24"],
  ["7-days", "2027-01-18", "2027-01-24"],
  ["30-days", "2026-12-26", "2027-01-24"],
  ["this-month", "2027-01-01", "2027-01-24"],
] as const)("%s is %s to %s", (range, from, to) => {
  expect(namedSpan(range, day("2027-01-24"))).toEqual({ from, to });
});

it.each([
  ["2027-01-01", "2027-01-31", true],
  ["2027-01-01", "2027-01-01", true],
  ["2027-01-02", "2027-01-01", false],
  ["2027-02-30", "2027-03-01", false],
  ["2027-01-01", "2028-01-01", true],
  ["2027-01-01", "2028-01-02", false],
  ["", "2027-01-01", false],
  ["0001-01-01", "0001-01-31", false],
  ["9999-12-01", "9999-12-31", false],
])("from %s to %s is a span: %s", (from, to, expected) => {
  expect(spanBetween(from, to) !== null).toBe(expected);
});

it.each([
  ["2027-01", "2027-01"],
  ["1970-01", "1970-01"],
  ["9998-12", "9998-12"],
  ["0001-01", null],
  ["9999-12", null],
  ["2027-13", null],
])("the month %s is %s, which has a month before and after", (text, name) => {
  const month = parseMonth(text);
  expect(month && monthName(month)).toBe(name);
});

test("the span before has as many days and ends where this one begins", () => {
  const span = { from: day("2027-02-26"), to: day("2027-03-02") };
  expect(daysOf(span)).toEqual(["2027-02-26", "2027-02-27", "2027-02-28", "2027-03-01", "2027-03-02"]);
  expect(spanBefore(span)).toEqual({ from: "2027-02-21", to: "2027-02-25" });
});

it.each([
  ["Asia/Kuwait", "2027-01-23T21:00:00.000Z", "2027-01-24T21:00:00.000Z"],
  ["UTC", "2027-01-24T00:00:00.000Z", "2027-01-25T00:00:00.000Z"],
  ["Pacific/Honolulu", "2027-01-24T10:00:00.000Z", "2027-01-25T10:00:00.000Z"],
  ["Asia/Kathmandu", "2027-01-23T18:15:00.000Z", "2027-01-24T18:15:00.000Z"],
])("a day in %s", (zone, start, end) => {
  const span = { from: day("2027-01-24"), to: day("2027-01-24") };
  expect(instantsOf(span, zone)).toEqual({ start: new Date(start), end: new Date(end) });
});

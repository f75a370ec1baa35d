import { describe, expect, it, test } from "vitest";
import { civilDateOf } from "@/server/kernel/time";
import { isExpired, lastDay, willExpireSoon } from "./expiry";

const day = (text: string) => civilDateOf(new Date(`${text}T12:00:00Z`), "UTC");
const card = (expiryYear: number, expiryMonth: number) => ({ expiryYear, expiryMonth });

describe("a card can be used through the last day of its month", () => {
  it.each([
    [2027, 1, "2027-01-31"],
    [2027, 2, "2027-02-28"],
    [2028, 2, "2028-02-29"],
    [2027, 12, "2027-12-31"],
  ])("%i-%i ends %s", (year, month, expected) => {
    expect(lastDay(card(year, month))).toBe(expected);
  });

  it("there is no thirteenth month", () => {
    expect(() => lastDay(card(2027, 13))).toThrow(RangeError);
  });
});

describe("soon is sixty days or fewer before the end, never after it", () => {
  it.each([
    ["2027-04-01", false, false],
    ["2027-05-01", false, true], // the sixtieth day before 30 June
    ["2027-06-30", false, true],
    ["2027-07-01", true, false],
  ])("June 2027 on %s: expired %s, soon %s", (today, expired, soon) => {
    expect([isExpired(card(2027, 6), day(today)), willExpireSoon(card(2027, 6), day(today))]).toEqual([expired, soon]);
  });
});

test("the day before soon begins is not soon", () => {
  expect(willExpireSoon(card(2027, 6), day("2027-04-30"))).toBe(false);
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, type CivilDate, civilDateOf, parseCivilDate } from "@/server/kernel/time";
import { rounds, SEED } from "@/server/testing/rounds";
import { firstAfter, firstOnOrAfter, hasRoom, scheduledDate } from "./schedule";
import type { Frequency } from "./words";

function day(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (date === null) throw new Error(`${text} is no day.`);
  return date;
}

/** The calendar by arithmetic alone: no date library, no clamping rule but "the last day the month has". */
function naive(start: CivilDate, months: number): string {
  const [year = 0, month = 0, anchor = 0] = start.split("-").map(Number);
  const target = year * 12 + (month - 1) + months;
  const [y, m] = [Math.floor(target / 12), (target % 12) + 1];
  const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const clamped = Math.min(anchor, lengths[m - 1] ?? 0);
  return `${y}-${String(m).padStart(2, "0")}-${String(clamped).padStart(2, "0")}`;
}

const MONTHS: Readonly<Record<Frequency, number>> = { monthly: 1, yearly: 12 };

/** Months that have the anchor day, in common and in leap years, and before the century that is none. */
const FIRST_MONTHS = ["2027-01", "2027-02", "2028-01", "2028-02", "2028-12", "2099-03"];
const ANCHORS = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, "0"));

describe.each(["monthly", "yearly"] as const)("a %s plan", (frequency) => {
  const starts = FIRST_MONTHS.flatMap((month) =>
    ANCHORS.flatMap((anchor) => parseCivilDate(`${month}-${anchor}`) ?? []),
  );

  test("falls on the anchor day or the month's last, over 48 months from every anchor", () => {
    for (const startDate of starts) {
      for (let k = 0; k * MONTHS[frequency] <= 48; k += 1)
        expect(scheduledDate({ frequency, startDate }, k)).toBe(naive(startDate, k * MONTHS[frequency]));
    }
  });

  test("is found from any day by looking through all its dates", () => {
    const plan = fc.record({ start: fc.constantFrom(...starts), days: fc.integer({ min: -40, max: 1_500 }) });
    fc.assert(
      fc.property(plan, ({ start, days }) => {
        const from = addDays(start, days);
        const dates = Array.from({ length: 60 }, (_, k) => naive(start, k * MONTHS[frequency]));
        expect(firstOnOrAfter({ frequency, startDate: start }, from)).toBe(dates.find((date) => date >= from));
        expect(firstAfter({ frequency, startDate: start }, from)).toBe(dates.find((date) => date > from));
      }),
      { numRuns: rounds(100), seed: SEED },
    );
  });
});

test("a subscription anchored on day 31 comes back to it after a shorter month", () => {
  const plan = { frequency: "monthly", startDate: day("2027-01-31") } as const;
  const dates = [0, 1, 2, 3, 13].map((k) => scheduledDate(plan, k));
  expect(dates).toEqual(["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30", "2028-02-29"]);
});

test("a year that began on a leap day is charged on 28 February until the next one", () => {
  const plan = { frequency: "yearly", startDate: day("2028-02-29") } as const;
  expect([1, 2, 3, 4].map((k) => scheduledDate(plan, k))).toEqual([
    "2029-02-28",
    "2030-02-28",
    "2031-02-28",
    "2032-02-29",
  ]);
});

describe("whether the plan includes a cycle", () => {
  const date = civilDateOf(new Date("2027-03-31T12:00:00Z"), "UTC");
  it.each([
    ["without limits", null, null, true],
    ["on the end date", "2027-03-31", null, true],
    ["after the end date", "2027-03-30", null, false],
    ["for the last cycle", null, 3, true],
    ["for one too many", null, 2, false],
  ])("%s", (_name, end, totalCycles, expected) => {
    expect(hasRoom({ endDate: end === null ? null : day(end), totalCycles }, { date, number: 3 })).toBe(expected);
  });
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addSeconds, civilDateOf } from "@/server/kernel/time";
import {
  interval,
  lastFinished,
  type Period,
  periodAt,
  removedAt,
  reportDueAt,
  reportName,
  uncoveredPeriod,
} from "./period";
import { INTERVALS, type Interval } from "./words";

const span = ({ startsAt, endsAt }: Period): string[] => [startsAt.toISOString(), endsAt.toISOString()];
const days = ({ firstDay, lastDay }: Period): string => `${firstDay} ${lastDay}`;

describe("a period is whole civil days of the merchant's zone", () => {
  it.each([
    ["daily", "2026-03-10T20:59:59.999Z", "Asia/Kuwait", "2026-03-10 2026-03-10"],
    ["daily", "2026-03-10T21:00:00.000Z", "Asia/Kuwait", "2026-03-11 2026-03-11"],
    ["weekly", "2026-03-07T20:59:59Z", "Asia/Kuwait", "2026-03-01 2026-03-07"],
    ["weekly", "2026-03-07T21:00:00Z", "Asia/Kuwait", "2026-03-08 2026-03-14"],
    ["weekly", "2026-01-01T12:00:00Z", "UTC", "2025-12-28 2026-01-03"],
    ["monthly", "2028-02-29T12:00:00Z", "UTC", "2028-02-01 2028-02-29"],
    ["monthly", "2026-12-31T21:00:00Z", "Asia/Kuwait", "2027-01-01 2027-01-31"],
    ["yearly", "2026-12-31T20:59:59Z", "Asia/Kuwait", "2026-01-01 2026-12-31"],
    ["yearly", "2026-12-31T21:00:00Z", "Asia/Kuwait", "2027-01-01 2027-12-31"],
  ] as const)("%s at %s in %s is %s", (of, at, zone, expected) => {
    expect(days(periodAt(of, new Date(at), zone))).toBe(expected);
  });

  it.each([
    ["clocks go forward: 23 hours", "2026-03-08T12:00:00Z", "America/New_York", 23],
    ["clocks go back: 25 hours", "2026-11-01T12:00:00Z", "America/New_York", 25],
    ["midnight itself is skipped", "2026-04-24T12:00:00Z", "Africa/Cairo", 23],
    ["no change", "2026-06-01T12:00:00Z", "Africa/Cairo", 24],
    ["half an hour", "2026-10-04T01:00:00Z", "Australia/Lord_Howe", 23.5],
  ])("%s", (_, at, zone, hours) => {
    const { startsAt, endsAt } = periodAt("daily", new Date(at), zone);
    expect((endsAt.getTime() - startsAt.getTime()) / 3_600_000).toBe(hours);
  });
});

it("periods of any interval and zone follow each other without a gap", () => {
  const zones = ["Asia/Kuwait", "America/New_York", "Africa/Cairo", "Pacific/Apia", "Australia/Lord_Howe", "UTC"];
  const instants = fc.date({ min: new Date("2000-01-01"), max: new Date("2060-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...INTERVALS), instants, fc.constantFrom(...zones), (of, at, zone) => {
      const period = periodAt(of, at, zone);
      expect(period.startsAt <= at && at < period.endsAt).toBe(true);
      expect(periodAt(of, period.endsAt, zone).startsAt).toEqual(period.endsAt);
      expect(lastFinished(of, period.endsAt, zone)).toEqual(period);
    }),
    { numRuns: 300 },
  );
});

describe("after a change of zones a period begins where the last one ended", () => {
  const kuwait = periodAt("daily", new Date("2026-03-10T12:00:00Z"), "Asia/Kuwait");

  test("westward: the rest of the same civil day is a second, shorter one", () => {
    const instant = new Date("2026-03-11T02:00:00Z");
    const next = uncoveredPeriod("daily", { instant, coveredTo: kuwait.endsAt, zone: "America/New_York" });
    expect(span(next)).toEqual(["2026-03-10T21:00:00.000Z", "2026-03-11T04:00:00.000Z"]);
    expect(days(next)).toBe("2026-03-10 2026-03-10");
    expect(reportName("daily", next, "America/New_York")).toBe("transactions_daily_2026-03-10_from_2026-03-10_1700");
  });

  test("eastward: the civil day is shorter by what is covered", () => {
    const newYork = periodAt("daily", new Date("2026-03-10T12:00:00Z"), "America/New_York");
    const instant = new Date("2026-03-11T12:00:00Z");
    const next = uncoveredPeriod("daily", { instant, coveredTo: newYork.endsAt, zone: "Asia/Kuwait" });
    expect(span(next)).toEqual(["2026-03-11T04:00:00.000Z", "2026-03-11T21:00:00.000Z"]);
  });

  test("without one it is whole", () => {
    const instant = new Date("2026-03-20T12:00:00Z");
    const next = uncoveredPeriod("daily", { instant, coveredTo: kuwait.endsAt, zone: "Asia/Kuwait" });
    expect(next).toEqual(periodAt("daily", instant, "Asia/Kuwait"));
  });
});

test.each([
  ["daily", "transactions_daily_2026-03-10"],
  ["weekly", "transactions_weekly_2026-03-08_2026-03-14"],
  ["monthly", "transactions_monthly_2026-03"],
  ["yearly", "transactions_yearly_2026"],
] as const)("a %s report is called %s", (of, name) => {
  expect(reportName(of, periodAt(of, new Date("2026-03-10T12:00:00Z"), "Asia/Kuwait"), "Asia/Kuwait")).toBe(name);
});

test("a report is made five minutes after its period", () => {
  const period = periodAt("daily", new Date("2026-03-10T12:00:00Z"), "Asia/Kuwait");
  expect(reportDueAt(period).toISOString()).toBe("2026-03-10T21:05:00.000Z");
});

test("a file is kept for 90 days and removed as a month begins", () => {
  for (const made of ["2026-01-01T00:00:00Z", "2026-03-10T12:00:00Z", "2026-11-30T23:59:59Z", "2028-02-29T05:00:00Z"]) {
    const gone = removedAt(new Date(made), "Asia/Kuwait");
    expect(civilDateOf(gone, "Asia/Kuwait").slice(8)).toBe("01");
    expect(gone >= addSeconds(new Date(made), 89 * 86_400)).toBe(true);
    expect(gone <= addSeconds(new Date(made), 122 * 86_400)).toBe(true);
  }
});

test("a word that is no interval is a bug", () => {
  expect(() => interval("hourly")).toThrow(RangeError);
  expect(INTERVALS.map((each: Interval) => interval(each))).toEqual([...INTERVALS]);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addIsoDuration,
  addMonths,
  addSeconds,
  type CivilDate,
  civilDateOf,
  formatLifetime,
  isTimeZone,
  parseCivilDate,
  parseInstant,
  parseLifetime,
  startOfDay,
  startOfWeek,
  timestampUtc,
} from "./time";

function day(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (date === null) throw new Error(`${text} is no day`);
  return date;
}

describe("a civil date exists or is refused", () => {
  it.each(["2026-01-31", "2028-02-29", "1999-12-31", "0001-01-01", "9999-12-31"])("%s", (text) => {
    expect(parseCivilDate(text)).toBe(text);
  });
  it.each([
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "31/01/2026",
    "",
    "2026-01-31T00:00:00Z",
    "0000-01-01",
    "٢٠٢٦-٠١-٠١",
  ])("not %s", (text) => {
    expect(parseCivilDate(text)).toBeNull();
  });
});

/** Days of a month, written down independently. */
function daysIn(year: number, month: number): number {
  return (
    [31, year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][
      month - 1
    ] ?? 0
  );
}

describe("months are counted from the date itself and clamped to the last day", () => {
  it("for every anchor day over 48 months, leap years included", () => {
    for (let anchor = 1; anchor <= 31; anchor += 1) {
      const start = day(`2027-01-${String(anchor).padStart(2, "0")}`);
      for (let k = 0; k <= 48; k += 1) {
        const year = 2027 + Math.floor(k / 12);
        const month = (k % 12) + 1;
        const expected = Math.min(anchor, daysIn(year, month));
        expect(addMonths(start, k)).toBe(
          `${year}-${String(month).padStart(2, "0")}-${String(expected).padStart(2, "0")}`,
        );
      }
    }
  });

  it.each([
    ["2028-02-29", 12, "2029-02-28"],
    ["2028-02-29", 48, "2032-02-29"],
    ["2026-03-31", -1, "2026-02-28"],
  ])("%s and %i months is %s", (from, months, to) => {
    expect(addMonths(day(from), months)).toBe(to);
  });
});

describe("days are counted on the calendar", () => {
  it("as UTC days are", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -1000, max: 1000 }), (since, days) => {
        const iso = (n: number): string => new Date(n * 86_400_000).toISOString().slice(0, 10);
        expect(addDays(day(iso(since + 1000)), days)).toBe(iso(since + 1000 + days));
      }),
    );
  });
});

describe("a week begins on Sunday", () => {
  it.each([
    ["2027-01-02", "2026-12-27"],
    ["2027-01-03", "2027-01-03"],
    ["2027-01-04", "2027-01-03"],
    ["1969-12-31", "1969-12-28"],
  ])("that of %s on %s", (date, first) => {
    expect(startOfWeek(day(date))).toBe(first);
  });
});

describe("a merchant's day begins at its own midnight", () => {
  it.each([
    ["2026-11-20T20:59:59Z", "Asia/Kuwait", "2026-11-20"],
    ["2026-11-20T21:00:00Z", "Asia/Kuwait", "2026-11-21"],
    ["2026-01-01T04:59:59Z", "America/New_York", "2025-12-31"],
    ["2026-12-31T12:00:00Z", "Pacific/Kiritimati", "2027-01-01"],
  ])("%s in %s is %s", (instant, zone, date) => {
    expect(civilDateOf(new Date(instant), zone)).toBe(date);
  });

  it("the first of all days begins in a year that the database knows, and the last of all ends in one", () => {
    expect(startOfDay(addDays(day("9999-12-31"), 1), "America/Sao_Paulo").toISOString()).toMatch(/^9999-12-31T23:59/);
    expect(startOfDay(day("0001-01-01"), "Asia/Kuwait").toISOString()).toBe("0001-01-01T00:00:00.000Z");
    expect(startOfDay(day("0001-01-01"), "America/Sao_Paulo").toISOString()).toMatch(/^0001-01-01T03:/);
  });

  it("the start of a day is the first instant that has its date, daylight saving included", () => {
    const zones = fc.constantFrom(
      "Asia/Kuwait",
      "Europe/Berlin",
      "America/Sao_Paulo",
      "Africa/Cairo",
      "Asia/Beirut",
      "Australia/Lord_Howe",
    );
    fc.assert(
      fc.property(fc.integer({ min: 14_000, max: 25_000 }), zones, (since, zone) => {
        const date = day(new Date(since * 86_400_000).toISOString().slice(0, 10));
        const start = startOfDay(date, zone);
        expect(civilDateOf(start, zone)).toBe(date);
        expect(civilDateOf(new Date(start.getTime() - 1), zone)).toBe(addDays(date, -1));
      }),
    );
  });

  it.each([
    ["Asia/Kuwait", true],
    ["UTC", true],
    ["Mars/Olympus", false],
    ["+03:00", false],
    ["-05", false],
    ["", false],
  ])("%s is a zone: %s", (zone, known) => {
    expect(isTimeZone(zone)).toBe(known);
  });
});

describe("a lifetime is read in both forms and written in one", () => {
  it.each([
    ["24:00:00", 86_400],
    ["1 00:00:00", 86_400],
    ["00:50:00", 3_000],
    ["8760:00:00", 31_536_000],
    ["365 00:00:00", 31_536_000],
    ["2 03:04:05", 183_845],
  ])("%s is %i seconds", (text, seconds) => {
    expect(parseLifetime(text)).toBe(seconds);
  });

  it.each(["", "24:00", "1 24:00:00", "00:60:00", "00:00:60", "-01:00:00", "1.5", "P1D"])("%s is refused", (text) => {
    expect(parseLifetime(text)).toBeNull();
  });

  it("what is written reads back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 31_536_000 }), (seconds) => {
        expect(parseLifetime(formatLifetime(seconds))).toBe(seconds);
      }),
    );
    expect(formatLifetime(90_061)).toBe("25:01:01");
  });
});

describe("instants", () => {
  const noon = new Date("2026-01-31T12:00:00.250Z");

  it("are stamped in UTC to the second", () => {
    expect(timestampUtc(noon)).toBe("2026-01-31 12:00:00");
  });

  it("move by seconds", () => {
    expect(addSeconds(noon, 90).toISOString()).toBe("2026-01-31T12:01:30.250Z");
  });

  it.each([
    ["P1M", "UTC", "2026-02-28T12:00:00.250Z"],
    ["PT90M", "UTC", "2026-01-31T13:30:00.250Z"],
    ["P1Y2M3DT4H", "UTC", "2027-04-03T16:00:00.250Z"],
    ["P60D", "Europe/Berlin", "2026-04-01T11:00:00.250Z"],
  ])("move by %s counted in %s", (duration, zone, expected) => {
    expect(addIsoDuration(noon, duration, zone)?.toISOString()).toBe(expected);
  });

  it.each(["", "1 month", "-P1D", "PT0S", "P"])("do not move by %s", (duration) => {
    expect(addIsoDuration(noon, duration, "UTC")).toBeNull();
  });

  it.each([
    ["2026-01-31T12:00:00Z", "2026-01-31T12:00:00.000Z"],
    ["2026-01-31T15:00:00+03:00", "2026-01-31T12:00:00.000Z"],
  ])("%s is read", (text, expected) => {
    expect(parseInstant(text)?.toISOString()).toBe(expected);
  });

  it.each(["2026-01-31", "2026-01-31T12:00:00", "now", ""])("%s is no instant", (text) => {
    expect(parseInstant(text)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { addMonths, dayAfterKey, hasCalendar, weeksOf } from "./calendar-days";

describe("the calendar", () => {
  it("has whole weeks from Sunday that contain the month", () => {
    const weeks = weeksOf("2027-02-10");
    expect(weeks[0]?.[0]).toBe("2027-01-31");
    expect(weeks.at(-1)?.[6]).toBe("2027-03-06");
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeksOf("2026-02-28")).toHaveLength(4);
  });

  it("has the weeks of one month in every year", () => {
    expect(weeksOf("0026-01-31").length).toBeLessThanOrEqual(6);
    expect(weeksOf("9999-12-31").length).toBeGreaterThanOrEqual(5);
    expect(addMonths("0026-01-31", 1)).toBe("0026-02-28");
    const days = ["0026-01-31", "1899-12-31", "1900-01-01", "9998-12-31", "9999-01-01", "+010000-01-01"];
    expect(days.map(hasCalendar)).toEqual([false, false, true, true, false, false]);
  });

  it("keeps the last day of a shorter month", () => {
    expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
    expect(addMonths("2027-01-31", -2)).toBe("2026-11-30");
  });

  it("follows the arrows in the page's direction", () => {
    expect(dayAfterKey("ArrowRight", "2027-02-10", false)).toBe("2027-02-11");
    expect(dayAfterKey("ArrowRight", "2027-02-10", true)).toBe("2027-02-09");
    expect(dayAfterKey("ArrowDown", "2027-02-26", true)).toBe("2027-03-05");
    expect(dayAfterKey("Home", "2027-02-10", false)).toBe("2027-02-07");
    expect(dayAfterKey("End", "2027-02-10", false)).toBe("2027-02-13");
    expect(dayAfterKey("PageUp", "2027-03-31", false)).toBe("2027-02-28");
    expect(dayAfterKey("a", "2027-03-31", false)).toBeNull();
  });
});

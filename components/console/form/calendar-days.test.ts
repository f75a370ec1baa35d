import { describe, expect, it } from "vitest";
import { addMonths, dayAfterKey, weeksOf } from "./calendar-days";

describe("the calendar", () => {
  it("has whole weeks from Sunday that contain the month", () => {
    const weeks = weeksOf("2027-02-10");
    expect(weeks[0]?.[0]).toBe("2027-01-31");
    expect(weeks.at(-1)?.[6]).toBe("2027-03-06");
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeksOf("2026-02-28")).toHaveLength(4);
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

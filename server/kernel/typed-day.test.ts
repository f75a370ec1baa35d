import { describe, expect, it } from "vitest";
import { typedDay } from "./typed-day";

describe("a typed day", () => {
  it.each([
    ["2027-01-31", "2027-01-31"],
    [" 2027/1/5 ", "2027-01-05"],
    ["٢٠٢٧-٠٢-٢٨", "2027-02-28"],
    ["2027-02-29", null],
    ["31/01/2027", null],
    ["01-02-27", null],
    ["2027-13-01", null],
    ["soon", null],
    ["", null],
  ])("%s is read as %s", (text, day) => {
    expect(typedDay(text)).toBe(day);
  });
});

import { describe, expect, it } from "vitest";
import { dialledPhone, maskedPhone, readPhone } from "./phone";

describe("a phone number is read as it is typed", () => {
  it.each([
    ["50000000", "KWT", "+96550000000"],
    ["٥٠٠٠٠٠٠٠", "KWT", "+96550000000"],
    ["0501234567", "KSA", "+966501234567"],
    ["05 0123-4567", "KSA", "+966501234567"],
    ["+966 (50) 123.4567", "KWT", "+966501234567"],
    ["00966501234567", "KWT", "+966501234567"],
    ["0501234567", "SA", "+966501234567"],
    ["50000000", "XX", "+96550000000"],
  ])("%s in %s is %s", (typed, region, value) => {
    expect(readPhone(typed, region)).toEqual({ value });
  });

  it.each([
    ["", "required"],
    ["   ", "required"],
    ["500", "invalid"],
    ["fifty", "invalid"],
    ["+0501234567", "invalid"],
    ["+9665012345678901", "invalid"],
    ["5000 0000 ext 5", "invalid"],
  ])("%s is %s", (typed, error) => {
    expect(readPhone(typed, "KWT")).toEqual({ error });
  });
});

it("a number that cannot be dialled has no international form", () => {
  expect(dialledPhone("\u200e+٩٦٥ ٥٠٠٠-٠٠٠٠", "KWT")).toBe("+96550000000");
  expect(dialledPhone("abc", "KWT")).toBeNull();
  expect(dialledPhone(null, "KWT")).toBeNull();
  expect(dialledPhone("91234567", "SGP")).toBeNull();
});

it.each([
  ["96550001234", "KWT", "+96550001234"],
  ["96512345", "KWT", "+96596512345"],
  ["050 123 4567", "KSA", "+966501234567"],
  ["+376 312345", "KWT", "+376312345"],
  ["00376312345", "SGP", "+376312345"],
])("%s of a customer in %s is dialled as %s", (sent, region, dialled) => {
  expect(dialledPhone(sent, region)).toBe(dialled);
});

it("shows the last four digits alone", () => {
  expect(maskedPhone("+96550001234")).toBe("•••• 1234");
});

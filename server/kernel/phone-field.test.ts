import { describe, expect, it } from "vitest";
import { customersPhone, phone } from "./phone-field";
import { optional } from "./wire";

const read = (sent: unknown) => {
  const result = optional(phone(16)).safeParse(sent);
  return result.success ? result.data : result.error.issues[0]?.message;
};

describe("a phone number", () => {
  it.each([
    ["+96550000000", "+96550000000"],
    ["\u202a+965 5000 0000\u202c", "+965 5000 0000"],
    [" \u200e(0)30/123.45-6 ", "(0)30/123.45-6"],
    ["+٩٦٥ ٥٠٠٠ ٠٠٠٠", "+٩٦٥ ٥٠٠٠ ٠٠٠٠"],
    ["۰۹۱۲۳۴۵۶۷۸۹", "۰۹۱۲۳۴۵۶۷۸۹"],
    ["(+965) 22123456", "(+965) 22123456"],
    ["+965\u00a05000 0000", "+965\u00a05000 0000"],
    [96550000000, "96550000000"],
    ["\u202a+965 5000 000000\u202c", "+965 5000 000000"],
  ])("%j", (sent, stored) => {
    expect(read(sent)).toBe(stored);
  });

  it.each([
    "abc",
    "+",
    "-",
    "50+00",
    "+965 5000x1",
    "call 50000000",
    "١٢a",
    "5\u00005",
    "#31#50000000",
    "5000\n0000",
    "(+",
    "+(+5)",
  ])("is not %j", (sent) => {
    expect(read(sent)).toMatch(/valid phone number|Null characters/);
  });

  it.each([
    ["22123456 ext 5", "22123456 ext 5"],
    ["\u202a(+965) 22123456\u202c", "(+965) 22123456"],
    ["1".repeat(17), "Ensure this field has no more than 16 characters."],
  ])("of a customer is stored as typed: %j", (sent, stored) => {
    const result = optional(customersPhone(16)).safeParse(sent);
    expect(result.success ? result.data : result.error.issues[0]?.message).toBe(stored);
  });

  it("has a length, and may be left out", () => {
    expect(read("1".repeat(17))).toBe("Ensure this field has no more than 16 characters.");
    expect(read("")).toBeUndefined();
    expect(read({})).toBe("Not a valid string.");
  });
});

import { describe, expect, it } from "vitest";
import { caretAfter, formatCvv, formatExpiry, formatNumber, recallCard, rememberCard } from "./typed-card";

describe("card fields are normalised as they are typed", () => {
  it.each([
    [formatNumber, "411111111111111", "4111 1111 1111 111"],
    [formatNumber, "٤١١١١١١١١١١١١١١", "4111 1111 1111 111"],
    [formatNumber, "۴۱۱۱ ۱۱۱۱", "4111 1111"],
    [formatNumber, "\u200f4111-1111\u200e", "4111 1111"],
    [formatNumber, "41x1", "411"],
    [formatNumber, "12345678901234567890", "1234 5678 9012 3456 789"],
    [formatExpiry, "1", "1"],
    [formatExpiry, "1/", "01"],
    [formatExpiry, "1/30", "01 / 30"],
    [formatExpiry, "12/30", "12 / 30"],
    [formatExpiry, "1230", "12 / 30"],
    [formatExpiry, "12 / ", "12"],
    [formatExpiry, "١٢/٣٠", "12 / 30"],
    [formatExpiry, "12/2030", "12 / 2030"],
    [formatExpiry, "2030-12", "12 / 2030"],
    [formatExpiry, "2030-1", "01 / 2030"],
    [formatCvv, "١٢٣", "123"],
    [formatCvv, "12345", "1234"],
  ])("%o(%j) is %j", (format, typed, shown) => {
    expect(format(typed)).toBe(shown);
    expect(format(shown)).toBe(shown);
  });
});

describe("the caret stays behind the digit that was typed", () => {
  it.each([
    ["4111 1", "41111", 6],
    ["4111 1111", "4111", 4],
    ["12 / 3", "123", 6],
    ["4111", "", 0],
  ])("in %j after %j", (formatted, before, position) => {
    expect(caretAfter(formatted, before)).toBe(position);
  });
});

it("memory holds the card of one attempt only", () => {
  const card = { number: "4111", expiry: "", cvv: "", save: false, shape: null, network: null };
  rememberCard("a", card);
  expect(recallCard("a")).toEqual(card);
  rememberCard("b", card);
  expect(recallCard("a")).toBeNull();
});

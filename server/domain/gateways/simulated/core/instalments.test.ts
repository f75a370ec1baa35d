import { expect, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { instalmentPlans } from "./instalments";

test.each([
  ["9.999", "KWD", []],
  ["10.000", "KWD", [4]],
  ["9", "JPY", []],
  ["10", "JPY", [4]],
  ["99999999999999.999", "KWD", [4]],
])("%s %s is lent in %j", (amount, code, expected) => {
  expect(instalmentPlans(money(amount, currency(code))).map(({ instalments }) => instalments)).toEqual(expected);
});

import { expect, it } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { totalName } from "./total-name";

const kwd = (amount: string) => money(amount, currency("KWD"));

it.each([
  ["payment without parts", "paid", "0", "0", [], null],
  ["payment with its fee", "paid", "0.250", "0", [], "paidAmount"],
  ["payment that a wallet shares", "paid", "0", "4.000", [], "chargedAmount"],
  ["refunded payment", "paid", "0.250", "0", ["refunded"], "paidAmount"],
  ["reservation with its fee", "authorized", "0.250", "0", [], "reservedAmount"],
  ["reservation that was captured, with or without the fee", "paid", "0.250", "0", ["captured"], "reservedAmount"],
  ["reservation that was captured and refunded", "paid", "0", "0", ["captured", "refunded"], "reservedAmount"],
  ["reservation that was released", "authorized", "0", "0", ["voided"], "reservedAmount"],
  ["order that is paid on delivery", "cod", "0.250", "0", [], "amountDue"],
  ["failure after a capture", "failed", "0", "0", ["captured"], null],
] as const)("the total of a %s has a name of which it is true", (_title, outcome, fee, wallet, kinds, name) => {
  const children = kinds.map((kind) => ({ kind, amount: kwd("10.000") }));
  const charged = kwd("10.250");
  expect(totalName({ outcome, charged, fee: kwd(fee), wallet: kwd(wallet), children })).toBe(name);
});

it("a payment that credit paid in whole has no other total", () => {
  const totalled = { outcome: "paid", charged: null, fee: kwd("0"), wallet: kwd("10.000"), children: [] };
  expect(totalName(totalled)).toBeNull();
});

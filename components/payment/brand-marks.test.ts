import { expect, it } from "vitest";
import { brandMark } from "./brand-marks";

it.each([
  ["Visa", { drawn: "visa" }],
  ["VISA", { drawn: "visa" }],
  ["MasterCard", { drawn: "mastercard" }],
  ["American Express", { drawn: "amex" }],
  ["AMEX", { drawn: "amex" }],
  ["Diners", { drawn: "dinersclub" }],
  ["China UnionPay", { drawn: "unionpay" }],
  ["knet-test", { word: "KNET" }],
  ["apple_pay", { drawn: "applepay" }],
  ["shop Google Pay", { drawn: "googlepay" }],
  ["samsung_pay", { word: "S Pay" }],
  ["revisable", "card"],
  ["sandbox", "card"],
  [null, "card"],
] as const)("the mark of %j is %j", (name, mark) => {
  expect(brandMark(name)).toEqual(mark);
});

import { expect, it } from "vitest";
import { brandMark } from "./brand-marks";

it.each([
  ["Visa", "visa"],
  ["VISA", "visa"],
  ["MasterCard", "mastercard"],
  ["knet-test", { word: "KNET" }],
  ["apple_pay", { word: "Pay" }],
  ["sandbox", "card"],
  [null, "card"],
] as const)("the mark of %j is %j", (name, mark) => {
  expect(brandMark(name)).toEqual(mark);
});

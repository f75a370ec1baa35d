import { expect, test } from "vitest";
import { type GatewayResult, storable } from "./result";

const CARD = { brand: "Visa", last4: "1111", expiryMonth: 1, expiryYear: 2030, nameOnCard: null, cvvRequired: true };

test("whatever a connector answers fits the columns it is written to", () => {
  const long = `${"😀".repeat(300)}`;
  const result: GatewayResult = {
    outcome: "failed",
    message: long,
    raw: { text: "a\0b", deep: [{ "k\ud800": "\udfff" }], n: 1.5, none: null },
    params: { pg_message: "x\0" },
    card: { ...CARD, token: "t".repeat(51), brand: "B".repeat(40), last4: "51111", nameOnCard: "N".repeat(65) },
  };
  expect(storable(result)).toEqual({
    outcome: "failed",
    message: "😀".repeat(255),
    raw: { text: "a\ufffdb", deep: [{ "k\ufffd": "\ufffd" }], n: 1.5, none: null },
    params: { pg_message: "x\ufffd" },
    card: { ...CARD, token: null, brand: "B".repeat(32), last4: "5111", nameOnCard: "N".repeat(64) },
  });
});

test("an answer that fits stays as it is", () => {
  const card = { ...CARD, token: "t".repeat(50), nameOnCard: "منى" };
  const result: GatewayResult = { outcome: "success", message: null, raw: { a: [1] }, params: {}, card };
  expect(storable(result)).toEqual(result);
});

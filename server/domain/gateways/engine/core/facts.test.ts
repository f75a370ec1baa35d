import { expect, test } from "vitest";
import { answerIn, cardIn, keptIn } from "./facts";

const CARD = { brand: "brand", last4: "last4", month: "month", year: "year", name: "owner/name" };
const SAID = { brand: "visa", last4: "4242", month: 3, year: 2030, owner: { name: "Sara" } };
const UNITS = { decimals: () => 2 };

test("a card is shown only with its last digits and its expiry date", () => {
  const card = { brand: "Visa", last4: "4242", expiryMonth: 3, expiryYear: 2030, nameOnCard: "Sara" };
  expect(cardIn(SAID, CARD)).toMatchObject(card);
  expect(cardIn({ ...SAID, on: "3/2030" }, { brand: "brand", last4: "last4", expiry: "on" })).toMatchObject({
    expiryMonth: 3,
    expiryYear: 2030,
  });
  for (const lacking of [{ last4: null }, { last4: "42" }, { month: null }, { year: null }])
    expect(cardIn({ ...SAID, ...lacking }, CARD)).toBeNull();
});

test("a card is saved only with everything that charging it needs", () => {
  const fields = { handle: { method: "id", customer: "customer" }, networkTransactionId: "ntid" };
  const handle = { method: "pm_1", customer: "cus_1" };
  expect(keptIn({ id: "pm_1", customer: "cus_1" }, fields)).toEqual({ handle, networkTransactionId: null });
  expect(keptIn({ id: "pm_1", customer: null }, fields)).toBeNull();
});

test("an answer has the facts at the paths, and no amount if the gateway reports none", () => {
  const fields = { about: "ref", params: { transaction_id: "id" }, refs: { psp: "id" }, card: CARD };
  const said = { ...SAID, ref: "SRF1", id: "P", sum: 1050, currency: "usd" };
  const params = { transaction_id: "P", card_number: "**** 4242", card_expiry_month: "03", card_expiry_year: "2030" };
  const answer = answerIn(said, "success", fields, UNITS);
  expect(answer).toEqual({ outcome: "success", raw: said, about: "SRF1", params, refs: { psp: "P" } });
  const moved = { ...fields, moved: { units: "sum", currency: "currency" } };
  expect(answerIn(said, "success", moved, UNITS).actual).toMatchObject({ currency: "USD" });
  expect(answerIn({ ...said, sum: "ten" }, "success", moved, UNITS).actual).toBeNull();
});

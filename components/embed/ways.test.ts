import { describe, expect, it, test } from "vitest";
import type { CheckoutView } from "@/server/domain/payments";
import { chosenWay, isDearer, shownTotal, waysOf } from "./ways";

const VIEW = {
  cards: [{ id: "c1", pgCode: "sandbox", brand: "Visa", last4: "1111", expiry: "12/30" }],
  methods: [
    { code: "sandbox", flow: "redirect", leavesPage: true, cardEntry: null },
    { code: "cards", flow: "card_onsite", leavesPage: false, cardEntry: {} },
  ],
  sheets: [{ service: "apple_pay", pgCode: "sandbox" }],
} as unknown as CheckoutView;

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const CARD = { number: "XXXXXXXXXXXX1111", expiry_month: "12", expiry_year: "30", brand: "Visa", scheme: "Visa" };

it.each([
  [{ method: "card:c1" }, { form_of_payment: "token_pay", pg_code: "sandbox", leaves: false, card: CARD }],
  [{ method: "sandbox" }, { form_of_payment: "redirect", pg_code: "sandbox", leaves: true, typesCard: false }],
  [
    { method: "cards", "card-cards-number": "4111 1111 1111 111", "card-cards-expiry": "12 / 30" },
    {
      form_of_payment: "card_onsite",
      pg_code: "cards",
      leaves: false,
      typesCard: true,
      card: { ...CARD, number: "411111XXXXX1111" },
    },
  ],
  [
    { method: "sandbox", sheet: "apple_pay" },
    { form_of_payment: "apple_pay", pg_code: "sandbox", leaves: true },
  ],
  [
    { method: "sandbox", "whole-wallet": "1.000" },
    { form_of_payment: "wallet", pg_code: "", leaves: false },
  ],
  [{ method: "unknown" }, null],
  [{}, null],
])("the form %j would pay by %j", (fields, way) => {
  const chosen = chosenWay(formOf(fields), waysOf(VIEW));
  if (way === null) expect(chosen).toBeNull();
  else expect(chosen).toMatchObject(way);
});

test("the total is the one that the form shows for what is chosen", () => {
  const totals = { "total-a": "10.000 KWD", "total-a-wallet": "7.000 KWD", "total-wallet:whole": "10.000 KWD" };
  expect(shownTotal(formOf({ method: "a", ...totals }))).toBe("10.000 KWD");
  expect(shownTotal(formOf({ method: "a", wallet: "3.000", ...totals }))).toBe("7.000 KWD");
  expect(shownTotal(formOf({ "whole-wallet": "10.000", ...totals }))).toBe("10.000 KWD");
  expect(shownTotal(formOf({}))).toBe("");
});

describe("after the hooks no more is charged than was agreed to", () => {
  it.each([
    ["10.500 KWD", "10.500 KWD", false],
    ["9.999 KWD", "10.500 KWD", false],
    ["10.501 KWD", "10.500 KWD", true],
    ["100.000 KWD", "99.999 KWD", true],
    ["5.00 USD", "10.500 KWD", true],
    ["", "10.500 KWD", true],
    ["", "", false],
  ])("%s where %s was agreed to is dearer: %s", (total, agreed, dearer) => {
    expect(isDearer(total, agreed)).toBe(dearer);
  });
});

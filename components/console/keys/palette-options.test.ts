import { describe, expect, it } from "vitest";
import type { FoundPayment } from "@/server/domain/console";
import type { KeysFacts, KeysWords } from "./keys-facts";
import { actOf, optionsFor } from "./palette-options";

const FACTS: KeysFacts = {
  language: "en",
  hasLetters: true,
  places: {},
  pages: [{ title: "Payments", href: "/payments" }],
  acts: [{ title: "New payment", href: "/new" }],
  canRefund: true,
  paymentBase: "/payments/",
  words: { refund: "Refund", toDo: "Do", goTo: "Go to", payments: "Payments" } as KeysWords,
};

const PAID: FoundPayment = {
  sessionId: "a".repeat(40),
  orderNo: "10974",
  amount: "24.000",
  currency: "KWD",
  state: "paid",
  customer: "Mariam",
  isExact: true,
};

const titles = (typed: string, found: readonly FoundPayment[], facts = FACTS) =>
  optionsFor(facts, typed, found).flatMap(({ links }) => links.map(({ title }) => title));

describe("the palette offers", () => {
  it.each([
    ["", [], ["New payment", "Payments"]],
    ["pay", [], ["New payment", "Payments"]],
    ["10974", [PAID], ["10974 · Mariam", "Refund 10974"]],
    ["1097", [{ ...PAID, isExact: false }], ["10974 · Mariam"]],
    ["refund 1097", [{ ...PAID, isExact: false }], ["Refund 10974"]],
    ["Refund 10974", [{ ...PAID, state: "failed" }], []],
    ["x", [{ ...PAID, orderNo: null, customer: null, state: "created" }], ["aaaaaaaa…"]],
  ])("for %j", (typed, found, expected) => {
    expect(titles(typed, found)).toEqual(expected);
  });

  it("no refund to who may not refund", () => {
    expect(titles("refund 10974", [PAID], { ...FACTS, canRefund: false })).toEqual([]);
  });

  it("the refund of the payment at its own address", () => {
    const [acts] = optionsFor(FACTS, "refund 10974", [PAID]);
    expect(acts?.links[0]?.href).toBe(`/payments/${PAID.sessionId}?do=refund`);
  });
});

it("the word of an act is no part of what is looked for", () => {
  expect(actOf(" Refund  10974 ", "Refund")).toEqual({ text: "10974", isRefund: true });
  expect(actOf("استرداد 10974", "استرداد")).toEqual({ text: "10974", isRefund: true });
  expect(actOf("refunded", "Refund")).toEqual({ text: "refunded", isRefund: false });
});

import { describe, expect, it } from "vitest";
import type { FoundLine } from "@/server/domain/console";
import type { KeysFacts, KeysWords } from "./keys-facts";
import { actOf, optionsFor } from "./palette-options";

const FACTS: KeysFacts = {
  language: "en",
  hasLetters: true,
  places: {},
  pages: [{ title: "Payments", href: "/payments" }],
  acts: [{ title: "New payment", href: "/new" }],
  canRefund: true,
  bases: {
    payment: "/payments/",
    customer: "/customers/",
    subscription: "/subscriptions/",
    wallet: "/wallets/",
    event: "/events/",
    approval: "/approvals/",
    requests: "/requests?id=",
  },
  words: { refund: "Refund", toDo: "Do", goTo: "Go to", payments: "Payments", found_event: "Event" } as KeysWords,
};

const ID = "a".repeat(40);

const PAID: FoundLine = {
  kind: "payments",
  title: "10974",
  more: "Mariam",
  word: null,
  amount: { amount: "24.000", currency: "KWD" },
  target: { page: "payment", id: ID },
  isExact: true,
  isRefundable: true,
};

const PLAIN = { more: null, word: null, amount: null, isRefundable: false } as const;
const CUSTOMER: FoundLine = {
  ...PLAIN,
  kind: "customers",
  title: "Mariam",
  target: { page: "customer", id: "c/1" },
  isExact: true,
};
const EVENT: FoundLine = {
  ...PLAIN,
  kind: "named",
  title: "evt_1",
  word: "event",
  target: { page: "event", id: "evt_1" },
  isExact: true,
};

const titles = (typed: string, found: readonly FoundLine[], facts = FACTS) =>
  optionsFor(facts, typed, found).flatMap(({ links }) => links.map(({ title }) => title));

describe("the palette offers", () => {
  it.each([
    ["", [], ["New payment", "Payments"]],
    ["pay", [], ["New payment", "Payments"]],
    ["10974", [PAID], ["10974 · Mariam", "Refund 10974"]],
    ["1097", [{ ...PAID, isExact: false }], ["10974 · Mariam"]],
    ["refund 1097", [{ ...PAID, isExact: false }], ["Refund 10974"]],
    ["Refund 10974", [{ ...PAID, isRefundable: false }], []],
    ["x", [{ ...PAID, title: "aaaaaaaa…", more: null, isRefundable: false }], ["aaaaaaaa…"]],
    ["c/1", [CUSTOMER, { ...PAID, isExact: false }], ["Mariam", "10974 · Mariam"]],
    ["evt_1", [EVENT], ["Event · evt_1"]],
  ])("for %j", (typed, found, expected) => {
    expect(titles(typed, found)).toEqual(expected);
  });

  it("no refund to who may not refund", () => {
    expect(titles("refund 10974", [PAID], { ...FACTS, canRefund: false })).toEqual([]);
  });

  it("the refund of the payment at its own address", () => {
    const [acts] = optionsFor(FACTS, "refund 10974", [PAID]);
    expect(acts?.links[0]?.href).toBe(`/payments/${ID}?do=refund`);
  });
});

it("what is named exactly is the first option, at its own address, and acts follow it", () => {
  const [first, second] = optionsFor(FACTS, "c/1", [CUSTOMER, PAID]);
  expect(first?.links).toEqual([{ title: "Mariam", href: "/customers/c%2F1", detail: null }]);
  expect(second?.name).toBe("Do");
});

it("the word of an act is no part of what is looked for", () => {
  expect(actOf(" Refund  10974 ", "Refund")).toEqual({ text: "10974", isRefund: true });
  expect(actOf("استرداد 10974", "استرداد")).toEqual({ text: "10974", isRefund: true });
  expect(actOf("refunded", "Refund")).toEqual({ text: "refunded", isRefund: false });
});

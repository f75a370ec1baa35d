import { describe, expect, it, test } from "vitest";
import { CARD, METHOD, OPEN } from "@/components/testing/checkout-page";
import { addressOf, onlyForms, payPathOf, placeOf } from "./place";

const CARD_ENTRY = { saveCard: "none" as const, minimumDays: null, testCards: [], shapes: [] };
const WALLET = { amount: OPEN.amount, covers: false, left: OPEN.amount, lines: [] };
const SESSION = { lang: "ar", sessionId: "s1" };
const QUERY = { origin: "https://shop.example", channel: "abcdefgh", forms: "redirect" };

test("the address of the embedded page says again what it was asked", () => {
  const place = placeOf(SESSION, QUERY);
  expect(place).toEqual({ ...SESSION, ...QUERY });
  const query = "origin=https%3A%2F%2Fshop.example&channel=abcdefgh&forms=redirect";
  expect(place && addressOf(place)).toBe(`/ar/embed/s1/?${query}`);
  expect(place && addressOf({ ...place, forms: "", lang: "xx" }, "t.1")).toBe(
    "/en/embed/s1/?origin=https%3A%2F%2Fshop.example&channel=abcdefgh&pay=t.1",
  );
});

it.each([undefined, "", "short", "x".repeat(65), "<script>", ["abcdefgh", "abcdefgh"]])(
  "the channel %j is none",
  (channel) => {
    expect(placeOf(SESSION, { ...QUERY, channel })).toBeNull();
  },
);

it.each([
  ["att_1.sig-_~", "/en/pay/att_1.sig-_~"],
  ["../checkout", null],
  ["//evil.example", null],
  ["", null],
  [undefined, null],
])("the token %j leads to %j", (pay, path) => {
  expect(payPathOf("en", { pay })).toBe(path);
});

describe("forms of payment that were not asked for are not shown", () => {
  const leaving = { ...METHOD, code: "page" };
  const inPlace = { ...METHOD, code: "card", flow: "card_onsite", leavesPage: false, cardEntry: CARD_ENTRY };
  const onPage = { ...inPlace, flow: "redirect", leavesPage: true, cardEntry: null };
  const view = { ...OPEN, methods: [leaving, inPlace], cards: [CARD], wallet: WALLET };

  it.each([
    ["", [leaving, inPlace], [CARD], WALLET],
    ["redirect", [leaving, onPage], [], null],
    ["cardOnsite", [inPlace], [], null],
    ["redirect,cardOnsite", [leaving, inPlace], [], null],
    ["tokenPay,wallet", [], [CARD], WALLET],
    ["applePay", [], [], null],
  ])("%j", (forms, methods, cards, wallet) => {
    expect(onlyForms(view, forms)).toMatchObject({ methods, cards, wallet });
  });
});

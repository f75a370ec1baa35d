import { describe, expect, it, test } from "vitest";
import { preselectedChoice } from "@/components/checkout/choices";
import { CARD, METHOD, OPEN } from "@/components/testing/checkout-page";
import { pathOf } from "@/sdk/web/frame";
import { embedderIn } from "@/server/pages/embedder-in";
import { addressOf, fontSources, lookOf, payPathOf, placeOf, viewFor } from "./place";

const CHECKS = { followsScheme: false, thisMonth: "2026-11", leastMonth: "" };
const CARD_ENTRY = {
  isEncrypted: false,
  saveCard: "none" as const,
  minimumDays: null,
  testCards: [],
  challengeCards: [],
  shapes: [],
  checks: CHECKS,
};
const WALLET = { amount: OPEN.amount, covers: false, left: OPEN.amount, lines: [] };
const SESSION = { lang: "ar", sessionId: "s1" };
const QUERY = { origin: "https://shop.example", channel: "abcdefgh", key: "pk_1", forms: "redirect" };

test("the address of the embedded page says again what it was asked", () => {
  const place = placeOf(SESSION, { ...QUERY, other: "x", label: "y".repeat(301) });
  expect(place).toEqual({ ...SESSION, query: QUERY });
  const query = "origin=https%3A%2F%2Fshop.example&channel=abcdefgh&key=pk_1&forms=redirect";
  expect(place && addressOf(place)).toBe(`/ar/embed/s1/?${query}`);
  expect(place && embedderIn(addressOf(place))).toEqual({ sessionId: "s1", origin: QUERY.origin, key: "pk_1" });
  expect(place && addressOf({ ...place, lang: "xx" }, "t.1")).toBe(`/en/embed/s1/?${query}&pay=t.1`);
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

const USUAL = {
  scheme: null,
  isGrid: false,
  visibleItems: 5,
  showsDetails: true,
  showsButton: true,
  payText: null,
  isSheet: false,
  isExpress: false,
  appearance: {},
};

describe("the look", () => {
  it.each([
    [{}, USUAL],
    [{ scheme: "pink", display: "rows", items: "0", details: "", button: "yes" }, USUAL],
    [{ items: "-1" }, USUAL],
    [{ items: "2.5" }, USUAL],
    [{ label: "x".repeat(61) }, { ...USUAL, payText: "x".repeat(60) }],
    [{ mode: "BottomSheet", express: "1" }, USUAL],
    [{ color: "red", radius: "33", spacing: "2", font: "x;color:red" }, USUAL],
    [{ color: "0b6e5f0", radius: "", spacing: "NaN", font: "url(x)" }, USUAL],
  ])("of %j", (query, look) => {
    expect(lookOf(query)).toEqual(look);
  });

  test("is the one that the web SDK writes", () => {
    const look = {
      lang: "ar",
      forms: ["tokenPay"],
      isGrid: true,
      scheme: "dark",
      theme: {},
      appearance: { primaryColor: "#5b2", radius: 0, spacing: 4.5, fontFamily: "Cairo, sans-serif" },
      payText: { en: "Buy", ar: "اشترِ" },
      showsDetails: false,
      showsButton: false,
    } as const;
    const fonts = ["a.woff2", "b.woff2"].map((file) => ({ family: "Cairo", src: `https://cdn.example/${file}` }));
    const shown = { visibleItems: 3, preselected: "knet", isSheet: true, isExpress: true, fonts };
    const facts = { sessionId: "s1", look, ...shown, channel: "abcdefgh", apiKey: "pk_1" };
    const written = new URL(pathOf({ ...facts, origin: "https://shop.example" }), "https://pay.example");
    expect(written.pathname).toBe("/ar/embed/s1/");
    const query = placeOf(SESSION, Object.fromEntries(written.searchParams))?.query ?? {};
    expect(query).toMatchObject({ origin: "https://shop.example", key: "pk_1", forms: "tokenPay", pg: "knet" });
    expect(lookOf(query)).toEqual({
      scheme: "dark",
      isGrid: true,
      visibleItems: 3,
      showsDetails: false,
      showsButton: false,
      payText: "اشترِ",
      isSheet: true,
      isExpress: true,
      appearance: look.appearance,
    });
    expect(fontSources(query)).toEqual(["https://cdn.example"]);
  });

  test("of fonts allows origins alone", () => {
    const fonts = "https://cdn.example https://cdn.example/x * 'none' data: https://a;b javascript:x";
    expect(fontSources({ fonts })).toEqual(["https://cdn.example"]);
  });

  test("of another colour replaces the merchant's", () => {
    const { colors } = viewFor(OPEN, { color: "fd0" }).brand;
    expect(colors?.light).toMatchObject({ primary: "#ffdd00", onPrimary: "#000000" });
    expect(viewFor(OPEN, { color: "red" }).brand).toEqual(OPEN.brand);
  });
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
    ["none", [], [], null],
  ])("%j", (forms, methods, cards, wallet) => {
    expect(viewFor(view, { forms })).toMatchObject({ methods, cards, wallet, lastMethod: null });
  });

  test("and a method is chosen at first, unless another was tried; none if the session has no such method", () => {
    const chosen = (query: { pg: string; forms?: string }, lastMethod: string | null = null) =>
      preselectedChoice(viewFor({ ...view, lastMethod }, query));
    expect(chosen({ pg: "page" })).toBe("page");
    expect(chosen({ pg: "page" }, "card")).toBe("card");
    expect(chosen({ pg: "knet" })).toBeNull();
    expect(chosen({ pg: "page", forms: "tokenPay" })).toBeNull();
  });
});

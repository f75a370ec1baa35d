import { describe, expect, it, test, vi } from "vitest";
import type { CheckoutView } from "@/server/domain/payments";
import { CARD, checkoutPage, METHOD, ORDER, openCheckout } from "../testing/checkout-page";
import { render, textOf } from "../testing/render";
import { changedOf } from "./choices";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ refresh: () => undefined }),
  unstable_rethrow: () => undefined,
}));

const DOLLARS = { amount: "408.13", currency: "USD" };
const ABROAD = {
  ...METHOD,
  code: "abroad",
  name: "Abroad",
  charge: { amount: "407.13", currency: "USD" },
  fee: { amount: "1.00", currency: "USD" },
  hasFee: true,
  total: DOLLARS,
  exchangeRate: "3.257040",
};

describe("a way to pay says before it is chosen what it costs", () => {
  test("in another currency: all that is charged, and the fee in it", () => {
    const html = openCheckout({ methods: [METHOD, ABROAD] });
    expect(textOf(html)).toMatch(/Abroad On the next page · You are charged USD 408\.13 · Fee USD 1\.00/);
    expect(textOf(html)).toMatch(/Sandbox On the next page Abroad/);
    expect(textOf(openCheckout({ methods: [METHOD, ABROAD] }, "ar"))).toMatch(
      /يُخصم منك 408\.13 USD · الرسوم 1\.00 USD/,
    );
  });

  test("by a saved card, too", () => {
    const card = { ...CARD, charge: ABROAD.charge, total: DOLLARS };
    expect(textOf(openCheckout({ cards: [card] }))).toMatch(
      /Visa •••• 1111 Expires 12\/39 · You are charged USD 408\.13/,
    );
  });

  test("a fee in the order's own currency alone", () => {
    const fee = { amount: "0.250", currency: "KWD" };
    const dear = { ...METHOD, hasFee: true, fee, total: { amount: "125.250", currency: "KWD" } };
    const text = textOf(openCheckout({ methods: [METHOD, dear] }));
    expect(text).toMatch(/On the next page · Fee KWD 0\.250/);
    expect(text).not.toContain("You are charged");
  });
});

describe("the form says what it showed, for every way to pay", () => {
  const fields = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="(total-[^"]+)" value="([^"]+)"/g)].map(([, name, total]) => [
        name,
        total,
      ]),
    );

  test("methods and saved cards, without and with the wallet's part", () => {
    const reduced = { ...METHOD, total: { amount: "121.000", currency: "KWD" } };
    const html = openCheckout({ methods: [{ ...METHOD, withWallet: reduced }, ABROAD], cards: [CARD] });
    expect(fields(html)).toEqual({
      "total-card:a": "125.000 KWD",
      "total-sandbox": "125.000 KWD",
      "total-sandbox-wallet": "121.000 KWD",
      "total-abroad": "408.13 USD",
    });
  });

  test("a wallet that pays all of it", () => {
    const wallet = { amount: ORDER, covers: true, left: { ...ORDER, amount: "0.000" }, lines: [] };
    expect(fields(openCheckout({ wallet }))).toMatchObject({ "total-wallet:whole": "125.000 KWD" });
    expect(fields(openCheckout({ wallet: { ...wallet, covers: false } }))).not.toHaveProperty(["total-wallet:whole"]);
  });
});

describe("the figure", () => {
  const times = (html: string, figure: string) => textOf(html).split(figure).length - 1;

  test("is shown once where nothing is added to it", () => {
    expect(times(openCheckout(), "125.000")).toBe(1);
    expect(textOf(openCheckout())).not.toMatch(/To pay|Amount/);
    expect(textOf(openCheckout({ methods: [ABROAD] }))).toMatch(/Amount KWD 125\.000 .* To pay USD 408\.13/);
  });

  it.each([
    ["en", "KWD 125.000"],
    ["ar", "125.000 د.ك"],
  ] as const)("has number and currency in the order of the lines (%s)", (locale, line) => {
    expect(textOf(openCheckout({}, locale))).toContain(line);
    const saved = textOf(openCheckout({ cards: [CARD] }, locale));
    expect(saved.split(line)).toHaveLength(3);
    expect(saved.split("125.000")).toHaveLength(3);
  });
});

describe("what went before", () => {
  const failure = (kind: "canceled" | "failed" | "error", message: string | null = null): Partial<CheckoutView> => ({
    lastFailure: { kind, message, decline: null },
  });

  test("a card that is no longer offered, as after its removal in another tab, is named as the reason", () => {
    expect(textOf(render(checkoutPage({}, { changed: changedOf("card") }), "ar"))).toContain(
      "لم يعد بالإمكان استخدام هذه البطاقة هنا. لم يُخصم أي مبلغ. اختر طريقة دفع أخرى.",
    );
  });

  test("going back without paying is noted, not announced, and offers another method only where there is one", () => {
    const html = openCheckout(failure("canceled"));
    expect(textOf(html)).toContain("You went back without paying. Nothing was charged. You can try again.");
    expect(html).not.toMatch(/role="alert"|bg-bad-soft/);
    expect(textOf(openCheckout({ ...failure("canceled"), methods: [METHOD, ABROAD] }))).toContain(
      "choose another method",
    );
  });

  test("a decline is announced, with its reason in the page's language", () => {
    const html = openCheckout(failure("failed", "Simulated decline"), "ar");
    expect(html).toMatch(/role="alert"/);
    expect(textOf(html)).toContain("السبب: رُفضت البطاقة.");
    const unknown = textOf(openCheckout(failure("error", "E-4711 do not honour"), "ar"));
    expect(unknown).toContain("السبب: تعذّر إتمام الدفع.");
    expect(unknown).not.toContain("E-4711");
  });

  test.each([
    ["en", "Reason: The card did not have enough funds."],
    ["ar", "السبب: لم يكن رصيد البطاقة كافيًا."],
  ] as const)("a decline that the gateway has classified is described by its meaning: %s", (language, said) => {
    const lastFailure = { kind: "failed", message: "E-51", decline: "insufficient_funds" } as const;
    const text = textOf(openCheckout({ lastFailure }, language));
    expect(text).toContain(said);
    expect(text).not.toContain("E-51");
  });
});

describe("a session that nothing here can pay", () => {
  it.each([
    ["en", "This cannot be paid here", "Ask Dar Books for another link"],
    ["ar", "لا يمكن الدفع من هذه الصفحة", "اطلب من \u2068Dar Books\u2069 رابطًا آخر"],
  ] as const)("says so, and whom to ask, and shows no button that pays (%s)", (locale, title, whom) => {
    const html = openCheckout({ methods: [] }, locale);
    expect(html).toMatch(new RegExp(`<h2[^>]*>${title}`));
    expect(textOf(html)).toContain(whom);
    expect(html).not.toMatch(/role="radiogroup"|[" ]bg-accent[ "]/);
  });
});

describe("a saved card's end is said once", () => {
  it.each([
    [{}, "Expires 12/39"],
    [{ expiresSoon: true }, "Expires soon, 12/39"],
    [{ isExpired: true, tooShort: true }, "Expired 12/39 · Choose another card."],
  ])("%j", (change, note) => {
    const text = textOf(openCheckout({ cards: [{ ...CARD, ...change }] }));
    expect(text).toContain(`Visa •••• 1111 ${note}`);
    expect(text.match(/Visa •••• 1111 .*?Expire/g)).toHaveLength(1);
  });
});

describe("each of several wallets has a name, in the page's language", () => {
  const part = { amount: "4.000", currency: "KWD" };
  const lines = ["wallet_sarraf", "wallet_loyalty", "wallet_oasis"].map((provider) => ({ provider, amount: part }));
  const wallet = { amount: { ...part, amount: "12.000" }, covers: false, left: ORDER, lines };

  it.each([
    ["en", ["Wallet balance: KWD 4.000", "Loyalty balance: KWD 4.000", "oasis"]],
    ["ar", ["رصيد المحفظة: 4.000 د.ك", "رصيد الولاء: 4.000 د.ك", "oasis"]],
  ] as const)("%s", (locale, names) => {
    const text = textOf(openCheckout({ wallet }, locale));
    for (const name of names) expect(text).toContain(name);
    expect(text).not.toMatch(/wallet_|loyalty/);
  });
});

import { createElement } from "react";
import { describe, expect, it, test, vi } from "vitest";
import { LANGUAGES } from "@/e2e/support/words";
import type { CheckoutView, Receipt } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { OPEN } from "../testing/checkout-page";
import { PLAN } from "../testing/plan";
import { PAID } from "../testing/receipt";
import { MESSAGES, render, textOf } from "../testing/render";
import { Result } from "./result";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

type ResultParts = { receipt?: Partial<Receipt>; plan?: CheckoutPlan | null; view?: Partial<CheckoutView> };

function result({ receipt = {}, plan = null, view = {} }: ResultParts = {}, locale: "en" | "ar" = "en"): string {
  const shown = { ...OPEN, phase: "result" as const, ...view };
  return textOf(render(createElement(Result, { view: shown, receipt: { ...PAID, ...receipt }, plan }), locale));
}

describe("a receipt", () => {
  test("names the fee, what it was for, and the time with its zone", () => {
    expect(result({ view: { description: "Two books" } })).toMatch(
      /Paid KWD 10\.750 Fee included KWD 0\.250 Reference SRF1 Paid with Visa •••• 1111 Order #10482 For Two books Date 1 March 2027 at 13:00 GMT\+3/,
    );
  });

  const kwd = (amount: string) => ({ amount, currency: "KWD" });

  test.each([
    [
      "of which a part was collected",
      {
        standing: "rest_released",
        figure: kwd("4.000"),
        children: [{ kind: "voided", amount: kwd("6.500") }],
        totalName: "reservedAmount",
      },
      /Payment successful KWD 4\.000 .* Reserved KWD 10\.750 /,
    ],
    [
      "that was refunded",
      {
        standing: "refunded",
        keepsFee: true,
        figure: kwd("10.500"),
        children: [{ kind: "refunded", amount: kwd("10.500") }],
      },
      /Payment refunded KWD 10\.500 Dar Books has refunded the amount of the order\. The fee .* Paid KWD 10\.750 Fee included KWD 0\.250 Refunded KWD 10\.500 /,
    ],
    [
      "that credit paid in part",
      { total: kwd("6.750"), totalName: "chargedAmount", wallet: kwd("4.000") },
      /Payment successful KWD 10\.750 .* Charged KWD 6\.750 Fee included KWD 0\.250 From wallet balance KWD 4\.000 /,
    ],
    [
      "without one amount",
      { outcome: "authorized", standing: "partly_collected", figure: null },
      /Partly collected, the rest reserved Dar Books has collected/,
    ],
  ] as const)("heads a payment %s with the amount of which it is true", (_title, receipt, said) => {
    expect(result({ receipt })).toMatch(said);
  });

  it.each(LANGUAGES)("of a saved card names the card without a payment (%s)", (lang) => {
    const { card, paidWith } = MESSAGES[lang].result;
    const text = result({ receipt: { total: kwd("0.000"), fee: null, totalName: null } }, lang);
    expect(text).toContain(`${card} Visa •••• 1111`);
    expect(text).not.toContain(paidWith);
  });

  test("leads on before it offers the receipt by email", () => {
    const view = { ...OPEN, phase: "result" as const, returnUrl: "https://shop.example/" };
    const page = createElement(Result, { view, receipt: PAID, plan: null, mail: "by email" });
    expect(textOf(render(page))).toMatch(/Return to merchant.* by email/);
  });

  test("says that the page can be closed where it leads nowhere, and has one way on where it does", () => {
    expect(result()).toContain("You can close this page.");
    const returning = result({ view: { returnUrl: "https://shop.example/" } });
    expect(returning).toContain("Return to merchant");
    expect(returning).not.toContain("close this page");
  });

  it.each([
    ["Simulated decline", "السبب رُفضت البطاقة."],
    ["Simulated error", "السبب تعذّر على بوابة الدفع إتمام العملية."],
    ["insufficient funds", "السبب لم يكن رصيد البطاقة كافيًا."],
    ["issuing bank declined", "السبب رفض البنك البطاقة."],
    ["The payment did not reach the gateway.", "السبب تعذّر على بوابة الدفع إتمام العملية."],
    ["E-4711 do not honour", "السبب تعذّر إتمام الدفع."],
  ])("of a failure gives the gateway's reason %s in the page's language", (message, told) => {
    const text = result({ receipt: { outcome: "failed", message } }, "ar");
    expect(text).toContain(told);
    expect(text).not.toContain(message);
  });
});

describe("the result of a plan that was set up", () => {
  test("says when it is charged next, and how it is changed or canceled", () => {
    const text = result({ plan: PLAN });
    expect(text).toContain("The next payment of KWD 7.500 is on 1 April 2027");
    expect(text).toContain(
      "To change the card or cancel, open the link to your subscription in an email, or ask Dar Books.",
    );
  });

  test.each([
    ["begun on its own page, it leads back there", { ...PLAN, fromPage: true }],
    ["without further charges, there is nothing to change", { ...PLAN, firstOn: null }],
  ])("%s", (_title, plan) => {
    expect(result({ plan })).not.toContain("To change the card or cancel");
  });

  test("that failed has nothing to change", () => {
    expect(result({ plan: PLAN, receipt: { outcome: "failed" } })).not.toContain("To change the card");
  });
});

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Decimal } from "decimal.js";
import { describe, expect, it, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { chargeTerms } from "./core/charge-terms";
import { readGatewayInput } from "./schema";
import { methodRecordView, paymentMethodView } from "./views";

const ACCOUNT = {
  id: "g1",
  merchantId: "m1",
  ...readGatewayInput({
    code: "sandbox",
    name: "Sandbox",
    nameAr: "تجريبي",
    defaultCurrency: "KWD",
    acceptedCurrencies: ["KWD", "USD"],
    operations: ["refund"],
    isTokenizable: true,
    plugins: ["e_commerce"],
    paymentServices: ["wallet", "apple_pay"],
    tags: ["test"],
    feeFixed: "0.250",
    feeDescription: "Service fee",
    feeDescriptionAr: "رسوم الخدمة",
  }),
};
const BASE = "https://pay.example.com";

function offer(language: "en" | "ar", change: object = {}) {
  const account = { ...ACCOUNT, ...change };
  const terms = chargeTerms(account, money("10.5", currency("KWD")), { wholeFee: true });
  if (terms === null) throw new Error("no terms");
  return paymentMethodView(account, terms, { language, baseUrl: BASE, type: "e_commerce" });
}

describe("an offer states the whole price and speaks the session's language", () => {
  it("in English", () => {
    expect(offer("en")).toEqual({
      code: "sandbox",
      name: "Sandbox",
      amount: "10.750",
      currency_code: "KWD",
      fee: "0.250",
      fee_description: "Service fee",
      icon: `${BASE}/icons/card.svg`,
      icons: { svg: `${BASE}/icons/card.svg`, webp: `${BASE}/icons/card.webp` },
      flow: "redirect",
      redirect_url: null,
      type: "e_commerce",
      is_sandbox: true,
    });
  });

  it("in Arabic", () => {
    expect(offer("ar")).toMatchObject({ name: "تجريبي", fee_description: "رسوم الخدمة" });
  });

  it("in Arabic without Arabic words", () => {
    expect(offer("ar", { nameAr: null, feeDescriptionAr: null })).toMatchObject({
      name: "Sandbox",
      fee_description: "Service fee",
    });
  });

  it("without a fee", () => {
    expect(offer("en", { feeFixed: new Decimal(0), feeDescription: null })).toMatchObject({
      fee: "0.000",
      fee_description: "",
    });
  });
});

test("every icon that an offer names is served", () => {
  for (const flow of ["redirect", "card_onsite", "flex_methods"]) {
    const { icons } = offer("en", { flow });
    for (const url of Object.values(icons))
      expect(existsSync(resolve("public", new URL(url).pathname.slice(1)))).toBe(true);
  }
});

test("a discovery record holds the fields of the specification", () => {
  expect(methodRecordView(ACCOUNT, BASE)).toEqual({
    code: "sandbox",
    name: "Sandbox",
    pg: "sarraf_sandbox",
    connector: { identifier: "sarraf_sandbox", processor: "sarraf_sandbox" },
    is_sandbox: true,
    logo: `${BASE}/icons/card.svg`,
    wallets: ["apple_pay"],
    payment_services: ["wallet", "apple_pay"],
    default_currency: "KWD",
    accepted_currencies: ["KWD", "USD"],
    operation: "purchase",
    operations: ["refund"],
    is_tokenizable: true,
    auto_debit_enabled: false,
    tags: ["test"],
  });
});

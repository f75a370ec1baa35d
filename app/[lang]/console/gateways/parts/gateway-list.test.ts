import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { MESSAGES, render, textOf } from "@/components/testing/render";
import { LANGUAGES } from "@/e2e/support/words";
import type { GatewayAccount } from "@/server/domain/gateways";
import { currency } from "@/server/kernel/currency";
import { GatewayList } from "./gateway-list";

const KWD = currency("KWD");
const NONE = { operations: [], plugins: [], paymentServices: [], walletProviders: [], tags: [], exchangeRates: {} };
const ACCOUNT: GatewayAccount = {
  ...{ id: "1", merchantId: "mer_1", code: "cards", name: "Cards", nameAr: null, connector: "stripe", isSandbox: true },
  ...{ flow: "redirect", operation: "purchase", defaultCurrency: KWD, acceptedCurrencies: [KWD], ...NONE },
  ...{ isTokenizable: false, autoDebitEnabled: false, multiAttempt: true, requiresResultPopup: false },
  ...{ feeFixed: null, feePercent: null, feeDescription: null, feeDescriptionAr: null, chargesPerSecond: null },
};

function shown(environment: "test" | "live", lang: (typeof LANGUAGES)[number]): string {
  const given = { language: lang, timeZone: "Asia/Kuwait", label: "Gateways" };
  return textOf(
    render(
      createElement(GatewayList, {
        ...given,
        gateways: [{ account: ACCOUNT, environment, limits: [], ways: [], error: null }],
      }),
      lang,
    ),
  );
}

describe.each(LANGUAGES)("the list of accounts (%s)", (lang) => {
  const words = MESSAGES[lang].console.gateways.environments;

  it("tells a live account from a test account of the same gateway", () => {
    expect(shown("live", lang)).toContain(words.live);
    expect(shown("test", lang)).toContain(words.test);
    expect(shown("test", lang)).not.toContain(words.live);
  });
});

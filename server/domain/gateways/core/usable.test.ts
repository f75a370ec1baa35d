import { describe, expect, it } from "vitest";
import { type GatewayAccount, gatewayAccount } from "./account";
import { gatewayRefusal, type IntendedUse, TWO_WALLETS } from "./usable";

function account(code: string, change: Partial<GatewayAccount> = {}): GatewayAccount {
  const row = {
    id: code,
    merchantId: "m",
    code,
    name: code,
    nameAr: null,
    connector: "sarraf_sandbox",
    flow: "redirect",
    isSandbox: true,
    defaultCurrency: "KWD",
    acceptedCurrencies: ["KWD", "USD"],
    operation: "purchase",
    operations: [],
    isTokenizable: true,
    autoDebitEnabled: true,
    multiAttempt: true,
    requiresResultPopup: false,
    plugins: ["e_commerce", "payment_request"],
    paymentServices: [],
    walletProviders: [],
    tags: [],
    feeFixed: null,
    feePercent: null,
    feeDescription: null,
    feeDescriptionAr: null,
    exchangeRates: {},
    chargesPerSecond: null,
  };
  return { ...gatewayAccount(row), ...change };
}

const ONE_OFF: IntendedUse = { type: "e_commerce", paymentType: "one_off", currency: "KWD" };
const use = (change: Partial<IntendedUse>): IntendedUse => ({ ...ONE_OFF, ...change });
const wallet = { walletProviders: ["wallet_sarraf"] };

describe("a session is refused for the first reason that applies", () => {
  it.each<[string, GatewayAccount[], string[], IntendedUse, string | null]>([
    ["all well", [account("a")], ["a"], ONE_OFF, null],
    ["an unknown code", [account("a")], ["a", "b"], ONE_OFF, '"b" is not a valid choice.'],
    [
      "no gateway for the currency",
      [account("a")],
      ["a"],
      use({ currency: "EUR" }),
      "None of the selected payment gateways accepts EUR.",
    ],
    [
      "one of two takes the currency",
      [account("a"), account("b", { acceptedCurrencies: [] })],
      ["a", "b"],
      ONE_OFF,
      null,
    ],
    [
      "another plugin",
      [account("a", { plugins: ["payment_request"] })],
      ["a"],
      ONE_OFF,
      "Payment gateway a is not enabled for e_commerce.",
    ],
    [
      "no plugin at all",
      [account("a", { plugins: [] })],
      ["a"],
      use({ type: "payment_request" }),
      "Payment gateway a is not enabled for payment_request.",
    ],
    ...(["save_card", "auto_debit", "auto_pay"] as const).map(
      (paymentType): [string, GatewayAccount[], string[], IntendedUse, string] => [
        `no tokens for ${paymentType}`,
        [account("a", { isTokenizable: false })],
        ["a"],
        use({ paymentType }),
        "Payment gateway a does not support tokenization.",
      ],
    ),
    ["no tokens needed for one_off", [account("a", { isTokenizable: false })], ["a"], ONE_OFF, null],
    [
      "no auto-debit for auto_debit",
      [account("a", { autoDebitEnabled: false })],
      ["a"],
      use({ paymentType: "auto_debit" }),
      "Payment gateway a does not support auto-debit.",
    ],
    [
      "no auto-debit for auto_pay",
      [account("a", { autoDebitEnabled: false })],
      ["a"],
      use({ paymentType: "auto_pay" }),
      "Payment gateway a does not support auto-debit.",
    ],
    [
      "no auto-debit needed for save_card",
      [account("a", { autoDebitEnabled: false })],
      ["a"],
      use({ paymentType: "save_card" }),
      null,
    ],
    [
      "an authorizing gateway for auto_pay",
      [account("a", { operation: "authorize" })],
      ["a"],
      use({ paymentType: "auto_pay" }),
      "Payment gateway a only authorizes; auto_pay needs one that charges at once.",
    ],
    [
      "an authorizing gateway for auto_debit",
      [account("a", { operation: "authorize" })],
      ["a"],
      use({ paymentType: "auto_debit" }),
      null,
    ],
    ["two wallets of a provider", [account("a", wallet), account("b", wallet)], ["a", "b"], ONE_OFF, TWO_WALLETS],
    [
      "two wallets, one of them for another currency",
      [account("a", wallet), account("b", { ...wallet, acceptedCurrencies: [] })],
      ["a", "b"],
      ONE_OFF,
      null,
    ],
    [
      "two wallets of two providers",
      [account("a", wallet), account("b", { walletProviders: ["wallet_other"] })],
      ["a", "b"],
      ONE_OFF,
      null,
    ],
    ["the same gateway named twice", [account("a", wallet)], ["a", "a"], ONE_OFF, null],
    [
      "every gateway is looked at for one reason before the next reason",
      [account("a", { isTokenizable: false }), account("b", { plugins: [] })],
      ["a", "b"],
      use({ paymentType: "save_card" }),
      "Payment gateway b is not enabled for e_commerce.",
    ],
  ])("%s", (_, accounts, codes, intended, expected) => {
    expect(gatewayRefusal(accounts, codes, intended)).toBe(expected);
  });
});

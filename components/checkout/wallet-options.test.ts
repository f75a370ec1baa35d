import { describe, expect, test } from "vitest";
import { keepWalletOptions } from "./told-wallet-options";
import { appleWishes, googleWishes, walletOptions } from "./wallet-options";

test("a wallet's sheet finds what the page around says of it, and nothing odd", () => {
  keepWalletOptions({ applePay: { countryCode: "KW" }, googlePay: "x" });
  expect(walletOptions("apple_pay")).toEqual({ countryCode: "KW" });
  expect(walletOptions("google_pay")).toEqual({});
  expect(walletOptions("samsung_pay")).toEqual({});
  keepWalletOptions("none");
  expect(walletOptions("apple_pay")).toEqual({});
});

describe("what a sheet heeds", () => {
  test("of device wallet A: countries, cards and labels; no amount, and nothing of contacts", () => {
    const said = {
      countryCode: "SA",
      currencyCode: "USD",
      networks: ["mada"],
      capabilities: ["supports3DS", "supportsDebit"],
      supportedCountries: ["SA", "KW"],
      lineItems: [{ label: "Books", amount: "9.500", type: "pending" }],
      total: { label: "Dar Books, Kuwait", amount: "0.001" },
      requiredShippingContactFields: ["email"],
      applicationData: "x",
    };
    expect(appleWishes(said)).toEqual({
      countryCode: "SA",
      supportedNetworks: ["mada"],
      merchantCapabilities: ["supports3DS", "supportsDebit"],
      supportedCountries: ["SA", "KW"],
      lineItems: [{ label: "Books", amount: "9.500" }],
      totalLabel: "Dar Books, Kuwait",
    });
  });

  test("of device wallet B: which cards, and the label of the total", () => {
    const said = {
      allowedAuthMethods: ["CRYPTOGRAM_3DS"],
      allowedCardNetworks: ["VISA"],
      allowPrepaidCards: false,
      allowCreditCards: true,
      assuranceDetailsRequired: true,
      totalPriceLabel: "To pay",
      shippingAddressRequired: true,
      callbackIntents: ["OFFER"],
      gateway: "other",
    };
    const { shippingAddressRequired, callbackIntents, gateway, totalPriceLabel, ...heeded } = said;
    expect(googleWishes(said)).toEqual({ ...heeded, totalLabel: totalPriceLabel });
  });

  test.each([
    {
      countryCode: 1,
      networks: [],
      supportedNetworks: "visa",
      capabilities: [3],
      lineItems: [{ label: "x" }],
      total: 5,
    },
    { allowedAuthMethods: {}, allowedCardNetworks: [null], allowPrepaidCards: "no", totalPriceLabel: "" },
  ])("%j is as if nothing were said", (said) => {
    expect(appleWishes(said)).toEqual({});
    expect(googleWishes(said)).toEqual({});
  });
});

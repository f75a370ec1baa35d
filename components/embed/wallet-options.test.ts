import { expect, test } from "vitest";
import { keepWalletOptions, walletOptions } from "./wallet-options";

test("a wallet's sheet finds what the page around says of it, and nothing odd", () => {
  keepWalletOptions({ applePay: { countryCode: "KW" }, googlePay: "x" });
  expect(walletOptions("applePay")).toEqual({ countryCode: "KW" });
  expect(walletOptions("googlePay")).toEqual({});
  keepWalletOptions("none");
  expect(walletOptions("applePay")).toEqual({});
});

import { expect, it } from "vitest";
import { formsOf } from "./forms";

it.each([
  [undefined, null, []],
  [null, null, []],
  [["tokenPay", "redirect"], ["tokenPay", "redirect"], []],
  [["wallet", "cardHosted", "flexMethods"], ["cardHosted", "flexMethods", "wallet"], []],
  [["deviceWalletA", "deviceWalletB", "deviceWalletC"], ["applePay", "googlePay", "samsungPay"], []],
  [["mobileWallet", "stcPay"], ["stcPay"], []],
  [["token_pay", "device_wallet_a"], ["tokenPay", "applePay"], []],
  [["knet", "wallet"], ["wallet"], ["knet"]],
  [[], [], []],
])("formsOfPayment %j shows %j and ignores %j", (named, forms, unknown) => {
  expect(formsOf(named)).toEqual({ forms, unknown });
});

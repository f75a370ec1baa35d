import { expect, test, vi } from "vitest";
import { walletLooks } from "./wallet-looks";
import { warnOfTheme } from "./warn-of-theme";

test("whatever of a theme has no effect is named in the console, once", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("CSS", { supports: (_: string, value: string) => value !== "reddish" });
  const theme = {
    main: { position: "fixed", color: "reddish", padding: "4px" },
    "pay-buton": { color: "red" },
    googlePay: { buttonType: "tip", buttonColor: "white" },
    deviceWalletA: { buttonColor: 4 },
    toString: { color: "red" },
    "success-popup-heading": { color: "red", position: "fixed" },
    responsive: { wide: {}, 400: { amount: { content: "x" } } },
  };
  warnOfTheme(theme);
  warnOfTheme({ ...theme, ...theme });
  vi.unstubAllGlobals();
  expect(warn.mock.calls.map(([words]) => words)).toEqual([
    'Checkout: theme: there is no part "responsive wide".',
    'Checkout: theme: main cannot have "position: fixed".',
    'Checkout: theme: there is no part "pay-buton".',
    'Checkout: theme: there is no part "toString".',
    'Checkout: theme: amount cannot have "content: x".',
    'Checkout: theme: main cannot have "color: reddish".',
    "Checkout: theme: buttonColor of applePay is one of black, white, white-outline.",
    expect.stringMatching(/^Checkout: theme: buttonType of googlePay is one of plain, book/),
  ]);
  warn.mockRestore();
});

test("the looks of the wallets' buttons are words that the wallets define", () => {
  expect(walletLooks({ deviceWalletA: { buttonType: "buy" }, googlePay: { buttonColor: "white; }" } })).toEqual({
    applePay: { buttonType: "buy" },
    googlePay: {},
  });
  expect(walletLooks(null)).toEqual({ applePay: {}, googlePay: {} });
});

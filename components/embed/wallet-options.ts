/** What the page around says of the sheets of device wallets, kept until one is opened. */
let kept: Readonly<Record<string, unknown>> = {};

export function keepWalletOptions(options: unknown): void {
  kept = typeof options === "object" && options !== null ? { ...options } : {};
}

/** The options for the sheet of `applePay` or `googlePay`; which of them it heeds is the sheet's matter. */
export function walletOptions(wallet: string): Readonly<Record<string, unknown>> {
  const options = kept[wallet];
  return typeof options === "object" && options !== null ? { ...options } : {};
}

/** Canonical names of the forms of payment, in the specification's order. */
const FORMS = [
  "cardOnsite",
  "cardHosted",
  "tokenPay",
  "redirect",
  "applePay",
  "googlePay",
  "samsungPay",
  "stcPay",
  "flexMethods",
  "wallet",
];

const ALIASES: Readonly<Record<string, string>> = {
  deviceWalletA: "applePay",
  deviceWalletB: "googlePay",
  deviceWalletC: "samsungPay",
  mobileWallet: "stcPay",
};

/** The names `token_pay` and `tokenPay` mean the same form of payment. */
function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the forms of payment to show (null for all) and the unknown names. */
export function formsOf(named: unknown): { forms: readonly string[] | null; unknown: readonly string[] } {
  if (!Array.isArray(named)) return { forms: null, unknown: [] };
  const known = named.map(String).map((name) => ALIASES[camelCase(name)] ?? camelCase(name));
  return {
    forms: FORMS.filter((form) => known.includes(form)),
    unknown: named.map(String).filter((_, index) => !FORMS.includes(known[index] ?? "")),
  };
}

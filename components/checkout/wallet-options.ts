import { toldWalletOptions } from "./told-wallet-options";

type Said = Readonly<Record<string, unknown>>;

const NAMES: Readonly<Record<string, string>> = { apple_pay: "applePay", google_pay: "googlePay" };

/** The embedding page's options of `apple_pay` or `google_pay`, not validated. */
export function walletOptions(service: string): Said {
  return objectOf(objectOf(toldWalletOptions())[NAMES[service] ?? ""]);
}

/**
 * The options for Apple's sheet, under Apple's names. Amount and currency are always the session's; values of
 * a wrong type are ignored.
 */
export function appleWishes(said: Said) {
  const { countryCode, total, lineItems } = said;
  return present({
    countryCode: textOf(countryCode),
    supportedNetworks: textsOf(said.supportedNetworks ?? said.networks),
    merchantCapabilities: textsOf(said.merchantCapabilities ?? said.capabilities),
    supportedCountries: textsOf(said.supportedCountries),
    lineItems: Array.isArray(lineItems) && lineItems.every(isLine) ? lineItems.map(lineOf) : undefined,
    totalLabel: textOf(objectOf(total).label),
  });
}

export function googleWishes(said: Said) {
  return present({
    allowedAuthMethods: textsOf(said.allowedAuthMethods),
    allowedCardNetworks: textsOf(said.allowedCardNetworks),
    allowPrepaidCards: flagOf(said.allowPrepaidCards),
    allowCreditCards: flagOf(said.allowCreditCards),
    assuranceDetailsRequired: flagOf(said.assuranceDetailsRequired),
    totalLabel: textOf(said.totalPriceLabel),
  });
}

type Line = { readonly label: string; readonly amount: string };

function isLine(value: unknown): value is Line {
  const { label, amount } = objectOf(value);
  return textOf(label) !== undefined && textOf(amount) !== undefined;
}

function lineOf({ label, amount }: Line): Line {
  return { label, amount };
}

function objectOf(value: unknown): Said {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function textsOf(value: unknown): readonly string[] | undefined {
  const texts = Array.isArray(value) ? value.map(textOf) : [];
  return texts.length > 0 && texts.every((text) => text !== undefined) ? texts : undefined;
}

function flagOf(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

function present<T extends object>(facts: T): Partial<T> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** What the page around a frame says of the browser's own sheets of device wallets, and what of it counts. */
type Said = Readonly<Record<string, unknown>>;

/** By the web SDK's name of the wallet, kept until a sheet is opened. */
let kept: Said = {};

const NAMES: Readonly<Record<string, string>> = { apple_pay: "applePay", google_pay: "googlePay" };

export function keepWalletOptions(options: unknown): void {
  kept = objectOf(options);
}

/** What is said of the sheet of `apple_pay` or `google_pay`, unread. */
export function walletOptions(service: string): Said {
  return objectOf(kept[NAMES[service] ?? ""]);
}

/**
 * What device wallet A's sheet is told in place of the usual, under its own names. The amount and the
 * currency are the session's, and what is no such list or text changes nothing.
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

/** The same for device wallet B: the parameters of its cards, and the label of the total. */
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

/** Without what is not there. */
function present<T extends object>(facts: T): Partial<T> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<T>;
}

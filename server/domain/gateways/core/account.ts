import { Decimal } from "decimal.js";
import { type Currency, currency } from "@/server/kernel/currency";
import { CHARGE_OPERATIONS, type ChargeOperation, SESSION_TYPES } from "@/server/kernel/words";
import { FLOWS, type Flow, FOLLOW_UPS, type FollowUp } from "./words";

export const PLUGINS = SESSION_TYPES;
export const TAGS = [
  "e_commerce",
  "crm",
  "pos",
  "invoicing",
  "subscriptions",
  "marketplace",
  "mobile_app",
  "ticket_booking",
  "donations",
  "government",
  "education",
  "healthcare",
  "insurance",
  "logistics",
  "hospitality",
  "real_estate",
  "retail",
  "telecom",
  "utilities",
  "demo",
  "test",
] as const;

/** The product to which a session belongs: the API's `type`, and `plugin` in discovery. */
export type Plugin = (typeof PLUGINS)[number];
export type GatewayAccount = {
  readonly id: string;
  readonly merchantId: string;
  readonly code: string;
  readonly name: string;
  readonly nameAr: string | null;
  readonly connector: string;
  readonly flow: Flow;
  readonly isSandbox: boolean;
  readonly defaultCurrency: Currency;
  readonly acceptedCurrencies: readonly Currency[];
  readonly operation: ChargeOperation;
  readonly operations: readonly FollowUp[];
  readonly isTokenizable: boolean;
  readonly autoDebitEnabled: boolean;
  readonly multiAttempt: boolean;
  /** True if the customer must see the gateway's answer after a refused payment. */
  readonly requiresResultPopup: boolean;
  readonly plugins: readonly Plugin[];
  readonly paymentServices: readonly string[];
  readonly walletProviders: readonly string[];
  readonly tags: readonly string[];
  readonly feeFixed: Decimal | null;
  readonly feePercent: Decimal | null;
  readonly feeDescription: string | null;
  readonly feeDescriptionAr: string | null;
  /** Units of `defaultCurrency` per unit of the key's currency, as decimal strings. */
  readonly exchangeRates: Readonly<Record<string, string>>;
  /** Maximum number of charges without the customer per second; null means the connector's default. */
  readonly chargesPerSecond: number | null;
};

export function isTestMode(accounts: readonly Pick<GatewayAccount, "isSandbox">[]): boolean {
  return accounts.length > 0 && accounts.every(({ isSandbox }) => isSandbox);
}

/**
 * Columns from which {@link gatewayAccount} makes an account; a decimal may be any object whose text is
 * exact.
 */
export type GatewayRow = {
  id: string;
  merchantId: string;
  code: string;
  name: string;
  nameAr: string | null;
  connector: string;
  flow: string;
  isSandbox: boolean;
  defaultCurrency: string;
  acceptedCurrencies: readonly string[];
  operation: string;
  operations: readonly string[];
  isTokenizable: boolean;
  autoDebitEnabled: boolean;
  multiAttempt: boolean;
  requiresResultPopup: boolean;
  plugins: readonly string[];
  paymentServices: readonly string[];
  walletProviders: readonly string[];
  tags: readonly string[];
  feeFixed: { toString(): string } | null;
  feePercent: { toString(): string } | null;
  feeDescription: string | null;
  feeDescriptionAr: string | null;
  exchangeRates: unknown;
  chargesPerSecond: number | null;
};

function known<const T extends string>(values: readonly T[], value: string): T {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) throw new RangeError(`A gateway row holds "${value}", which no verb writes.`);
  return found;
}

export function chargeOperation(text: string): ChargeOperation {
  return known(CHARGE_OPERATIONS, text);
}

export function plugin(text: string): Plugin {
  return known(PLUGINS, text);
}

function decimalOf(value: { toString(): string } | null): Decimal | null {
  return value === null ? null : new Decimal(value.toString());
}

function ratesOf(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([code, rate]) => [code, String(rate)]));
}

/**
 * The account's payment services. The account has the service `wallet` exactly if it has a wallet, whatever
 * the stored list says (Spec, "Wallet rules" 10).
 */
function servicesOf({ paymentServices, walletProviders }: GatewayRow): string[] {
  const others = paymentServices.filter((service) => service !== "wallet");
  return walletProviders.length === 0 ? others : ["wallet", ...others];
}

/** @throws {RangeError} if the row has an unknown enumeration value or currency, which is a bug */
export function gatewayAccount(row: GatewayRow): GatewayAccount {
  return {
    id: row.id,
    merchantId: row.merchantId,
    code: row.code,
    name: row.name,
    nameAr: row.nameAr,
    connector: row.connector,
    flow: known(FLOWS, row.flow),
    isSandbox: row.isSandbox,
    defaultCurrency: currency(row.defaultCurrency),
    acceptedCurrencies: row.acceptedCurrencies.map(currency),
    operation: known(CHARGE_OPERATIONS, row.operation),
    operations: row.operations.map((operation) => known(FOLLOW_UPS, operation)),
    isTokenizable: row.isTokenizable,
    autoDebitEnabled: row.autoDebitEnabled,
    multiAttempt: row.multiAttempt,
    requiresResultPopup: row.requiresResultPopup,
    plugins: row.plugins.map((plugin) => known(PLUGINS, plugin)),
    paymentServices: servicesOf(row),
    walletProviders: row.walletProviders,
    tags: row.tags,
    feeFixed: decimalOf(row.feeFixed),
    feePercent: decimalOf(row.feePercent),
    feeDescription: row.feeDescription,
    feeDescriptionAr: row.feeDescriptionAr,
    exchangeRates: ratesOf(row.exchangeRates),
    chargesPerSecond: row.chargesPerSecond,
  };
}

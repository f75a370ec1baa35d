/** Validates an operator's or a provisioning call's input for a gateway account. */
import { Decimal } from "decimal.js";
import { z } from "zod";
import { scaleOf } from "@/server/kernel/currency";
import { currencyCode } from "@/server/kernel/currency-code";
import { type FieldErrors, InvalidFields } from "@/server/kernel/errors";
import { fieldErrors } from "@/server/kernel/read-input";
import { quoted, sentText } from "@/server/kernel/sent-values";
import {
  anyObject,
  choice,
  decimal,
  type Field,
  field,
  flag,
  integer,
  list,
  matching,
  nullable,
  optional,
  refuse,
  text,
} from "@/server/kernel/wire";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { type GatewayAccount, PLUGINS, TAGS } from "./core/account";
import { carriesOut } from "./core/capabilities";
import { MOST_CHARGES_PER_SECOND } from "./core/charge-pace";
import { FLOWS, FOLLOW_UPS, PAYMENT_SERVICES } from "./core/words";
import { CONNECTORS, type Connector, DEFAULT_CONNECTOR, gatewayOf, isConnector } from "./registry";

const MAX_CODES = 200;
const MAX_RATE_DECIMALS = 8;
const MAX_PERCENT_DECIMALS = 4;

/** Fields of a gateway account with their defaults. Fees and rates are decimal strings. */
export type GatewayInput = {
  /** `pg_code` of the API: 1 to 16 letters, digits, `_` or `-`. */
  code: string;
  name: string;
  defaultCurrency: string;
  nameAr?: string | null;
  connector?: string;
  flow?: string;
  isSandbox?: boolean;
  acceptedCurrencies?: readonly string[];
  operation?: string;
  operations?: readonly string[];
  isTokenizable?: boolean;
  autoDebitEnabled?: boolean;
  multiAttempt?: boolean;
  requiresResultPopup?: boolean;
  plugins?: readonly string[];
  paymentServices?: readonly string[];
  walletProviders?: readonly string[];
  tags?: readonly string[];
  feeFixed?: string | null;
  feePercent?: string | null;
  feeDescription?: string | null;
  feeDescriptionAr?: string | null;
  /** Units of the default currency per unit of the key's currency. */
  exchangeRates?: Readonly<Record<string, string>>;
  chargesPerSecond?: number | null;
};

function connectorName(): Field<Connector> {
  return field((value) => {
    const name = sentText(value);
    return isConnector(name)
      ? name
      : refuse(`${quoted(name)} is not a valid choice. One of: ${CONNECTORS.join(", ")}.`);
  });
}

function unsigned(places: number, most: number): Field<Decimal> {
  return decimal().transform((written, context) => {
    const value = new Decimal(written);
    const say = (message: string): void => context.addIssue({ code: "custom", message });
    if (value.isNegative() && !value.isZero()) say("Ensure this value is greater than or equal to 0.");
    if (value.gt(most)) say(`Ensure this value is less than or equal to ${most}.`);
    if (value.decimalPlaces() > places) say(`Ensure that there are no more than ${places} decimal places.`);
    return value;
  });
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

const some = { empty: true, max: MAX_CODES };

const ACCOUNT = z.object({
  code: matching(/^[-a-zA-Z0-9_]+$/, 16),
  name: text(64),
  nameAr: optional(nullable(text(64))),
  connector: optional(connectorName()),
  flow: optional(choice(FLOWS)),
  isSandbox: optional(flag()),
  defaultCurrency: currencyCode(),
  acceptedCurrencies: optional(list(currencyCode(), { max: MAX_CODES })),
  operation: optional(choice(CHARGE_OPERATIONS)),
  operations: optional(list(choice(FOLLOW_UPS), some)),
  isTokenizable: optional(flag()),
  autoDebitEnabled: optional(flag()),
  multiAttempt: optional(flag()),
  requiresResultPopup: optional(flag()),
  plugins: optional(list(choice(PLUGINS), some)),
  paymentServices: optional(list(choice(PAYMENT_SERVICES), some)),
  walletProviders: optional(list(matching(/^wallet_[a-z0-9_]+$/, 64), some)),
  tags: optional(list(choice(TAGS), some)),
  feeFixed: optional(nullable(unsigned(3, 1_000_000))),
  feePercent: optional(nullable(unsigned(MAX_PERCENT_DECIMALS, 100))),
  feeDescription: optional(nullable(text(128))),
  feeDescriptionAr: optional(nullable(text(128))),
  exchangeRates: optional(anyObject()),
  chargesPerSecond: optional(nullable(integer(1, MOST_CHARGES_PER_SECOND))),
});

export type AccountFields = Omit<GatewayAccount, "id" | "merchantId"> & { readonly connector: Connector };

/**
 * The account that `input` describes.
 * @throws {InvalidFields} with one entry per invalid field, under its API name
 */
export function readGatewayInput(input: GatewayInput): AccountFields {
  const read = ACCOUNT.safeParse(input);
  if (!read.success) throw new InvalidFields(onTheWire(fieldErrors(read.error)));
  const given = read.data;
  const fields: AccountFields = {
    code: given.code,
    name: given.name,
    nameAr: given.nameAr ?? null,
    connector: given.connector ?? DEFAULT_CONNECTOR,
    flow: given.flow ?? "redirect",
    isSandbox: given.isSandbox ?? true,
    defaultCurrency: given.defaultCurrency,
    acceptedCurrencies: unique(given.acceptedCurrencies ?? [given.defaultCurrency]),
    operation: given.operation ?? "purchase",
    operations: unique(given.operations ?? []),
    isTokenizable: given.isTokenizable ?? false,
    autoDebitEnabled: given.autoDebitEnabled ?? false,
    multiAttempt: given.multiAttempt ?? true,
    requiresResultPopup: given.requiresResultPopup ?? false,
    plugins: unique(given.plugins ?? []),
    paymentServices: unique(given.paymentServices ?? []),
    walletProviders: unique(given.walletProviders ?? []),
    tags: unique(given.tags ?? []),
    feeFixed: given.feeFixed ?? null,
    feePercent: given.feePercent ?? null,
    feeDescription: given.feeDescription ?? null,
    feeDescriptionAr: given.feeDescriptionAr ?? null,
    exchangeRates: ratesOf(given.exchangeRates ?? {}),
    chargesPerSecond: given.chargesPerSecond ?? null,
  };
  const errors = contradictions(fields);
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors);
  return fields;
}

function ratesOf(rates: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code, String(rate).trim()]));
}

function contradictions(fields: AccountFields): FieldErrors {
  const errors: Record<string, string[]> = {};
  const { capabilities } = gatewayOf(fields.connector);
  if (!fields.acceptedCurrencies.includes(fields.defaultCurrency)) {
    errors.accepted_currencies = [`Must contain the default currency ${fields.defaultCurrency}.`];
  }
  if (fields.autoDebitEnabled && !fields.isTokenizable) {
    errors.auto_debit_enabled = ["Auto-debit needs `is_tokenizable`."];
  } else if (fields.autoDebitEnabled && !capabilities.unattended) {
    errors.auto_debit_enabled = [`${fields.connector} cannot charge a card without the customer.`];
  }
  if (fields.isTokenizable && capabilities.keepCard === "no")
    errors.is_tokenizable = [`${fields.connector} cannot keep cards.`];
  if (fields.operation === "authorize" && !capabilities.authorize)
    errors.operation = [`${fields.connector} cannot authorize.`];
  const impossible = fields.operations.find((operation) => !carriesOut(capabilities, operation));
  if (impossible !== undefined) errors.operations = [`${fields.connector} has no ${impossible}.`];
  const places = scaleOf(fields.defaultCurrency);
  if (fields.feeFixed !== null && fields.feeFixed.decimalPlaces() > places) {
    errors.fee_fixed = [`Ensure that there are no more than ${places} decimal places.`];
  }
  const rates = Object.entries(fields.exchangeRates).flatMap(([code, rate]) => rateRefusal(fields, code, rate) ?? []);
  if (rates.length > 0) errors.exchange_rates = rates;
  return errors;
}

function rateRefusal(fields: AccountFields, code: string, rate: string): string | null {
  if (!fields.acceptedCurrencies.some((accepted) => accepted === code))
    return `${code} is not among the accepted currencies.`;
  if (code === fields.defaultCurrency) return `${code} is the default currency and needs no rate.`;
  if (!/^\d{1,9}(\.\d+)?$/.test(rate)) return `${code}: A valid number is required.`;
  const value = new Decimal(rate);
  if (value.isZero()) return `${code}: Ensure this value is greater than 0.`;
  if (value.decimalPlaces() <= MAX_RATE_DECIMALS) return null;
  return `${code}: Ensure that there are no more than ${MAX_RATE_DECIMALS} decimal places.`;
}

function onTheWire(errors: FieldErrors): FieldErrors {
  const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(errors).map(([name, messages]) => [snake(name), messages]));
}

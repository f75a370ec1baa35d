/**
 * Validates rules over several fields of a session (Spec, "Checkout", "Session requests" 1 to 8, 13 to 17).
 */

import { Decimal } from "decimal.js";
import { type Currency, isCurrency, scaleOf } from "@/server/kernel/currency";
import { type FieldErrors, InvalidAmount } from "@/server/kernel/errors";
import type { JsonObject } from "@/server/kernel/json";
import { isJsonObject } from "@/server/kernel/json";
import { type Money, money, toWire } from "@/server/kernel/money";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { PaymentType } from "@/server/kernel/words";

/** Optional request fields that are only stored and returned, by their API names. */
export type Details = JsonObject;

export type Draft = {
  readonly paymentType: PaymentType;
  readonly amount: string;
  readonly currency: string;
  readonly customerId: string | null;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  readonly dialledPhone: string | null;
  /** The scheme of the sent `redirect_url` if the merchant has not listed it; otherwise null. */
  readonly unlistedScheme: string | null;
  readonly details: Details;
};

type Errors = Record<string, readonly string[] | FieldErrors>;

const REQUIRED = ["This field is required."];

export function amountOf(draft: Pick<Draft, "amount" | "currency" | "paymentType">): Money | FieldErrors {
  if (!isCurrency(draft.currency)) return { currency_code: [`"${draft.currency}" is not a valid choice.`] };
  try {
    const amount = money(draft.amount, draft.currency);
    const refusal = amountRefusal(amount, draft.paymentType);
    return refusal === null ? amount : { amount: [refusal] };
  } catch (error) {
    if (error instanceof InvalidAmount) return { amount: [error.message] };
    throw error;
  }
}

/**
 * Why the amount is refused, or null. Zero is allowed for saving a card, and for subscriptions without a
 * first charge (Spec, "Session requests" 1 to 8).
 */
function amountRefusal({ amount, currency }: Money, paymentType: PaymentType): string | null {
  const { amount: rule } = PAYMENT_TYPES[paymentType];
  if (rule === "zero") return amount.isZero() ? null : `The amount must be zero for ${paymentType}.`;
  const least = rule === "any" ? "0" : smallestUnit(currency);
  return amount.lessThan(least) ? `Ensure this value is greater than or equal to ${least}.` : null;
}

function smallestUnit(currency: Currency): string {
  return new Decimal(10).pow(-scaleOf(currency)).toFixed();
}

export function isRefused(result: Money | FieldErrors): result is FieldErrors {
  return !("amount" in result && "currency" in result);
}

/**
 * Returns errors of all rules except the rules of amount and gateways.
 * @param checksPhone false for a change that sends neither the phone nor notifications
 */
export function companionErrors(draft: Draft, checksPhone = true): FieldErrors {
  const errors: Errors = {};
  const rules = PAYMENT_TYPES[draft.paymentType];
  if (rules.requiresCustomer && draft.customerId === null) errors.customer_id = REQUIRED;
  const hasAgreement = draft.details.agreement !== undefined;
  if (rules.agreement === "required" && !hasAgreement) errors.agreement = REQUIRED;
  if (rules.agreement === "none" && hasAgreement)
    errors.agreement = [`An agreement cannot be sent for ${draft.paymentType}.`];
  const unfit = agreementErrors(draft);
  if (unfit !== null) errors.agreement = unfit;
  const notifications = notificationErrors(draft, checksPhone);
  if (notifications !== null) errors.notifications = notifications;
  if (draft.unlistedScheme !== null) errors.redirect_url = [schemeRefusal(draft.unlistedScheme)];
  return errors;
}

export function schemeRefusal(scheme: string): string {
  return `The scheme "${scheme}" is not in redirect_schemes of the merchant's settings.`;
}

/**
 * Errors of the agreement: an unscheduled agreement has no interval, and its amount must fit the currency.
 */
export function agreementErrors({ details, currency }: Pick<Draft, "details" | "currency">): FieldErrors | null {
  const { agreement } = details;
  if (!isJsonObject(agreement)) return null;
  const errors: Errors = {};
  if (agreement.type === "unscheduled" && agreement.frequency !== undefined && agreement.frequency !== "irregular") {
    errors.frequency = ["The frequency of an unscheduled agreement is irregular."];
  }
  if (typeof agreement.max_amount_per_cycle === "string" && isCurrency(currency)) {
    const refusal = refusalOf(() => money(String(agreement.max_amount_per_cycle), currency));
    if (refusal !== null) errors.max_amount_per_cycle = [refusal];
  }
  return Object.keys(errors).length === 0 ? null : errors;
}

const RHYTHM = ["frequency", "amount_variability", "expiry_date", "cycle_interval_days", "total_cycles"] as const;

/** Required fields of an agreement's first payment, by type; other types need only `id`. */
const TERMS: Readonly<Record<string, readonly string[]>> = {
  recurring: RHYTHM,
  installment: [...RHYTHM, "seller"],
  unscheduled: ["frequency"],
};

/**
 * Errors of required agreement fields that are missing or null. An agreement without a type needs only `id`.
 */
export function missingTerms({ agreement }: Details): FieldErrors | null {
  if (!isJsonObject(agreement) || typeof agreement.type !== "string") return null;
  const missing = (TERMS[agreement.type] ?? []).filter((name) => agreement[name] === undefined);
  return missing.length === 0 ? null : Object.fromEntries(missing.map((name) => [name, REQUIRED]));
}

/** The validated details to store: with the agreement's type, and amounts with their currency's decimals. */
export function storedDetails(details: Details, currency: Currency): Details {
  const { agreement } = details;
  if (!isJsonObject(agreement)) return details;
  const { type = "recurring", max_amount_per_cycle: most } = agreement;
  const amount = typeof most === "string" ? { max_amount_per_cycle: toWire(money(most, currency)) } : {};
  return { ...details, agreement: { ...agreement, type, ...amount } };
}

function refusalOf(make: () => Money): string | null {
  try {
    return make().amount.isNegative() ? "Ensure this value is greater than or equal to 0." : null;
  } catch (error) {
    if (error instanceof InvalidAmount) return error.message;
    throw error;
  }
}

const TEXT_CHANNELS = ["sms", "whatsapp"] as const;
const UNDIALLABLE = "The `customer_phone` is not a number that can be dialled.";

function notificationErrors(
  { details, customerEmail, customerPhone, dialledPhone }: Draft,
  checksPhone: boolean,
): FieldErrors | null {
  const { notifications } = details;
  if (!isJsonObject(notifications)) return null;
  const errors: Errors = {};
  const lacks = (channel: string, field: string): void => {
    errors[channel] = [`To use ${channel} notifications provide the \`${field}\` field.`];
  };
  const asked = (channel: string): boolean => {
    const events = notifications[channel];
    return Array.isArray(events) && events.length > 0;
  };
  if (asked("email") && customerEmail === null) lacks("email", "customer_email");
  for (const channel of TEXT_CHANNELS) {
    if (!asked(channel)) continue;
    if (customerPhone === null) lacks(channel, "customer_phone");
    else if (dialledPhone === null && checksPhone) errors[channel] = [UNDIALLABLE];
  }
  return Object.keys(errors).length === 0 ? null : errors;
}

/** The rules of a session that look at several fields at once (Spec, "Checkout"; decisions §3 and §5). */
import { Decimal } from "decimal.js";
import { type Currency, isCurrency, scaleOf } from "../../../kernel/currency";
import { type FieldErrors, InvalidAmount } from "../../../kernel/errors";
import { type Money, money } from "../../../kernel/money";

export const PAYMENT_TYPES = ["one_off", "auto_debit", "save_card", "auto_pay"] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Optional request fields that are only stored and echoed, under their wire names. */
export type Details = Readonly<Record<string, unknown>>;

/** A session as it will be, whichever request asks for it. */
export type Draft = {
  readonly paymentType: PaymentType;
  /** Decimal text as sent. */
  readonly amount: string;
  readonly currency: string;
  readonly customerId: string | null;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  readonly details: Details;
};

type Errors = Record<string, readonly string[] | FieldErrors>;

const REQUIRED = ["This field is required."];

/** The draft's amount, or the messages of `amount` and `currency_code`. */
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

/** Zero is for saving a card, and for subscriptions that begin without a charge (decision §3). */
function amountRefusal({ amount, currency }: Money, paymentType: PaymentType): string | null {
  if (paymentType === "save_card") return amount.isZero() ? null : "The amount must be zero for save_card.";
  const least = paymentType === "auto_pay" ? "0" : smallestUnit(currency);
  return amount.lessThan(least) ? `Ensure this value is greater than or equal to ${least}.` : null;
}

function smallestUnit(currency: Currency): string {
  return new Decimal(10).pow(-scaleOf(currency)).toFixed();
}

/** True when {@link amountOf} gave messages instead of an amount. */
export function isRefused(result: Money | FieldErrors): result is FieldErrors {
  return !("amount" in result && "currency" in result);
}

/** Every broken rule of the draft but those of its amount and gateways. */
export function companionErrors(draft: Draft): FieldErrors {
  const errors: Errors = {};
  if (draft.paymentType !== "one_off" && draft.customerId === null) errors.customer_id = REQUIRED;
  const { agreement } = draft.details;
  if (draft.paymentType === "auto_debit" || draft.paymentType === "auto_pay") {
    if (agreement === undefined) errors.agreement = REQUIRED;
  } else if (agreement !== undefined) {
    errors.agreement = [`An agreement cannot be sent for ${draft.paymentType}.`];
  }
  const notifications = notificationErrors(draft);
  if (notifications !== null) errors.notifications = notifications;
  return errors;
}

function notificationErrors({ details, customerEmail, customerPhone }: Draft): FieldErrors | null {
  const { notifications } = details;
  if (typeof notifications !== "object" || notifications === null) return null;
  const errors: Errors = {};
  const lacks = (channel: string, field: string): void => {
    errors[channel] = [`To use ${channel} notifications provide the \`${field}\` field.`];
  };
  if ("email" in notifications && customerEmail === null) lacks("email", "customer_email");
  if ("sms" in notifications && customerPhone === null) lacks("sms", "customer_phone");
  if ("whatsapp" in notifications && customerPhone === null) lacks("whatsapp", "customer_phone");
  return Object.keys(errors).length === 0 ? null : errors;
}

/** Reads and validates the card form. Its values are neither stored nor logged. */

import { type CardScheme, cardScheme, hasCheckDigit } from "@/server/kernel/card-scheme";
import { normaliseDigits } from "@/server/kernel/digits";
import type { CardKeeping } from "@/server/kernel/payment-types";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { addDays, type CivilDate } from "@/server/kernel/time";
import type { PaymentType } from "@/server/kernel/words";

export type TypedCard = { readonly number: string; readonly expiry: string; readonly cvv: string };

export type ReadCard = {
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly cvv: string;
};

/**
 * `mistyped`: the number's check digit is wrong. `too_short`: the card expires before the session's payments
 * allow.
 */
export type FieldError = "required" | "invalid" | "mistyped" | "expired" | "too_short";

export type CardFieldErrors = Record<string, FieldError>;

type FieldReading<T> = { readonly value: T } | { readonly error: FieldError };

export type CardRules = {
  /** Days from `today` for which the card must still be valid; null without a limit. */
  readonly minimumDays: number | null;
  /**
   * True if number, security code and expiry date follow the rules of card schemes. Test cards of simulating
   * gateways do not (Spec, "Simulated gateway rules" 4).
   */
  readonly followsScheme: boolean;
  readonly today: CivilDate;
};

/** 12 to 19 digits; a known scheme's exact length. */
function readNumber(typed: string, followsScheme: boolean): FieldReading<string> {
  const digits = normaliseDigits(typed).replace(/[-.]/g, "");
  if (digits === "") return { error: "required" };
  if (!/^\d{12,19}$/.test(digits)) return { error: "invalid" };
  if (!followsScheme) return { value: digits };
  if (cardScheme(digits)?.lengths.includes(digits.length) === false) return { error: "invalid" };
  return hasCheckDigit(digits) ? { value: digits } : { error: "mistyped" };
}

function readExpiry(typed: string): FieldReading<{ month: number; year: number }> {
  const text = normaliseDigits(typed).replace(/[-.]/g, "/");
  if (text === "") return { error: "required" };
  const match = /^(0?[1-9]|1[0-2])\/(\d{2}|20\d{2})$/.exec(text) ?? /^(0[1-9]|1[0-2])(\d{2}|20\d{2})$/.exec(text);
  if (!match) return { error: "invalid" };
  const [, month, year] = match;
  return { value: { month: Number(month), year: (Number(year) % 100) + 2000 } };
}

/** The security code in ASCII digits. */
export function readCvv(typed: string): FieldReading<string> {
  const digits = normaliseDigits(typed);
  if (digits === "") return { error: "required" };
  return /^\d{3,4}$/.test(digits) ? { value: digits } : { error: "invalid" };
}

function readCvvOf(scheme: CardScheme | null, typed: string): FieldReading<string> {
  const cvv = readCvv(typed);
  if ("error" in cvv || scheme === null || cvv.value.length === scheme.cvvDigits) return cvv;
  return { error: "invalid" };
}

export function readCard(
  typed: TypedCard,
  { minimumDays, followsScheme, today }: CardRules,
): { readonly card: ReadCard } | { readonly errors: CardFieldErrors } {
  const number = readNumber(typed.number, followsScheme);
  const expiry = readExpiry(typed.expiry);
  const scheme = followsScheme && "value" in number ? cardScheme(number.value) : null;
  const cvv = readCvvOf(scheme, typed.cvv);
  const errors: CardFieldErrors = {};
  if ("error" in number) errors.number = number.error;
  if ("error" in expiry) errors.expiry = expiry.error;
  if ("error" in cvv) errors.cvv = cvv.error;
  if ("error" in number || "error" in expiry || "error" in cvv) return { errors };
  const { month, year } = expiry.value;
  const card = { number: number.value, expiryMonth: month, expiryYear: year, cvv: cvv.value };
  if (followsScheme && !lastsLongEnough(card, 0, today)) return { errors: { expiry: "expired" } };
  return lastsLongEnough(card, minimumDays, today) ? { card } : { errors: { expiry: "too_short" } };
}

/**
 * True if the card is valid for `minimumDays` more. A card is valid to the end of its month, so months are
 * compared.
 */
export function lastsLongEnough(
  card: { readonly expiryMonth: number; readonly expiryYear: number },
  minimumDays: number | null,
  today: CivilDate,
): boolean {
  if (minimumDays === null) return true;
  const month = `${card.expiryYear}-${String(card.expiryMonth).padStart(2, "0")}`;
  return month >= addDays(today, minimumDays).slice(0, 7);
}

/**
 * Days from now for which a card must still be valid; null without a limit. The payment type's default does
 * not apply to the simulated gateway; the merchant's value does (Spec, "The simulated gateway's answers").
 */
export function minimumDaysOf(of: {
  readonly paymentType: PaymentType;
  /** `card_acceptance_criteria.min_expiry_time` as the merchant sent it. */
  readonly minimumCardDays: number | null;
  readonly isSimulated: boolean;
}): number | null {
  const fallback = of.isSimulated ? null : PAYMENT_TYPES[of.paymentType].minimumCardDays;
  return of.minimumCardDays ?? fallback;
}

/** Whether the card of a session is saved (Spec, "Saved cards at the checkout"). */
export type SaveRule = "none" | CardKeeping;

/**
 * The payment type's rule; only a known customer gets a choice.
 * @param tokenizable true if the gateway account saves cards
 */
export function saveRule(paymentType: PaymentType, customerId: string | null, tokenizable: boolean): SaveRule {
  const { keepsCard } = PAYMENT_TYPES[paymentType];
  if (keepsCard !== "offered") return keepsCard;
  return customerId !== null && tokenizable ? "offered" : "none";
}

/**
 * Whether the card is saved; null if the box of a `save_card` session is unchecked and the page must ask for
 * it.
 */
export function keepsCard(rule: SaveRule, ticked: boolean): boolean | null {
  if (rule === "ticked") return ticked ? true : null;
  if (rule === "consent") return true;
  return rule === "offered" && ticked;
}

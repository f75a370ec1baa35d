/** Reads the card form. Its values are neither stored nor logged. */

import { type CardScheme, cardScheme, hasCheckDigit } from "@/server/kernel/card-scheme";
import { normaliseDigits } from "@/server/kernel/digits";
import type { CivilDate } from "@/server/kernel/time";
import { lastsLongEnough } from "./minimum-days";

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
  /** Days from `today` for which the card must remain valid; null without a limit. */
  readonly minimumDays: number | null;
  /**
   * True if number, security code and expiry date follow the rules of card schemes. Test cards of simulating
   * gateways do not (Spec, "Simulated gateway rules" 4).
   */
  readonly followsScheme: boolean;
  readonly today: CivilDate;
};

/** Reads a card number: 12 to 19 digits; a known scheme's exact length. */
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

/** The rules of a card's fields, for the server and for checks while the form is filled in. */
import { type CardScheme, cardScheme, hasCheckDigit } from "./card-scheme";
import { normaliseDigits } from "./digits";

/**
 * Errors of a typed card. `mistyped`: the number's check digit is wrong. `too_short`: the card expires before
 * the session's payments allow.
 */
export type FieldError = "required" | "invalid" | "mistyped" | "expired" | "too_short";

/** Maximum characters of a cardholder's name, more than cards have. */
export const LONGEST_HOLDER = 100;

type FieldReading<T> = { readonly value: T } | { readonly error: FieldError };

/** Reads a card number: 12 to 19 digits; a known scheme's exact length. */
export function readNumber(typed: string, followsScheme: boolean): FieldReading<string> {
  const digits = normaliseDigits(typed).replace(/[-.]/g, "");
  if (digits === "") return { error: "required" };
  if (!/^\d{12,19}$/.test(digits)) return { error: "invalid" };
  if (!followsScheme) return { value: digits };
  if (cardScheme(digits)?.lengths.includes(digits.length) === false) return { error: "invalid" };
  return hasCheckDigit(digits) ? { value: digits } : { error: "mistyped" };
}

/** True if a text that is no card number by its meaning, such as a name, may contain one. */
export function mayHoldNumber(text: string): boolean {
  return /(?:\p{Nd}[\s-]?){12}/u.test(text);
}

export function readExpiry(typed: string): FieldReading<{ month: number; year: number }> {
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

export function readCvvOf(scheme: CardScheme | null, typed: string): FieldReading<string> {
  const cvv = readCvv(typed);
  if ("error" in cvv || scheme === null || cvv.value.length === scheme.cvvDigits) return cvv;
  return { error: "invalid" };
}

type Typed = Readonly<Record<"number" | "expiry" | "cvv", string>>;

export type FieldChecks = {
  /** True if typed cards follow the rules of card schemes; test cards of simulating gateways follow none. */
  readonly followsScheme: boolean;
  /** Months such as `2026-11`: the present one, and the earliest in which the card may expire. */
  readonly thisMonth: string;
  readonly leastMonth: string;
};

const FAULTS: Readonly<Record<keyof Typed, (typed: Typed, checks: FieldChecks) => FieldError | null>> = {
  number: ({ number }, { followsScheme }) => errorOf(readNumber(number, followsScheme)),
  expiry: ({ expiry }, { followsScheme, thisMonth, leastMonth }) => {
    const read = readExpiry(expiry);
    if ("error" in read) return read.error;
    const month = `${read.value.year}-${String(read.value.month).padStart(2, "0")}`;
    if (followsScheme && month < thisMonth) return "expired";
    return month < leastMonth ? "too_short" : null;
  },
  cvv: ({ number, cvv }, { followsScheme }) =>
    errorOf(readCvvOf(followsScheme ? cardScheme(normaliseDigits(number)) : null, cvv)),
};

function errorOf(read: FieldReading<unknown>): FieldError | null {
  return "error" in read ? read.error : null;
}

/**
 * The error of one typed card field; null if the field is right. The number decides the length of the CVV.
 */
export function fieldFault(field: keyof Typed, typed: Typed, checks: FieldChecks): FieldError | null {
  return FAULTS[field](typed, checks);
}

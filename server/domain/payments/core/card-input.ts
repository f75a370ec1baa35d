/** What a customer types into the card form, read and checked. Nothing here is ever stored or logged. */
import { normaliseDigits } from "../../../kernel/digits";
import { addDays, type CivilDate } from "../../../kernel/time";

/** The fields as typed. */
export type TypedCard = { readonly number: string; readonly expiry: string; readonly cvv: string };

/** A card that can be charged. */
export type ReadCard = { readonly number: string; readonly expiryMonth: number; readonly expiryYear: number };

/** `too_short`: the card ends before the session's payments allow. */
export type CardFieldErrors = Record<string, "required" | "invalid" | "too_short">;

type Reading<T> = { readonly value: T } | { readonly error: "required" | "invalid" };

/** Card numbers have 12 to 19 digits; there is no Luhn check, because the test cards fail it (Spec, "Simulated gateway rules" 4). */
function readNumber(typed: string): Reading<string> {
  const digits = normaliseDigits(typed).replace(/[-.]/g, "");
  if (digits === "") return { error: "required" };
  return /^\d{12,19}$/.test(digits) ? { value: digits } : { error: "invalid" };
}

function readExpiry(typed: string): Reading<{ month: number; year: number }> {
  const text = normaliseDigits(typed).replace(/[-.]/g, "/");
  if (text === "") return { error: "required" };
  const match = /^(0?[1-9]|1[0-2])\/(\d{2}|20\d{2})$/.exec(text) ?? /^(0[1-9]|1[0-2])(\d{2}|20\d{2})$/.exec(text);
  if (!match) return { error: "invalid" };
  const [, month, year] = match;
  return { value: { month: Number(month), year: (Number(year) % 100) + 2000 } };
}

/** The security code, its digits in ASCII. */
export function readCvv(typed: string): Reading<string> {
  const digits = normaliseDigits(typed);
  if (digits === "") return { error: "required" };
  return /^\d{3,4}$/.test(digits) ? { value: digits } : { error: "invalid" };
}

/**
 * The card, or which fields are missing or wrong. The security code is checked for its form and then forgotten.
 *
 * @param minimumDays how many days from `today` the card must still be valid, null where any expiry date will do, past ones
 * too (decision §10: binds on the simulated gateway only when the merchant sent it)
 * @param today the merchant's civil date
 */
export function readCard(
  typed: TypedCard,
  minimumDays: number | null,
  today: CivilDate,
): { readonly card: ReadCard } | { readonly errors: CardFieldErrors } {
  const number = readNumber(typed.number);
  const expiry = readExpiry(typed.expiry);
  const cvv = readCvv(typed.cvv);
  const errors: CardFieldErrors = {};
  if ("error" in number) errors.number = number.error;
  if ("error" in expiry) errors.expiry = expiry.error;
  if ("error" in cvv) errors.cvv = cvv.error;
  if ("error" in number || "error" in expiry || "error" in cvv) return { errors };
  const { month, year } = expiry.value;
  const card = { number: number.value, expiryMonth: month, expiryYear: year };
  return lastsLongEnough(card, minimumDays, today) ? { card } : { errors: { expiry: "too_short" } };
}

/** True when the card is valid for `minimumDays` more; a card is valid to the end of its month, so months are compared. */
export function lastsLongEnough(
  card: { readonly expiryMonth: number; readonly expiryYear: number },
  minimumDays: number | null,
  today: CivilDate,
): boolean {
  if (minimumDays === null) return true;
  const month = `${card.expiryYear}-${String(card.expiryMonth).padStart(2, "0")}`;
  return month >= addDays(today, minimumDays).slice(0, 7);
}

/** Days for which cards of `auto_debit` must still be valid where the merchant sent nothing (Spec, "Limits"). */
const AUTO_DEBIT_DAYS = 30;

/**
 * How many days from now a card must still be valid; null where any will do. The simulated gateway takes any expiry date, so the
 * default of `auto_debit` does not bind there; what the merchant sent does (decision §10).
 */
export function minimumDaysOf(of: {
  readonly paymentType: string;
  /** `card_acceptance_criteria` as the merchant sent it. */
  readonly criteria: Readonly<Record<string, unknown>> | null;
  readonly simulated: boolean;
}): number | null {
  const sent = of.criteria?.min_expiry_time;
  if (typeof sent === "number") return sent;
  return of.paymentType === "auto_debit" && !of.simulated ? AUTO_DEBIT_DAYS : null;
}

/** How the card form of a session treats keeping the card (decision §6). */
export type SaveRule = "none" | "offered" | "ticked" | "consent";

/**
 * `ticked`: the session exists to keep a card. `consent`: it keeps the card without a box. `offered`: the customer may choose.
 * @param tokenizable the gateway account keeps cards
 */
export function saveRule(paymentType: string, customerId: string | null, tokenizable: boolean): SaveRule {
  if (paymentType === "save_card") return "ticked";
  if (paymentType === "auto_debit" || paymentType === "auto_pay") return "consent";
  return customerId !== null && tokenizable ? "offered" : "none";
}

/** Whether the card is kept, or null when the box of a `save_card` session was cleared and the page must ask for it. */
export function keepsCard(rule: SaveRule, ticked: boolean): boolean | null {
  if (rule === "ticked") return ticked ? true : null;
  if (rule === "consent") return true;
  return rule === "offered" && ticked;
}

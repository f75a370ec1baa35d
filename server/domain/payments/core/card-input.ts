/** What a customer types into the card form, read and checked. Nothing here is ever stored or logged. */
import { normaliseDigits } from "../../../kernel/digits";
import { addDays, type CivilDate } from "../../../kernel/time";

/** The fields as typed. */
export type TypedCard = { readonly number: string; readonly expiry: string; readonly cvv: string };

/** A card that can be charged. */
export type ReadCard = { readonly number: string; readonly expiryMonth: number; readonly expiryYear: number };

export type CardFieldErrors = Record<string, "required" | "invalid">;

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

function readCvv(typed: string): Reading<true> {
  const digits = normaliseDigits(typed);
  if (digits === "") return { error: "required" };
  return /^\d{3,4}$/.test(digits) ? { value: true } : { error: "invalid" };
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
  if (minimumDays !== null && endsBefore(month, year, addDays(today, minimumDays))) {
    return { errors: { expiry: "invalid" } };
  }
  return { card: { number: number.value, expiryMonth: month, expiryYear: year } };
}

/** A card is valid to the end of its month, so months are compared. */
function endsBefore(month: number, year: number, date: CivilDate): boolean {
  return `${year}-${String(month).padStart(2, "0")}` < date.slice(0, 7);
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

import type { Money } from "@/server/kernel/money";
import type { CivilDate } from "@/server/kernel/time";
import { maskedNumber, type PgParams } from "../../core/result";
import type { Verdict } from "./test-cards";

/** Random identifiers of a gateway call, of digits only. */
export type FreshIds = {
  readonly payment: string;
  readonly transaction: string;
  readonly order: string;
  readonly invoice: string;
  readonly authorization: string;
  readonly retrieval: string;
};

export type PrintedCard = {
  readonly number: string;
  readonly isKnown: boolean;
  readonly expiry: { readonly month: number; readonly year: number } | null;
};

export type ShapeFacts = {
  readonly verdict: Verdict;
  readonly operation: "purchase" | "authorize" | "tokenise";
  readonly referenceNumber: string;
  readonly total: Money;
  readonly card: PrintedCard;
  readonly ids: FreshIds;
  readonly today: CivilDate;
  readonly at: Date;
};

export type ShapedResponse = { readonly raw: Readonly<Record<string, unknown>>; readonly params: PgParams };

/** Month and day of the charge's posting, such as `0729`. */
export function postDate(today: CivilDate): string {
  return today.slice(5, 7) + today.slice(8, 10);
}

/**
 * The number with only its first six and last four digits, such as `411111*****1111`; of another text,
 * only the last four characters.
 */
export function masked(number: string): string {
  if (!/^\d{12,19}$/.test(number)) return maskedNumber(number.slice(-4));
  return `${number.slice(0, 6)}${"*".repeat(number.length - 10)}${number.slice(-4)}`;
}

export function cardParams(card: PrintedCard): PgParams {
  const number = { card_number: card.number };
  if (card.isKnown) Object.assign(number, { card_type: "Visa" });
  if (card.expiry === null) return number;
  const month = String(card.expiry.month).padStart(2, "0");
  const year = String(card.expiry.year % 100).padStart(2, "0");
  return { ...number, card_expiry: `${month}/${year}`, card_expiry_month: month, card_expiry_year: year };
}

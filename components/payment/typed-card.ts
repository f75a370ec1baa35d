"use client";
/** The typed card, kept only in memory until a reload, so that a language change keeps it. */
import { type CardScheme, cardNetworks, cardScheme, groupedNumber } from "@/server/kernel/card-scheme";
import { normaliseDigits } from "@/server/kernel/digits";

export type TypedCard = {
  readonly number: string;
  readonly expiry: string;
  readonly cvv: string;
  readonly save: boolean;
  readonly shape: string | null;
  /** The card scheme that the customer chose for a card of two schemes. */
  readonly network: string | null;
};

const remembered = new Map<string, TypedCard>();

export function recallCard(attempt: string): TypedCard | null {
  return remembered.get(attempt) ?? null;
}

export function rememberCard(attempt: string, card: TypedCard): void {
  remembered.clear();
  remembered.set(attempt, card);
}

const MAX_NUMBER = 19;
const MAX_EXPIRY = 6;
const MAX_CVV = 4;

function digitsOf(typed: string): string {
  return normaliseDigits(typed).replace(/\D/g, "");
}

export function formatNumber(typed: string): string {
  return groupedNumber(digitsOf(typed).slice(0, MAX_NUMBER));
}

export function schemeTyped(number: string): CardScheme | null {
  return cardScheme(digitsOf(number));
}

/** The names of the card's schemes, the usual one first; empty while they are unknown. */
export function networksTyped(number: string): readonly string[] {
  return cardNetworks(digitsOf(number));
}

/**
 * The expiry as printed on cards: `12 / 30`. One digit and a slash is a month before October; a pasted year
 * may come first.
 */
export function formatExpiry(typed: string): string {
  const yearFirst = /^(20\d{2})[/.-](\d{1,2})$/;
  const text = normaliseDigits(typed.trim())
    .replace(yearFirst, "$2/$1")
    .replace(/^(\d)[/.-]/, "0$1/");
  const digits = digitsOf(text).slice(0, MAX_EXPIRY);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function formatCvv(typed: string): string {
  return digitsOf(typed).slice(0, MAX_CVV);
}

export function caretAfter(formatted: string, typedBefore: string): number {
  const digits = digitsOf(typedBefore).length;
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (/\d/.test(formatted.charAt(index))) seen += 1;
    if (seen === digits) return index + 1;
  }
  return formatted.length;
}

/** Reads the card form. Its values are neither stored nor logged. */

import { type FieldError, readCvvOf, readExpiry, readNumber } from "@/server/kernel/card-fields";
import { cardNetworks, cardScheme } from "@/server/kernel/card-scheme";
import type { CivilDate } from "@/server/kernel/time";
import { lastsLongEnough } from "./minimum-days";

export type TypedCard = {
  readonly number: string;
  readonly expiry: string;
  readonly cvv: string;
  /** The scheme that the customer chose for a card of two schemes. */
  readonly network?: string | null;
};

export type ReadCard = {
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly cvv: string;
  /** The chosen scheme; null unless the card has two schemes and the customer chose one of them. */
  readonly network: string | null;
};

export type CardFieldErrors = Record<string, FieldError>;

export type CardRules = {
  /** Days from `today` for which the card must remain valid; null without a limit. */
  readonly minimumDays: number | null;
  /**
   * True if number, security code and expiry date follow the rules of card schemes. Test cards of simulating
   * gateways follow no such rules (Spec, "Simulated gateway rules" 4).
   */
  readonly followsScheme: boolean;
  readonly today: CivilDate;
};

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
  const network = cardNetworks(number.value).find((name) => name === typed.network) ?? null;
  const card = { number: number.value, expiryMonth: month, expiryYear: year, cvv: cvv.value, network };
  if (followsScheme && !lastsLongEnough(card, 0, today)) return { errors: { expiry: "expired" } };
  return lastsLongEnough(card, minimumDays, today) ? { card } : { errors: { expiry: "too_short" } };
}

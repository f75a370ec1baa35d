/** Parses values of filters: each function returns the one spelling used in addresses, or null. */
import { PAYMENT_SERVICES } from "@/server/domain/gateways/core/words";
import { SESSION_STATES } from "@/server/domain/sessions/core/words";
import { SUBSCRIPTION_STATES } from "@/server/domain/subscriptions/core/words";
import { asciiSigns } from "@/server/kernel/amount-range";
import { schemeKey } from "@/server/kernel/card-scheme";
import { asciiDigits } from "@/server/kernel/digits";
import { dayOf, type QueryReader } from "@/server/kernel/lenient-query";
import { addDays, type CivilDate, parseCivilDate } from "@/server/kernel/time";
import { DECLINE_WORDS } from "./decline-word";
import { NO_CARD } from "./words";

const FORMS: readonly string[] = ["card", "token", "cash", "inquiry", "none", ...PAYMENT_SERVICES];

const isForm = (word: string): boolean => FORMS.includes(word);

/** A form of payment as attempts store it, or the key of a card scheme; null for any other text. */
function methodOf(text: string): string | null {
  const word = text.toLowerCase().replace(/[\s-]+/g, "_");
  return isForm(word) ? word : schemeKey(text);
}

function listOf(read: (word: string) => string | null): QueryReader<string> {
  return (text) => {
    const words = text.split(/[,\u060c\uff0c]/).map((word) => read(word.trim()));
    return words.includes(null) ? null : [...new Set(words)].join(",");
  };
}

const known = (words: readonly string[]) => (text: string) => {
  const word = text.toLowerCase().replace(/[\s-]+/g, "_");
  return words.includes(word) ? word : null;
};

export const readPlanStates = listOf(known(SUBSCRIPTION_STATES));

export const readCards = listOf((text) => {
  const word = asciiDigits(text).toLowerCase();
  return word === NO_CARD || /^\d{4}$/.test(word) ? word : schemeKey(word);
});

export const PAYMENT_STATES = [...SESSION_STATES, "voided"] as const;

export const readStates = listOf(known(PAYMENT_STATES));
export const readMethods = listOf(methodOf);
export const readReasonWords = listOf(known(DECLINE_WORDS));

export function readCurrencyCode(text: string): string | null {
  return /^[A-Z]{3}$/.test(text) ? text : null;
}

export function methodParts(methods: string): {
  readonly forms: readonly string[];
  readonly schemes: readonly string[];
} {
  const words = methods.split(",");
  return { forms: words.filter(isForm), schemes: words.filter((word) => !isForm(word)) };
}

export const METHOD_FORMS = FORMS;

export type DayBounds = { readonly from: CivilDate | null; readonly to: CivilDate | null };

/**
 * Parses a day with `>`, `>=`, `<`, `<=` or without a sign, or a range as `2026-01-05..2026-01-09`. Returns
 * the range, or null.
 */
export function readDays(text: string): string | null {
  const [from = "", to, more] = asciiSigns(text)
    .replace(/\u2026/g, "..")
    .split("..");
  if (to === undefined) return comparedDays(from);
  const [first, last] = [dayOf(from), dayOf(to)];
  if (more !== undefined || (from !== "" && first === null) || (to !== "" && last === null)) return null;
  if (first === null && last === null) return null;
  return first !== null && last !== null && first > last ? null : `${first ?? ""}..${last ?? ""}`;
}

function comparedDays(text: string): string | null {
  const [, sign = "", date = ""] = /^(>=|<=|>|<|=)?(.*)$/.exec(text) ?? [];
  const day = dayOf(date);
  if (day === null) return null;
  const limit = parseCivilDate(sign === ">" ? addDays(day, 1) : sign === "<" ? addDays(day, -1) : day);
  if (limit === null) return null;
  if (sign.startsWith(">")) return `${limit}..`;
  if (sign.startsWith("<")) return `..${limit}`;
  return `${day}..${day}`;
}

/** @param days text that {@link readDays} returned */
export function dayBounds(days: string): DayBounds {
  const [from = "", to = ""] = days.split("..");
  return { from: parseCivilDate(from), to: parseCivilDate(to) };
}

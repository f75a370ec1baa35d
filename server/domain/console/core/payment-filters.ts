/** Parses values of filters: each function returns the one spelling used in addresses, or null. */
import { PAYMENT_SERVICES } from "@/server/domain/gateways/core/words";
import { SESSION_STATES } from "@/server/domain/sessions/core/words";
import { SUBSCRIPTION_STATES } from "@/server/domain/subscriptions/core/words";
import { schemeKey } from "@/server/kernel/card-scheme";
import { asciiDigits, normaliseAmount } from "@/server/kernel/digits";
import type { QueryReader } from "@/server/kernel/lenient-query";
import { addDays, type CivilDate, parseCivilDate } from "@/server/kernel/time";
import { DECLINE_WORDS } from "./decline-word";

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

/** Subscriptions without a card. */
export const NO_CARD = "none";

/** Keys of card schemes, {@link NO_CARD}, or last four digits. */
export const readCards = listOf((text) => {
  const word = asciiDigits(text).toLowerCase();
  return word === NO_CARD || /^\d{4}$/.test(word) ? word : schemeKey(word);
});

export const readStates = listOf(known(SESSION_STATES));
export const readMethods = listOf(methodOf);
export const readReasonWords = listOf(known(DECLINE_WORDS));

export function readCurrencyCode(text: string): string | null {
  return /^[A-Z]{3}$/.test(text) ? text : null;
}

/** Splits a filter into forms of payment and keys of card schemes; a payment needs one of them. */
export function methodParts(methods: string): {
  readonly forms: readonly string[];
  readonly schemes: readonly string[];
} {
  const words = methods.split(",");
  return { forms: words.filter(isForm), schemes: words.filter((word) => !isForm(word)) };
}

export const METHOD_FORMS = FORMS;

/** One limit of amounts; null means none. `isStrict` excludes the limit itself. */
type Limit = { readonly amount: string; readonly isStrict: boolean } | null;

export type AmountBounds = { readonly least: Limit; readonly most: Limit };

const SIGNS: Readonly<Record<string, string>> = {
  "\u2264": "<=",
  "\u2265": ">=",
  "\uff1c": "<",
  "\uff1e": ">",
  "\uff1d": "=",
};
const AMOUNT = /^(\d{1,15})(?:\.(\d{1,3}))?$/;

/** The amount without leading zeros and without decimals that are zero. */
function plainAmount(text: string): string | null {
  const [, whole, fraction = ""] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) return null;
  const decimals = fraction.replace(/0+$/, "");
  return `${whole.replace(/^0+(?=\d)/, "")}${decimals === "" ? "" : `.${decimals}`}`;
}

function signed(text: string): string {
  const amount = normaliseAmount(text).replace(/\u066c/g, "");
  return amount.replace(/[\u2264\u2265\uff1c\uff1d\uff1e]/g, (sign) => SIGNS[sign] ?? sign).replace(/\u2026/g, "..");
}

/**
 * Parses `50`, `>50`, `>=50`, `<50`, `<=50`, or a range `50..60`, `50..` or `..60` with both ends included;
 * `>` or `<` before an end excludes it, as in `>50..<60`.
 */
export function readAmounts(text: string): string | null {
  const typed = signed(text);
  const [from = "", to, more] = typed.split("..");
  if (to === undefined) return comparedAmount(typed);
  const [least, most] = [rangeEnd(from, ">"), rangeEnd(to, "<")];
  if (more !== undefined || least === null || most === null) return null;
  if (least.amount === "" && most.amount === "") return null;
  if (most.amount === "" && least.isStrict) return `>${least.amount}`;
  if (least.amount === "" && most.isStrict) return `<${most.amount}`;
  const isClosed = least.amount !== "" && most.amount !== "";
  if (isClosed && Number(least.amount) > Number(most.amount)) return null;
  return `${least.isStrict ? ">" : ""}${least.amount}..${most.isStrict ? "<" : ""}${most.amount}`;
}

function comparedAmount(typed: string): string | null {
  const [, sign = "", compared = ""] = /^(>=|<=|>|<|=)?([^.<>=][^<>=]*)$/.exec(typed) ?? [];
  const amount = plainAmount(compared);
  return amount === null ? null : `${sign === "=" ? "" : sign}${amount}`;
}

/** An end of a range; without an amount if it is open. */
function rangeEnd(text: string, strict: ">" | "<"): { readonly amount: string; readonly isStrict: boolean } | null {
  if (text === "") return { amount: "", isStrict: false };
  const isStrict = text.startsWith(strict);
  const amount = plainAmount(isStrict ? text.slice(1) : text);
  return amount === null ? null : { amount, isStrict };
}

type TypedAmounts = {
  readonly from: string;
  readonly to: string;
  /** True if the end itself is excluded. */
  readonly isAbove: boolean;
  readonly isBelow: boolean;
};

/** What {@link readAmounts} reads, from the fields of a form; empty without an amount. */
export function typedAmounts({ from, to, isAbove, isBelow }: TypedAmounts): string {
  if (from === "" && to === "") return "";
  if (from === to && !isAbove && !isBelow) return from;
  const [least, most] = [isAbove ? `>${from}` : from, isBelow ? `<${to}` : to];
  return `${from === "" ? "" : least}..${to === "" ? "" : most}`;
}

/** @param amounts text that {@link readAmounts} returned */
export function amountBounds(amounts: string): AmountBounds {
  if (amounts.includes("..")) {
    const [from = "", to = ""] = amounts.split("..");
    const limit = (end: string): Limit =>
      end === "" ? null : { amount: end.replace(/^[<>]/, ""), isStrict: /^[<>]/.test(end) };
    return { least: limit(from), most: limit(to) };
  }
  const [, sign = "", amount = "0"] = /^([<>]?=?)(.*)$/.exec(amounts) ?? [];
  const limit = { amount, isStrict: !sign.endsWith("=") };
  if (sign === "") return { least: { amount, isStrict: false }, most: { amount, isStrict: false } };
  return sign.startsWith(">") ? { least: limit, most: null } : { least: null, most: limit };
}

export type DayBounds = { readonly from: CivilDate | null; readonly to: CivilDate | null };

/**
 * Parses a day with `>`, `>=`, `<`, `<=` or without a sign, or a range as `2026-01-05..2026-01-09`. Returns
 * the range, or null.
 */
export function readDays(text: string): string | null {
  const typed = asciiDigits(text).replace(/[\u2264\u2265\uff1c\uff1d\uff1e]/g, (sign) => SIGNS[sign] ?? sign);
  const [from = "", to, more] = typed
    .replace(/\u2026/g, "..")
    .replace(/\//g, "-")
    .split("..");
  if (to === undefined) return comparedDays(from);
  const [first, last] = [parseCivilDate(from), parseCivilDate(to)];
  if (more !== undefined || (from !== "" && first === null) || (to !== "" && last === null)) return null;
  if (first === null && last === null) return null;
  return first !== null && last !== null && first > last ? null : `${first ?? ""}..${last ?? ""}`;
}

function comparedDays(text: string): string | null {
  const [, sign = "", date = ""] = /^(>=|<=|>|<|=)?(.*)$/.exec(text) ?? [];
  const day = parseCivilDate(date);
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

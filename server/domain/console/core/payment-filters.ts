/** Parses values of filters: each function returns the one spelling used in addresses, or null. */
import { PAYMENT_SERVICES } from "@/server/domain/gateways/core/words";
import { SESSION_STATES } from "@/server/domain/sessions/core/words";
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

export const readStates = listOf(known(SESSION_STATES));
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

/** One limit of an amount filter; null means none. `isStrict` excludes the limit itself. */
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

/** Parses `50`, `>50`, `>=50`, `<50`, `<=50`, `50..60`, `50..` or `..60`; both ends are included. */
export function readAmounts(text: string): string | null {
  const typed = signed(text);
  const [, sign = "", compared = ""] = /^(>=|<=|>|<|=)?([^.<>=][^<>=]*)$/.exec(typed) ?? [];
  if (!typed.includes("..")) {
    const amount = plainAmount(compared);
    return amount === null ? null : `${sign === "=" ? "" : sign}${amount}`;
  }
  const [from = "", to = "", more] = typed.split("..");
  const [least, most] = [plainAmount(from), plainAmount(to)];
  const isOpen = (end: string, read: string | null) => end === "" || read !== null;
  if (more !== undefined || !isOpen(from, least) || !isOpen(to, most) || (least === null && most === null)) return null;
  return least !== null && most !== null && Number(least) > Number(most) ? null : `${least ?? ""}..${most ?? ""}`;
}

/** @param amounts text that {@link readAmounts} returned */
export function amountBounds(amounts: string): AmountBounds {
  if (amounts.includes("..")) {
    const [from = "", to = ""] = amounts.split("..");
    const limit = (amount: string): Limit => (amount === "" ? null : { amount, isStrict: false });
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

import { isCurrency } from "@/server/kernel/currency";

const ID = /^(?:[0-9a-f]{40}|(?:sub|evt|req|inv|att|op|plink)_\w{1,36})$/;

/**
 * The id in a pasted address; otherwise the typed text without `#` before a number, and without a currency
 * beside an amount.
 * @param typed without surrounding blanks
 */
export function meantText(typed: string): string {
  return addressed(typed) ?? bareAmount(typed.replace(/^#\s*(?=\S)/, ""));
}

const AMOUNT = /^(?:([A-Z]{3})(\s*))?([\d.,\u0660-\u0669\u066b]+)(?:(\s*)([A-Z]{3}))?$/;

function bareAmount(text: string): string {
  const [, before, blank, amount = "", gap, after] = AMOUNT.exec(text) ?? [];
  const isParted = Boolean(blank || gap) || /[.,\u066b]/.test(amount);
  return isParted && (before === undefined) !== (after === undefined) && isCurrency(before ?? after ?? "")
    ? amount
    : text;
}

const PLACED = /\/(?:s|customers)\/([\w-]{1,64})\/?$/;

/** An id in an address has a known prefix or contains a digit, unlike a page's name such as `payments`. */
function addressed(typed: string): string | null {
  if (!/^https?:\/\/\S+$/i.test(typed) || !URL.canParse(typed)) return null;
  const { pathname, searchParams } = new URL(typed);
  const parts = [...pathname.split("/"), ...searchParams.values()].filter((part) => part !== "");
  const known = parts.findLast((part) => ID.test(part)) ?? PLACED.exec(pathname)?.[1];
  return known ?? parts.findLast((part) => /^(?=.*\d)[\w-]{6,64}$/.test(part)) ?? null;
}

/**
 * The words of a search, at most eight, and their LIKE patterns. A two-character word matches only the
 * beginning of words. Null if no word has two characters.
 */
export function searchedWords(typed: string): { readonly grams: string[]; readonly patterns: string[] } | null {
  const words = typed
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, 8);
  if (!words.some((word) => [...word].length >= 2)) return null;
  const placed = words.map((word) => ([...word].length < 3 ? ` ${word}` : word));
  return {
    grams: placed.filter((word) => [...word].length >= 3),
    patterns: placed.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`),
  };
}

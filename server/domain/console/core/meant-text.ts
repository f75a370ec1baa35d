/** What a caller means by a pasted text. */

const ID = /^(?:[0-9a-f]{40}|(?:sub|evt|req|inv|att|op|pl)_\w{1,36})$/;

/**
 * The id that a pasted address names, else the text without `#` before a number and without a currency
 * beside an amount. @param typed without control characters and surrounding blanks
 */
export function meantText(typed: string): string {
  return addressed(typed) ?? typed.replace(/^#\s*(?=\S)/, "").replace(CURRENCY, "$1$2");
}

const CURRENCY = /^(?:[A-Z]{3}\s*([\d.,\u0660-\u0669\u066b]+)|([\d.,\u0660-\u0669\u066b]+)\s*[A-Z]{3})$/;

function addressed(typed: string): string | null {
  if (!/^https?:\/\/\S+$/i.test(typed) || !URL.canParse(typed)) return null;
  const { pathname, searchParams } = new URL(typed);
  const parts = [...pathname.split("/"), ...searchParams.values()].filter((part) => part !== "");
  return parts.findLast((part) => ID.test(part)) ?? parts.findLast((part) => /^[\w-]{6,64}$/.test(part)) ?? null;
}

/**
 * The words of a search, at most eight, and their LIKE patterns. A word of two characters is looked for at
 * the beginning of words; null if no word has two.
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

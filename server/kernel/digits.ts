/** Converts Arabic-Indic, Persian and full-width digits to ASCII. */

const ZEROS = [0x0660, 0x06f0, 0xff10] as const;
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const SLASHES = /[\u060d\u2044\u2215\uff0f]/g;

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code <= first + 9) ?? code;
  return String(code - zero);
}

export function withoutMarks(text: string): string {
  return text.replace(INVISIBLE, "").trim();
}

export function asciiDigits(text: string): string {
  return text.replace(INVISIBLE, "").replace(DIGIT, asciiDigit).replace(SLASHES, "/");
}

/** Converts digits like {@link asciiDigits}, and removes white space. */
export function normaliseDigits(text: string): string {
  return asciiDigits(text.replace(/\s/g, ""));
}

/** The digits of a JSON number as text; null if parsing may have rounded it. */
export function exactText(value: number): string | null {
  const exact = Number.isInteger(value) ? Number.isSafeInteger(value) : Number(value.toPrecision(15)) === value;
  return exact && Number.isFinite(value) ? String(value) : null;
}

/** Converts digits like {@link normaliseDigits}, and the Arabic decimal mark to a point. */
export function normaliseAmount(text: string): string {
  return normaliseDigits(text).replaceAll("\u066b", ".");
}

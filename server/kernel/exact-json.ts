/**
 * JSON that keeps the digits of numbers. Parsers round long numbers and drop the zeros of 1.50; here a number
 * that a double prints differently becomes a *kept number*: a text of NUL and its digits. No other text
 * begins with NUL: requests with NUL are refused, and the database cannot store it. {@link writeJson}
 * converts kept numbers back.
 */
import { Decimal } from "decimal.js";

const MARK = "\0";
const MAX_DIGITS = 1_000;
const MAX_EXPONENT = 400;
const NUMBER = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
const NUMBER_SIGNS = "+-.eE";
const SAFE_LENGTH = 15;
const [QUOTE, BACKSLASH, MINUS, POINT, COLON, ZERO, NINE] = [34, 92, 45, 46, 58, 48, 57];
/** If a JSON text has no match, a double prints all its numbers unchanged. */
const MAY_BE_KEPT = /[.eE]|-0|\d{16}/;
const KEPT_IN_TEXT = /"\\u0000(-?\d[\d.]*)"/g;

/** Thrown for more than 1,000 digits, or an exponent beyond ±400. */
export class NumberTooLong extends RangeError {}

/** Thrown for more kept numbers than the caller allows. */
export class TooManyKeptNumbers extends RangeError {}

/** @throws {SyntaxError} {NumberTooLong} */
export function readJson(text: string): unknown {
  const kept = withKeptNumbers(text);
  const value: unknown = JSON.parse(text);
  return kept === text ? value : JSON.parse(kept);
}

export function writeJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent);
  return text === undefined ? text : withPlainNumbers(text);
}

export function withPlainNumbers(text: string): string {
  return text.includes('"\\u0000') ? text.replace(KEPT_IN_TEXT, "$1") : text;
}

/**
 * The JSON text with every number that a double prints differently replaced by its kept form; exponents are
 * expanded, as in the database. Without such a number `text` itself is returned.
 * @param most maximum number of kept numbers
 * @throws {NumberTooLong} {TooManyKeptNumbers}
 */
export function withKeptNumbers(text: string, most = Number.POSITIVE_INFINITY): string {
  if (!MAY_BE_KEPT.test(text)) return text;
  let made = "";
  let copied = 0;
  let count = 0;
  let index = 0;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = endOfText(text, index);
    else if (!isDigit(code) && code !== MINUS) index += 1;
    else {
      const start = index;
      index = endOfNumber(text, start);
      if (printsTheSame(text, start, index)) continue;
      const token = text.slice(start, index);
      const kept = keptForm(token);
      // A number instead of a key is an error that only the parser may report.
      if (kept === token || isKey(text, index)) continue;
      count += 1;
      if (count > most) throw new TooManyKeptNumbers();
      made += text.slice(copied, start) + kept;
      copied = index;
    }
  }
  return copied === 0 ? text : made + text.slice(copied);
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

/** True if a colon follows, so that the token before it is a key. */
function isKey(text: string, end: number): boolean {
  let next = end;
  while (" \t\n\r".includes(text.charAt(next)) && next < text.length) next += 1;
  return text.charCodeAt(next) === COLON;
}

function endOfText(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((quote - before) % 2 === 1) return quote + 1;
  }
  return text.length;
}

/** The index after the characters that a number can have. */
function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (isDigit(text.charCodeAt(end)) || NUMBER_SIGNS.includes(text.charAt(end) || " ")) end += 1;
  return end;
}

/**
 * True if a double surely prints the number between `start` and `end` unchanged: at most 15 characters, no
 * exponent, not -0, no zero at the end of a fraction, and not below 0.1.
 */
function printsTheSame(text: string, start: number, end: number): boolean {
  if (end - start > SAFE_LENGTH) return false;
  const first = isDigit(text.charCodeAt(start)) ? start : start + 1;
  let hasPoint = false;
  for (let index = first; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === POINT && !hasPoint) hasPoint = true;
    else if (!isDigit(code)) return false;
  }
  if (text.charCodeAt(first) === ZERO) return first === start && end - start === 1;
  return !hasPoint || text.charCodeAt(end - 1) !== ZERO;
}

function keptForm(token: string): string {
  if (!/e/i.test(token) && String(Number(token)) === token) return token;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = NUMBER.exec(token) ?? [];
  if (whole === "") return token;
  if (token.length > MAX_DIGITS || Math.abs(Number(exponent)) > MAX_EXPONENT) throw new NumberTooLong();
  const digits = writtenOut(whole + fraction, whole.length + Number(exponent));
  const signed = /[1-9]/.test(digits) ? `${sign}${digits}` : digits;
  return String(Number(signed)) === signed ? signed : `"\\u0000${signed}"`;
}

/** The digits with a decimal point after the first `point` digits. */
function writtenOut(digits: string, point: number): string {
  const whole = digits
    .slice(0, Math.max(0, point))
    .padEnd(Math.max(0, point), "0")
    .replace(/^0+(?=\d)/, "");
  const fraction = point < 0 ? digits.padStart(digits.length - point, "0") : digits.slice(point);
  return `${whole === "" ? "0" : whole}${fraction === "" ? "" : `.${fraction}`}`;
}

/** The digits of a kept number; null for any other value. */
export function keptDigits(value: unknown): string | null {
  return typeof value === "string" && value.startsWith(MARK) ? value.slice(MARK.length) : null;
}

/** A kept number as the nearest double, for schemas that refuse what a double cannot represent. */
export function asDouble(value: unknown): unknown {
  const digits = keptDigits(value);
  return digits === null ? value : Number(digits);
}

/** A kept number as an equal double if there is one: 1.50 is 1.5, 2^53 + 1 stays kept. */
export function asEqualDouble(value: unknown): unknown {
  const digits = keptDigits(value);
  if (digits === null) return value;
  const double = Number(digits);
  return new Decimal(digits).equals(double) ? double : value;
}

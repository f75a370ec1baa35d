/**
 * JSON that keeps the digits of numbers. Parsers round long numbers and drop the zeros of 1.50; here such a
 * number becomes a *kept number*: a NUL character and its digits. No other string begins with NUL, because
 * requests with NUL are refused. {@link writeJson} converts kept numbers back.
 */
import { Decimal } from "decimal.js";

const MARK = "\0";
const MAX_DIGITS = 1_000;
const MAX_EXPONENT = 400;
const NUMBER = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
const SAFE_LENGTH = 15;
/** JavaScript prints a number below 0.000001 with an exponent. */
const PLAIN_DECIMALS = 6;
const [QUOTE, BACKSLASH, PLUS, MINUS, POINT, COLON, ZERO, NINE] = [34, 92, 43, 45, 46, 58, 48, 57];
const [UPPER_E, LOWER_E] = [69, 101];
const KEPT_IN_TEXT = /"\\u0000(-?\d[\d.]*)"/g;

/** Thrown for a JSON number of more than 1,000 digits, or with an exponent beyond ±400. */
export class NumberTooLong extends RangeError {}

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
 * The JSON text with every number that a double would print differently replaced by its kept form, exponents
 * expanded. Returns `text` itself if there is none.
 * @param most maximum number of kept numbers
 * @throws {NumberTooLong} {TooManyKeptNumbers}
 */
export function withKeptNumbers(text: string, most = Number.POSITIVE_INFINITY): string {
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
      const plain = endOfPlainNumber(text, start);
      index = plain === NOT_PLAIN ? endOfNumber(text, start) : plain;
      if (plain !== NOT_PLAIN) continue;
      if (index - start > MAX_DIGITS) throw new NumberTooLong();
      const token = text.slice(start, index);
      const kept = keptForm(token);
      // A number where an object's key should be is unchanged, so that the parser reports the syntax error.
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

function isKey(text: string, end: number): boolean {
  let next = end;
  while (" \t\n\r".includes(text.charAt(next)) && next < text.length) next += 1;
  return text.charCodeAt(next) === COLON;
}

function endOfText(text: string, start: number): number {
  const quote = text.indexOf('"', start + 1);
  if (quote === -1) return text.length;
  if (text.charCodeAt(quote - 1) !== BACKSLASH) return quote + 1;
  for (let index = start + 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) return index + 1;
    if (code === BACKSLASH) index += 1;
  }
  return text.length;
}

function isNumberSign(code: number): boolean {
  return code === POINT || code === MINUS || code === PLUS || code === LOWER_E || code === UPPER_E;
}

function endOfNumber(text: string, start: number): number {
  for (let end = start + 1; ; end += 1) {
    const code = text.charCodeAt(end);
    if (!isDigit(code) && !isNumberSign(code)) return end;
  }
}

const NOT_PLAIN = -1;

/**
 * The end of a JSON number that a double prints in the same digits: at most 15 characters, no exponent, not
 * -0, no trailing zero in a fraction, and not below 0.000001. {@link NOT_PLAIN} for any other.
 */
function endOfPlainNumber(text: string, start: number): number {
  const first = text.charCodeAt(start) === MINUS ? start + 1 : start;
  const isZero = text.charCodeAt(first) === ZERO;
  const point = endOfDigits(text, first);
  if (point === first || (isZero && point > first + 1)) return NOT_PLAIN;
  const hasFraction = text.charCodeAt(point) === POINT;
  if (!hasFraction && isZero && first !== start) return NOT_PLAIN;
  const end = hasFraction ? endOfDigits(text, point + 1) : point;
  if (hasFraction && (end === point + 1 || text.charCodeAt(end - 1) === ZERO)) return NOT_PLAIN;
  if (hasFraction && isZero && startsWithZeros(text, point + 1, Math.min(end, point + 1 + PLAIN_DECIMALS)))
    return NOT_PLAIN;
  return end - start > SAFE_LENGTH || isNumberSign(text.charCodeAt(end)) ? NOT_PLAIN : end;
}

function endOfDigits(text: string, start: number): number {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

function startsWithZeros(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index += 1) if (text.charCodeAt(index) !== ZERO) return false;
  return true;
}

function keptForm(token: string): string {
  const hasExponent = token.includes("e") || token.includes("E");
  if (!hasExponent && String(Number(token)) === token) return token;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = NUMBER.exec(token) ?? [];
  if (whole === "") return token;
  if (Math.abs(Number(exponent)) > MAX_EXPONENT) throw new NumberTooLong();
  const digits = writtenOut(whole + fraction, whole.length + Number(exponent));
  const signed = /[1-9]/.test(digits) ? `${sign}${digits}` : digits;
  return String(Number(signed)) === signed ? signed : `"\\u0000${signed}"`;
}

/** Writes a number without exponent; the decimal point follows the first `point` digits. */
function writtenOut(digits: string, point: number): string {
  const whole = digits
    .slice(0, Math.max(0, point))
    .padEnd(Math.max(0, point), "0")
    .replace(/^0+(?=\d)/, "");
  const fraction = point < 0 ? digits.padStart(digits.length - point, "0") : digits.slice(point);
  return `${whole === "" ? "0" : whole}${fraction === "" ? "" : `.${fraction}`}`;
}

/** The digits of a kept number (a string of NUL and digits); null for any other value. */
export function keptDigits(value: unknown): string | null {
  return typeof value === "string" && value.startsWith(MARK) ? value.slice(MARK.length) : null;
}

/**
 * The nearest double of a kept number (a string of NUL and digits), for schemas that refuse values outside a
 * double's range.
 */
export function asDouble(value: unknown): unknown {
  const digits = keptDigits(value);
  return digits === null ? value : Number(digits);
}

/**
 * Converts a kept number (a string of NUL and digits) to a double of the same value, as for 1.50; returns
 * other values unchanged.
 */
export function asEqualDouble(value: unknown): unknown {
  const digits = keptDigits(value);
  if (digits === null) return value;
  const double = Number(digits);
  return new Decimal(digits).equals(double) ? double : value;
}

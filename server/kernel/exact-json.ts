/**
 * JSON that keeps the digits of numbers. Parsers round long numbers and drop the zeros of 1.50; here a number
 * that a double prints differently is a *kept number*: a text of NUL and its digits. No other text begins
 * with NUL: requests with it are refused, and the database cannot store it. {@link writeJson} turns kept
 * numbers back.
 */
import { Decimal } from "decimal.js";

const MARK = "\0";
const MAX_DIGITS = 1_000;
const MAX_EXPONENT = 400;
const NUMBER = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
const NUMBER_START = /["\d-]/g;
const NUMBER_REST = /[-+.\deE]*/y;
/** Numbers that a double may print differently; a text without a match has none. */
const MAY_BE_KEPT = /(?:^|[[:,\s])(?:-?\d+[.eE][-+.\deE]*|-?\d{16,}|-0)(?=[\s,\]}]|$)/;
const KEPT_IN_TEXT = /"\\u0000(-?\d[\d.]*)"/g;

/** More than 1,000 digits, or an exponent beyond ±400. */
export class NumberTooLong extends RangeError {}

/** @throws {SyntaxError} {NumberTooLong} */
export function readJson(text: string): unknown {
  const kept = withKeptNumbers(text);
  const value: unknown = JSON.parse(text);
  return kept === text ? value : JSON.parse(kept);
}

/** Kept numbers in their own digits. */
export function writeJson(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent);
  return text === undefined ? text : withPlainNumbers(text);
}

/** Writes a JSON text's kept numbers as numbers. */
export function withPlainNumbers(text: string): string {
  return text.includes('"\\u0000') ? text.replace(KEPT_IN_TEXT, "$1") : text;
}

/**
 * Keeps numbers of a JSON text that a double prints differently. Exponents are written out, as in the
 * database. The text must be valid JSON. @throws {NumberTooLong}
 */
export function withKeptNumbers(text: string): string {
  if (!MAY_BE_KEPT.test(text)) return text;
  const parts: string[] = [];
  let copied = 0;
  NUMBER_START.lastIndex = 0;
  for (let found = NUMBER_START.exec(text); found !== null; found = NUMBER_START.exec(text)) {
    const start = found.index;
    const end = found[0] === '"' ? endOfText(text, start) : endOfNumber(text, start);
    NUMBER_START.lastIndex = end;
    if (found[0] === '"') continue;
    const token = text.slice(start, end);
    const kept = keptForm(token);
    if (kept === token) continue;
    parts.push(text.slice(copied, start), kept);
    copied = end;
  }
  return copied === 0 ? text : parts.join("") + text.slice(copied);
}

function endOfText(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (text[before] === "\\") before -= 1;
    if ((quote - before) % 2 === 1) return quote + 1;
  }
  return text.length;
}

function endOfNumber(text: string, start: number): number {
  NUMBER_REST.lastIndex = start;
  NUMBER_REST.test(text);
  return NUMBER_REST.lastIndex;
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

/** The decimal point after the first `point` digits. */
function writtenOut(digits: string, point: number): string {
  const whole = digits
    .slice(0, Math.max(0, point))
    .padEnd(Math.max(0, point), "0")
    .replace(/^0+(?=\d)/, "");
  const fraction = point < 0 ? digits.padStart(digits.length - point, "0") : digits.slice(point);
  return `${whole === "" ? "0" : whole}${fraction === "" ? "" : `.${fraction}`}`;
}

/** Null for any other value. */
export function keptDigits(value: unknown): string | null {
  return typeof value === "string" && value.startsWith(MARK) ? value.slice(MARK.length) : null;
}

/** A kept number as the nearest double, for readers that refuse what a double cannot hold. */
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

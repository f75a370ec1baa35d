import { BadRequest, InvalidFields } from "@/server/kernel/errors";
import { NumberTooLong, TooManyKeptNumbers, withKeptNumbers } from "@/server/kernel/exact-json";
import { UploadedFile } from "@/server/kernel/uploaded-file";
import { NO_NUL } from "@/server/kernel/wire";

const MAX_DEPTH = 32;
const MAX_KEPT_NUMBERS = 10_000;
const LONE_SURROGATE = /\p{Surrogate}/u;
/**
 * Matches escapes of NUL and of half a surrogate pair in JSON text, even if the backslash itself is escaped.
 */
const ESCAPED_MARK = /\\u(?:0000|[dD][89a-fA-F])/;
const NUL_DIGITS = "u0000";

function refuseNul(path: readonly string[]): never {
  const [first = "non_field_errors", ...rest] = path;
  const nested = (keys: readonly string[]): InvalidFields["fields"] => {
    const [head, ...tail] = keys;
    return head === undefined ? {} : { [head]: tail.length === 0 ? [NO_NUL] : nested(tail) };
  };
  throw new InvalidFields(nested([first, ...rest]));
}

function checkText(text: string, path: readonly string[]): string {
  if (text.includes("\0")) refuseNul(path);
  checkSurrogates(text);
  return text;
}

function checkSurrogates(text: string): void {
  if (LONE_SURROGATE.test(text)) throw new BadRequest("JSON parse error - a string has an unpaired surrogate.");
}

function checkDepth(depth: number): void {
  if (depth >= MAX_DEPTH) throw new BadRequest(`JSON parse error - nesting is deeper than ${MAX_DEPTH} levels.`);
}

/**
 * Rebuilds a value so that `__proto__` is an ordinary key; files are unchanged.
 * @param path the keys that lead to the value
 * @throws {InvalidFields} for NUL in a text or key
 * @throws {BadRequest} for lone surrogates or more than 32 levels
 */
export function admitted(value: unknown, path: string[] = []): unknown {
  if (typeof value === "string") return checkText(value, path);
  if (value instanceof UploadedFile) checkText(value.name, path);
  if (typeof value !== "object" || value === null || value instanceof UploadedFile) return value;
  checkDepth(path.length);
  const below = (key: string, item: unknown): unknown => {
    path.push(key);
    const made = admitted(item, path);
    path.pop();
    return made;
  };
  if (Array.isArray(value)) return value.map((item, index) => below(String(index), item));
  const plain: Record<string, unknown> = Object.create(null);
  for (const [key, item] of Object.entries(value)) {
    checkText(key, [...path, key]);
    plain[key] = below(key, item);
  }
  return plain;
}

/**
 * The value of a JSON text; numbers keep the digits that were sent (decision 0147). Objects lose their
 * prototype in place, so that the time is proportional to the length.
 * @throws {BadRequest} if the text cannot be parsed, a number has more than a thousand digits, or more than
 * 10,000 numbers have digits that a double does not reproduce (such as 1.50)
 * @throws {InvalidFields} {BadRequest} as {@link admitted}
 */
export function parseJson(text: string): unknown {
  const isMarked = ESCAPED_MARK.test(text);
  const path = isMarked && holdsNul(text) ? pathToNul(parsed(text), 0) : null;
  if (path !== null) refuseNul(path);
  const value = parsed(keptNumbers(text), text);
  dropPrototypes(value, 0, isMarked);
  return value;
}

/** True if the JSON text has an escaped NUL whose backslash is not itself escaped. */
function holdsNul(text: string): boolean {
  for (let at = text.indexOf(NUL_DIGITS); at !== -1; at = text.indexOf(NUL_DIGITS, at + 1)) {
    let before = at - 1;
    while (text[before] === "\\") before -= 1;
    if ((at - before) % 2 === 0) return true;
  }
  return false;
}

/**
 * @returns the keys to the first text or key with NUL
 * @throws {BadRequest} if the value is nested too deeply
 */
function pathToNul(value: unknown, depth: number): string[] | null {
  if (typeof value === "string") return value.includes("\0") ? [] : null;
  if (typeof value !== "object" || value === null) return null;
  checkDepth(depth);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const rest = pathToNul(value[index], depth + 1);
      if (rest !== null) return [String(index), ...rest];
    }
    return null;
  }
  for (const key in value) {
    const rest = key.includes("\0") ? [] : pathToNul(Reflect.get(value, key), depth + 1);
    if (rest !== null) return [key, ...rest];
  }
  return null;
}

/** @param sent the original text, whose positions an error names */
function parsed(text: string, sent: string = text): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (sent !== text) return parsed(sent);
    throw new BadRequest(`JSON parse error - ${error instanceof Error ? error.message : "unreadable"}`);
  }
}

function keptNumbers(text: string): string {
  try {
    return withKeptNumbers(text, MAX_KEPT_NUMBERS);
  } catch (error) {
    if (error instanceof NumberTooLong) throw new BadRequest("JSON parse error - a number is too long.");
    if (error instanceof TooManyKeptNumbers)
      throw new BadRequest(
        `JSON parse error - more than ${MAX_KEPT_NUMBERS} numbers have more than 15 digits, an exponent or a zero at the end.`,
      );
    throw error;
  }
}

function dropPrototypes(value: unknown, depth: number, checksTexts: boolean): void {
  if (typeof value !== "object" || value === null) {
    if (checksTexts && typeof value === "string") checkSurrogates(value);
    return;
  }
  checkDepth(depth);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const item: unknown = value[index];
      if (checksTexts || typeof item === "object") dropPrototypes(item, depth + 1, checksTexts);
    }
    return;
  }
  Object.setPrototypeOf(value, null);
  for (const key in value) {
    if (checksTexts) checkSurrogates(key);
    const item: unknown = Reflect.get(value, key);
    if (checksTexts || typeof item === "object") dropPrototypes(item, depth + 1, checksTexts);
  }
}

/**
 * Admits JSON and form values: plain objects without prototype, well-formed text, limited depth (Spec, "HTTP
 * requests").
 */
import { BadRequest, InvalidFields } from "@/server/kernel/errors";
import { NumberTooLong, withKeptNumbers } from "@/server/kernel/exact-json";
import { UploadedFile } from "@/server/kernel/uploaded-file";
import { NO_NUL } from "@/server/kernel/wire";

const MAX_DEPTH = 32;
const LONE_SURROGATE = /\p{Surrogate}/u;

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
  if (LONE_SURROGATE.test(text)) throw new BadRequest("JSON parse error - text holds half a surrogate pair.");
  return text;
}

/**
 * Rebuilds the value so that `__proto__` is an ordinary key; files are unchanged.
 * @throws {InvalidFields} NUL in a text or key @throws {BadRequest} lone surrogates, more than 32 levels
 */
export function admitted(value: unknown, path: readonly string[] = []): unknown {
  if (typeof value === "string") return checkText(value, path);
  if (value instanceof UploadedFile) checkText(value.name, path);
  if (typeof value !== "object" || value === null || value instanceof UploadedFile) return value;
  if (path.length >= MAX_DEPTH) throw new BadRequest(`JSON parse error - nesting is deeper than ${MAX_DEPTH} levels.`);
  if (Array.isArray(value)) return value.map((item, index) => admitted(item, [...path, String(index)]));
  const plain: Record<string, unknown> = Object.create(null);
  for (const [key, item] of Object.entries(value))
    plain[checkText(key, [...path, key])] = admitted(item, [...path, key]);
  return plain;
}

/**
 * Parses JSON and keeps the digits of numbers (decision 0147). @throws {BadRequest} for invalid JSON or a
 * number of more than a thousand digits, and as {@link admitted}
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadRequest(`JSON parse error - ${error instanceof Error ? error.message : "unreadable"}`);
  }
  const plain = admitted(value);
  const kept = keptNumbers(text);
  return kept === text ? plain : withoutPrototypes(JSON.parse(kept));
}

function keptNumbers(text: string): string {
  try {
    return withKeptNumbers(text);
  } catch (error) {
    if (error instanceof NumberTooLong) throw new BadRequest("JSON parse error - a number is too long.");
    throw error;
  }
}

function withoutPrototypes(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutPrototypes);
  const plain: Record<string, unknown> = Object.create(null);
  for (const [key, item] of Object.entries(value)) plain[key] = withoutPrototypes(item);
  return plain;
}

/** Reads values from JSON by paths of keys; null without such a value. */
import { keptDigits, readJson } from "@/server/kernel/exact-json";
import { isJsonObject, type JsonObject, jsonNumber, jsonObject, jsonText } from "@/server/kernel/json";

export function saidIn(body: string | Uint8Array): JsonObject | null {
  try {
    const text = typeof body === "string" ? body : new TextDecoder("utf-8", { fatal: true }).decode(body);
    return jsonObject(readJson(text));
  } catch {
    return null;
  }
}

function saidAt(from: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isJsonObject(at) ? at[key] : undefined), from);
}

/** The text at a path; null also for an empty text. */
export function saidText(from: unknown, ...path: readonly string[]): string | null {
  return jsonText(saidAt(from, path)) || null;
}

/**
 * The text at the first of several paths that has one.
 * @param paths such as `card/brand`, separated by spaces
 */
export function saidFirst(from: unknown, paths: string): string | null {
  const texts = paths.split(/\s+/).map((path) => saidText(from, ...path.split("/")));
  return texts.find((text) => text !== null) ?? null;
}

/** @param table paths for {@link saidFirst} */
export function saidTexts<T extends Readonly<Record<string, string | undefined>>>(
  from: unknown,
  table: T,
): { readonly [K in keyof T]: string | null } {
  const texts = Object.entries(table).map(([name, paths = ""]) => [name, saidFirst(from, paths)]);
  return Object.fromEntries(texts) as { [K in keyof T]: string | null };
}

/** Reads a text like {@link saidFirst}; numbers are returned as texts. */
export function saidPlain(from: unknown, paths: string): string | null {
  const values = paths.split(" ").map((path) => saidAt(from, path.split("/")));
  const texts = values.map((value) => keptDigits(value) ?? jsonText(typeof value === "number" ? `${value}` : value));
  return texts.find(Boolean) ?? null;
}

function saidNumber(from: unknown, ...path: readonly string[]): number | null {
  return jsonNumber(saidAt(from, path));
}

export function saidObject(from: unknown, ...path: readonly string[]): JsonObject | null {
  return jsonObject(saidAt(from, path));
}

export function saidList(from: unknown, ...path: readonly string[]): readonly JsonObject[] {
  const list = saidAt(from, path);
  return Array.isArray(list) ? list.map((item) => jsonObject(item) ?? {}) : [];
}

/** The text, unless it is empty or longer than the gateway accepts. */
export function fitting(text: string | null | undefined, most: number): string | undefined {
  return text && text.length <= most ? text : undefined;
}

/** Reads an instant in ISO 8601 or in Unix seconds. */
export function saidInstant(from: unknown, ...path: readonly string[]): Date | null {
  const seconds = saidNumber(from, ...path);
  const at = new Date(seconds === null ? (saidText(from, ...path) ?? Number.NaN) : seconds * 1_000);
  return Number.isNaN(at.getTime()) ? null : at;
}

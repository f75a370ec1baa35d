/** Reads values of JSON columns and of wire objects that are stored as they came. */

export type JsonObject = Readonly<Record<string, unknown>>;

/** True for an object that is neither null nor a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object, or null for anything else. */
export function jsonObject(value: unknown): JsonObject | null {
  return isJsonObject(value) ? value : null;
}

/** The text, or null for anything else. */
export function jsonText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** The number, or null for anything else. */
export function jsonNumber(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

/** Reads JSON columns and stored wire objects. */

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Null for anything else. */
export function jsonObject(value: unknown): JsonObject | null {
  return isJsonObject(value) ? value : null;
}

/** Null for anything else. */
export function jsonText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** Null for anything else. */
export function jsonNumber(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is an object, otherwise null. */
export function jsonObject(value: unknown): JsonObject | null {
  return isJsonObject(value) ? value : null;
}

/** The value if it is a text, otherwise null. */
export function jsonText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** The value if it is a number, otherwise null. */
export function jsonNumber(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

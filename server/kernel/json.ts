export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function jsonObject(value: unknown): JsonObject | null {
  return isJsonObject(value) ? value : null;
}

export function jsonText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

export function jsonNumber(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

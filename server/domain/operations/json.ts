/** Objects on their way into and out of JSON columns. */
import { Prisma } from "../../db/client";

type JsonObject = Readonly<Record<string, unknown>>;

/** The object as a JSON column takes it: what is not JSON, such as a key that holds `undefined`, is left out. */
export function json(value: JsonObject): Prisma.InputJsonValue {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue;
}

/** The same, or the column's null. */
export function jsonOrNull(value: JsonObject | null): Prisma.InputJsonValue | typeof Prisma.DbNull {
  return value === null ? Prisma.DbNull : json(value);
}

/** The object that a JSON column holds, or null. */
export function objectOf(value: unknown): JsonObject | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

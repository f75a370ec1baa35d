/** Objects on their way into and out of JSON columns. */
import { Prisma } from "../../db/client";
import { json } from "../sessions";

type JsonObject = Readonly<Record<string, unknown>>;

export { json };

/** The object as a JSON column takes it, or the column's null. */
export function jsonOrNull(value: JsonObject | null): Prisma.InputJsonValue | typeof Prisma.DbNull {
  return value === null ? Prisma.DbNull : json(value);
}

/** The object that a JSON column holds, or null. */
export function objectOf(value: unknown): JsonObject | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** Values on their way into a JSON column. */
import type { JsonObject } from "@/server/kernel/json";
import { Prisma } from "./generated/client";

/**
 * The same value as a JSON column takes it: what is not JSON, such as a key that holds `undefined`, is left
 * out.
 *
 * Prisma copies plain objects key by key, and so loses a key named `__proto__` and reads one named `$type` as
 * its own. It takes what `toJSON` returns as it is: here the text, marked as JSON in the way of its protocol.
 */
export function json(value: unknown): Prisma.InputJsonValue {
  const text = JSON.stringify(value);
  return { toJSON: () => ({ $type: "Json", value: text }) };
}

/** The object as a JSON column takes it, or the column's null. */
export function jsonOrNull(value: JsonObject | null): Prisma.InputJsonValue | typeof Prisma.DbNull {
  return value === null ? Prisma.DbNull : json(value);
}

import type { JsonObject } from "@/server/kernel/json";
import { Prisma } from "./generated/client";

/**
 * The value for a JSON column; undefined keys are omitted. Prisma copies plain objects, loses a key named
 * `__proto__` and interprets a key named `$type`, but uses the result of `toJSON` unchanged: here the text,
 * marked as JSON in Prisma's protocol.
 */
export function json(value: unknown): Prisma.InputJsonValue {
  const text = JSON.stringify(value);
  return { toJSON: () => ({ $type: "Json", value: text }) };
}

export function jsonOrNull(value: JsonObject | null): Prisma.InputJsonValue | typeof Prisma.DbNull {
  return value === null ? Prisma.DbNull : json(value);
}

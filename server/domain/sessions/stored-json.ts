/** Values on their way into a JSON column. */
import type { Prisma } from "../../db/generated/client";

/** The same value as a JSON column takes it: what is not JSON, such as a key that holds `undefined`, is left out. */
export function json(value: unknown): Prisma.InputJsonValue {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue;
}

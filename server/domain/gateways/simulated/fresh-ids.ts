import { randomInt } from "node:crypto";
import type { FreshIds } from "./core/shape";

/** Number of digits drawn at once; more would not be uniformly random. */
const AT_ONCE = 14;

export function randomDigits(length: number): string {
  const first = Math.min(length, AT_ONCE);
  const digits = String(randomInt(10 ** (first - 1), 10 ** first));
  const more = length - first;
  return more === 0 ? digits : digits + String(randomInt(0, 10 ** more)).padStart(more, "0");
}

export function freshIds(): FreshIds {
  return {
    payment: randomDigits(18),
    transaction: randomDigits(15),
    order: randomDigits(12),
    invoice: randomDigits(8),
    authorization: randomDigits(6),
    retrieval: randomDigits(12),
  };
}

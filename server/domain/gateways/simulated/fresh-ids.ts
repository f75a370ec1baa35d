/** Random identifiers, as a gateway would draw them. */
import { randomInt } from "node:crypto";
import type { FreshIds } from "./core/shape";

/** `length` random digits, the first of them not zero. */
export function randomDigits(length: number): string {
  let digits = String(randomInt(1, 10));
  while (digits.length < length) digits += String(randomInt(0, 10));
  return digits;
}

/** Identifiers for one answer. */
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

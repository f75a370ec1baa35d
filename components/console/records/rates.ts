/** Shares and changes as people read them: one decimal, a true minus sign. */
import { Decimal } from "decimal.js";

/** So many of a hundred; null of nothing. */
export function shareOf(part: number, whole: number): string | null {
  return whole === 0 ? null : new Decimal(part).div(whole).times(100).toFixed(1);
}

/** By how many percent the second is above the first; null if there was nothing before. */
export function changeBetween(before: string, now: string): string | null {
  const from = new Decimal(before);
  return from.isZero() ? null : signed(new Decimal(now).minus(from).div(from).times(100));
}

/** By how many points of a hundred the second share is above the first; null without one of them. */
export function pointsBetween(before: string | null, now: string | null): string | null {
  return before === null || now === null ? null : signed(new Decimal(now).minus(before));
}

function signed(change: Decimal): string {
  const text = change.abs().toFixed(1);
  if (text === "0.0") return text;
  return `${change.isNegative() ? "−" : "+"}${text}`;
}

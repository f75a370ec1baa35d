/** Formats percentages and changes with one decimal; the minus sign is U+2212. */
import { Decimal } from "decimal.js";

export function shareOf(part: number, whole: number): string | null {
  return whole === 0 ? null : new Decimal(part).div(whole).times(100).toFixed(1);
}

export function changeBetween(before: string, now: string): string | null {
  const from = new Decimal(before);
  return from.isZero() ? null : signed(new Decimal(now).minus(from).div(from).times(100));
}

/** `×` with the factor if the amount grew at least tenfold; otherwise null. */
export function factorBetween(before: string, now: string): string | null {
  const factor = new Decimal(before).isZero() ? null : new Decimal(now).div(before);
  return factor === null || factor.lt(10) ? null : `×${BigInt(factor.toFixed(0)).toLocaleString("en")}`;
}

/** The difference of two shares in percentage points; null unless both shares are known. */
export function pointsBetween(before: string | null, now: string | null): string | null {
  return before === null || now === null ? null : signed(new Decimal(now).minus(before));
}

function signed(change: Decimal): string {
  const text = change.abs().toFixed(1);
  if (text === "0.0") return text;
  return `${change.isNegative() ? "−" : "+"}${text}`;
}

import { normaliseAmount } from "@/server/kernel/digits";

export function minorUnits(typed: string, decimals: number): bigint | null {
  const [, whole, part = ""] = /^(\d{1,14})(?:\.(\d*))?$/.exec(normaliseAmount(typed)) ?? [];
  if (whole === undefined || part.length > decimals) return null;
  return BigInt(whole + part.padEnd(decimals, "0"));
}

export function amountText(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

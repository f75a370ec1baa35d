import { moneyLine } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";

export function sumTexts(
  amounts: readonly (readonly [amount: string, currency: string])[],
  language: Language,
): string[] {
  const sums = new Map<string, { units: bigint; decimals: number }>();
  for (const [amount, currency] of amounts) {
    const [whole = "0", fraction = ""] = amount.split(".");
    const units = (sums.get(currency)?.units ?? 0n) + BigInt(whole + fraction);
    sums.set(currency, { units, decimals: fraction.length });
  }
  return [...sums].map(([currency, { units, decimals }]) => {
    const digits = String(units).padStart(decimals + 1, "0");
    const whole = digits.slice(0, digits.length - decimals);
    const amount = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
    return moneyLine({ amount, currency }, language);
  });
}

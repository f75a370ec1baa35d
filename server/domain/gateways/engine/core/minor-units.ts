/** Amounts as whole numbers of a gateway's smallest unit, by the gateway's table of decimals. */
import { Decimal } from "decimal.js";
import { type Currency, isCurrency, scaleOf } from "@/server/kernel/currency";
import { keptDigits } from "@/server/kernel/exact-json";
import { type Money, money } from "@/server/kernel/money";
import type { AmountRule, AmountRules } from "../../core/amount-rule";

/** A gateway's smallest units by currency; the table's amounts are in these units. */
export type UnitTable = {
  /** Number of decimals of a currency at the gateway; null if the gateway does not accept the currency. */
  decimals(currency: Currency): number | null;
  /** A valid amount is a multiple of this number of units; absent means 1. */
  step?(currency: Currency): bigint;
  readonly least?: Readonly<Record<string, bigint>>;
  readonly most?: bigint;
  /** Maximum amounts of currencies to which {@link UnitTable.most} does not apply. */
  readonly mostIn?: Readonly<Record<string, bigint>>;
};

const DIGITS = /^-?(0|[1-9]\d*)$/;

function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(Math.max(0, exponent));
}

export function amountRules(table: UnitTable): AmountRules {
  return (currency) => {
    const there = table.decimals(currency);
    if (there === null) return null;
    const [ours, theirs] = [powerOfTen(scaleOf(currency) - there), powerOfTen(there - scaleOf(currency))];
    const inOurs = (units: bigint): bigint => (units * ours) / theirs;
    const step = inOurs(table.step?.(currency) ?? 1n);
    const least = table.least?.[currency];
    const most = table.mostIn?.[currency] ?? table.most;
    const rule: AmountRule = { step: step > 0n ? step : 1n };
    return {
      ...rule,
      ...(least !== undefined && { least: inOurs(least) }),
      ...(most !== undefined && { most: inOurs(most) }),
    };
  };
}

/** The amount in the gateway's units, never rounded; null if the gateway does not accept it. */
export function unitsOf(table: UnitTable, { amount, currency }: Money): Decimal | null {
  const there = table.decimals(currency);
  if (there === null) return null;
  const units = amount.times(new Decimal(10).pow(there));
  const most = table.mostIn?.[currency] ?? table.most;
  const isMultiple = units.mod(String(table.step?.(currency) ?? 1n)).isZero();
  return isMultiple && (most === undefined || units.lte(String(most))) ? units : null;
}

/**
 * @param units a number, or the digits that `exact-json` keeps of one
 * @returns null if this service cannot represent the amount, such as half a Chilean peso
 */
export function amountOfUnits(table: UnitTable, units: unknown, code: unknown): Money | null {
  const currency = String(code).toUpperCase();
  if (!isCurrency(currency)) return null;
  const there = table.decimals(currency);
  const digits = keptDigits(units) ?? String(units);
  if (there === null || !DIGITS.test(digits)) return null;
  try {
    return money(new Decimal(digits).dividedBy(new Decimal(10).pow(there)), currency);
  } catch {
    return null;
  }
}

import { Decimal } from "decimal.js";
import { type Currency, scaleOf } from "@/server/kernel/currency";
import { type Money, money } from "@/server/kernel/money";

export type AmountRule = {
  /** Valid amounts are multiples of this many smallest units: `1n`, or `10n` if the last digit must be 0. */
  readonly step: bigint;
  readonly least?: bigint;
  /** Maximum in the currency's smallest units; absent if the gateway publishes none. */
  readonly most?: bigint;
};

export type AmountRules = (currency: Currency) => AmountRule | null;

function unitsOf({ amount, currency }: Money): Decimal {
  return amount.mul(new Decimal(10).pow(scaleOf(currency)));
}

/**
 * True if the amount can be charged unchanged. No minimum applies to an amount of zero, which only saves a
 * card.
 */
export function fits({ step, least = 0n, most }: AmountRule, amount: Money): boolean {
  const units = unitsOf(amount);
  if (units.isZero()) return true;
  return (
    units.mod(step.toString()).isZero() &&
    units.gte(least.toString()) &&
    (most === undefined || units.lte(most.toString()))
  );
}

/** The nearest multiple of the step; halves are rounded up. */
export function roundedToStep({ step }: AmountRule, amount: Money): Money {
  const steps = unitsOf(amount).div(step.toString()).toDecimalPlaces(0, Decimal.ROUND_HALF_UP);
  return money(steps.mul(step.toString()).div(new Decimal(10).pow(scaleOf(amount.currency))), amount.currency);
}

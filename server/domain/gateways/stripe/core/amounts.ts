/** Stripe's amounts: whole numbers of its smallest unit, which may differ from ISO 4217. */
import type { Money } from "@/server/kernel/money";
import { fits } from "../../core/amount-rule";
import { amountOfUnits, amountRules, unitsOf } from "../../engine/core/minor-units";
import { UNITS } from "./tables/units";

/** @returns null if the currency is not supported (docs/gateways/stripe.md, "Amounts") */
export const amountRule = amountRules(UNITS);

/** The amount in Stripe's smallest unit; null for zero, or if Stripe cannot represent the amount exactly. */
export function toUnits(amount: Money): number | null {
  const rule = amountRule(amount.currency);
  if (rule === null || amount.amount.lte(0) || !fits({ ...rule, least: 0n }, amount)) return null;
  return unitsOf(UNITS, amount)?.toNumber() ?? null;
}

/** Converts an amount in Stripe's units; null if this service cannot represent it. */
export function fromUnits(units: unknown, code: unknown): Money | null {
  return amountOfUnits(UNITS, units, String(code).toUpperCase());
}

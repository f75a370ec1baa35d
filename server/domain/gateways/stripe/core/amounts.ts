/** Stripe's amounts: whole numbers of Stripe's smallest unit, which may differ from ours. */
import type { Money } from "@/server/kernel/money";
import { unitsOf } from "../../engine/core/minor-units";
import { UNITS } from "./tables/units";

/**
 * Converts an amount to Stripe's units; null for zero, and if Stripe does not accept the amount
 * (docs/gateways/stripe.md, "Amounts").
 */
export function toUnits(amount: Money): number | null {
  const units = unitsOf(UNITS, amount);
  return units?.gt(0) ? units.toNumber() : null;
}

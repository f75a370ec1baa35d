import { readJson } from "@/server/kernel/exact-json";
import type { Money } from "@/server/kernel/money";
import { amountOfUnits, unitsOf } from "../../engine/core/minor-units";
import { UNITS } from "./tables/units";

/**
 * `value` is a number, or an exact number of `exact-json` if a double would round it.
 * @returns null if Adyen cannot represent the amount, such as 10.50 CVE
 */
export function toAdyenAmount(total: Money): { readonly currency: string; readonly value: unknown } | null {
  const units = unitsOf(UNITS, total);
  return units === null ? null : { currency: total.currency, value: readJson(units.toFixed(0)) };
}

/** Reads an amount from a body read with `readJson`; null if this service cannot represent it. */
export function fromAdyenAmount(wire: { readonly currency?: unknown; readonly value?: unknown } | null): Money | null {
  return amountOfUnits(UNITS, wire?.value, wire?.currency);
}

/** What every question about figures shares: whose rows, of which days, in which currency. */
import { Decimal } from "decimal.js";

import { type Currency, scaleOf } from "@/server/kernel/currency";
import type { CivilDate } from "@/server/kernel/time";

import type { Span } from "./core/span";

/** One currency at a time: amounts of several are never added. */
export type FigureQuestion = { readonly span: Span; readonly currency: Currency };

/** A sum as the wire writes amounts; sums may have more digits than an amount. */
export function sumText(sum: string | null, currency: Currency): string {
  return new Decimal(sum ?? 0).toFixed(scaleOf(currency), Decimal.ROUND_HALF_UP);
}

/** A civil day as a column of dates holds it. */
export function columnOfDay(day: CivilDate): Date {
  return new Date(`${day}T00:00:00Z`);
}

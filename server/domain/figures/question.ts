import { Decimal } from "decimal.js";

import { type Currency, scaleOf } from "@/server/kernel/currency";
import type { CivilDate } from "@/server/kernel/time";

import type { Span } from "./core/span";
import type { CountedDays } from "./statements/counted-days";

/** Days and currency of a figure; amounts of several currencies are never added. */
export type FigureQuestion = {
  readonly span: Span;
  readonly currency: Currency;
  /** What {@link countDays} counted; without it the figure counts days that are not stored by itself. */
  readonly counted?: CountedDays;
};

/** A sum in the API's format of amounts; it may have more digits than an amount. */
export function sumText(sum: string | null, currency: Currency): string {
  return new Decimal(sum ?? 0).toFixed(scaleOf(currency), Decimal.ROUND_HALF_UP);
}

export function columnOfDay(day: CivilDate): Date {
  return new Date(`${day}T00:00:00Z`);
}

import type { Currency } from "@/server/kernel/currency";
import type { CivilDate } from "@/server/kernel/time";

import type { Span } from "./core/span";
import type { CountedDays } from "./statements/counted-days";

/** Days and currency of figures; amounts in different currencies are never added. */
export type FigureQuestion = {
  readonly span: Span;
  readonly currency: Currency;
  /**
   * Figures that {@link countDays} has computed; if absent, the query itself computes days without stored
   * figures.
   */
  readonly counted?: CountedDays;
};

export function columnOfDay(day: CivilDate): Date {
  return new Date(`${day}T00:00:00Z`);
}

import type { Currency } from "@/server/kernel/currency";
import type { CivilDate } from "@/server/kernel/time";

import type { Span } from "./core/span";
import type { CountedDays } from "./statements/counted-days";

/** Days and currency of figures; amounts in different currencies are never added. */
export type FigureQuestion = {
  readonly span: Span;
  readonly currency: Currency;
  /** Days counted by {@link countDays}; if absent, the query counts unstored days itself. */
  readonly counted?: CountedDays;
};

export function columnOfDay(day: CivilDate): Date {
  return new Date(`${day}T00:00:00Z`);
}

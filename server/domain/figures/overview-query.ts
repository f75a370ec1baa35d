import { type Currency, currency, isCurrency } from "@/server/kernel/currency";
import { dayOf, oneOf, readQuery } from "@/server/kernel/lenient-query";
import type { CivilDate } from "@/server/kernel/time";
import { type NamedRange, namedSpan, RANGES, type Span, spanBetween } from "./core/span";

type OverviewQuery = {
  readonly range: NamedRange;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly currency: Currency;
};

/** `range` is null for freely chosen days; `currency` is null if the query has none. */
export type OverviewAsked = {
  readonly span: Span;
  readonly range: NamedRange | null;
  readonly currency: Currency | null;
  readonly dropped: readonly string[];
};

const USUAL = "30-days";

/** Reads the query of the overview; by default the last thirty days up to `today`. */
export function readOverviewQuery(query: Parameters<typeof readQuery>[0], today: CivilDate): OverviewAsked {
  const { values, dropped } = readQuery<OverviewQuery>(query, {
    range: oneOf(RANGES),
    from: dayOf,
    to: dayOf,
    currency: (text) => (isCurrency(text) ? currency(text) : null),
  });
  const chosen = values.from !== null && values.to !== null ? spanBetween(values.from, values.to) : null;
  const wrong = chosen === null ? (["from", "to"] as const).filter((name) => values[name] !== null) : [];
  const range = chosen === null ? (values.range ?? USUAL) : null;
  return {
    span: chosen ?? namedSpan(range ?? USUAL, today),
    range,
    currency: values.currency,
    dropped: [...dropped, ...wrong],
  };
}

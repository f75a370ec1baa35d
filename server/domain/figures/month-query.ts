import { FILE_FORMATS, type FileFormat } from "@/server/domain/reports";
import { type Currency, currency, isCurrency } from "@/server/kernel/currency";
import { oneOf, readQuery } from "@/server/kernel/lenient-query";
import type { CivilDate } from "@/server/kernel/time";
import { monthOf, parseMonth } from "./core/month";
import type { Span } from "./core/span";

type MonthQuery = { readonly month: Span; readonly currency: Currency; readonly format: FileFormat };

/** Reads the query of a month; by default the month of `today`. `currency` is null if the query has none. */
export function readMonthQuery(query: Parameters<typeof readQuery>[0], today: CivilDate) {
  const { values, dropped } = readQuery<MonthQuery>(query, {
    month: parseMonth,
    currency: (text) => (isCurrency(text) ? currency(text) : null),
    format: oneOf(FILE_FORMATS),
  });
  return { ...values, month: values.month ?? monthOf(today), dropped };
}

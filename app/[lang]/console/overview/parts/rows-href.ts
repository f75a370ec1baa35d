import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import type { DayBasis, RenewalResult } from "@/server/domain/console/core/words";
import type { Span } from "@/server/domain/figures";
import type { Language } from "@/server/kernel/types";

export type OverviewFacts = { readonly language: Language; readonly span: Span; readonly currency: string };

type Rows = { readonly by: DayBasis } & Readonly<Partial<Record<"gateway" | "method" | "reason" | "said", string>>>;

export function rowsHref({ language, span, currency }: OverviewFacts, rows: Rows): string {
  return consoleHref(language, "payments", queryOf({ ...rows, from: span.from, to: span.to, currency }));
}

export function renewalsHref({ language, span, currency }: OverviewFacts, renewal: RenewalResult): string {
  return consoleHref(language, "subscriptions", queryOf({ renewal, from: span.from, to: span.to, currency }));
}

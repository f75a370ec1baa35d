import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import type { DayBasis, RenewalResult } from "@/server/domain/console/core/words";
import type { Span } from "@/server/domain/figures";
import type { Language } from "@/server/kernel/types";

/** What the figures of an overview are of. */
export type OverviewFacts = { readonly language: Language; readonly span: Span; readonly currency: string };

type Rows = { readonly by: DayBasis } & Readonly<Partial<Record<"gateway" | "method" | "reason" | "said", string>>>;

/** The list of the payments that a figure counts. */
export function rowsHref({ language, span, currency }: OverviewFacts, rows: Rows): string {
  return consoleHref(language, "payments", queryOf({ ...rows, from: span.from, to: span.to, currency }));
}

/** The list of the subscriptions with the renewals that a figure counts. */
export function renewalsHref({ language, span, currency }: OverviewFacts, renewal: RenewalResult): string {
  return consoleHref(language, "subscriptions", queryOf({ renewal, from: span.from, to: span.to, currency }));
}

/** The reason why a form with an amount was refused, and the typed text, both from the page's address. */
import { MOST_TYPED } from "@/server/kernel/typed-amount";

export const LINK_REFUSALS = ["invalid", "over", "busy"] as const;
export const PART_REFUSALS = ["invalid", "unpayable", "rest", "closed", "busy", "many", "full"] as const;

export type Refused<Why extends string> = { readonly why: Why; readonly typed: string };
export type RefusedLink = Refused<(typeof LINK_REFUSALS)[number]>;
export type RefusedPart = Refused<(typeof PART_REFUSALS)[number]>;

export function refusedHref(page: string, { why, typed }: Refused<string>): string {
  return `${page}?${new URLSearchParams({ refused: why, amount: typed.slice(0, MOST_TYPED) })}`;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

export function refusalIn<Why extends string>(reasons: readonly Why[], query: Query): Refused<Why> | null {
  const why = reasons.find((each) => each === query.refused);
  if (why === undefined) return null;
  return { why, typed: typeof query.amount === "string" ? query.amount.slice(0, MOST_TYPED) : "" };
}

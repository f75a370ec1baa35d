import type { Refused } from "@/components/payment/amount-refusals";
import { MOST_TYPED } from "@/server/kernel/typed-amount";
import { withWords, wordsIn } from "@/server/signed-words";

export function refusedHref(page: string, { why, typed }: Refused<string>): string {
  return withWords(page, { refused: why, amount: typed.slice(0, MOST_TYPED) });
}

export function refusalIn<Why extends string>(
  reasons: readonly Why[],
  page: string,
  query: Parameters<typeof wordsIn>[1],
): Refused<Why> | null {
  const { refused, amount = "" } = wordsIn(page, query);
  const why = reasons.find((each) => each === refused);
  return why === undefined ? null : { why, typed: amount };
}

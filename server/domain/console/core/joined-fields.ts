import { typedAmounts } from "@/server/kernel/amount-range";
import type { readQuery } from "@/server/kernel/lenient-query";

type Query = Parameters<typeof readQuery>[0];

const AMOUNT_FIELDS = ["amount_from", "amount_to", "amount_above", "amount_below"];

export function isSpreadAmount(query: Query): boolean {
  return AMOUNT_FIELDS.some((name) => name in query);
}

export function joinedFields(query: Query, ticked: readonly string[]): Query {
  const first = (name: string) => [query[name] ?? []].flat()[0]?.trim() ?? "";
  const [from = "", to = "", above, below] = AMOUNT_FIELDS.map(first);
  const amount = typedAmounts({ from, to, isAbove: above !== "", isBelow: below !== "" });
  const joined = ticked.map((name) => [
    name,
    [query[name] ?? []]
      .flat()
      .filter((each) => each !== "")
      .join(","),
  ]);
  return { ...query, ...Object.fromEntries(joined), ...(amount === "" ? {} : { amount }) };
}

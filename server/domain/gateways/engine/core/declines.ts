import type { Decline, DeclineCategory } from "../../core/result";

/** What may help after a decline of a category, unless the gateway gives advice. */
export const AGAIN: Readonly<Record<DeclineCategory, Decline["again"]>> = {
  insufficient_funds: "later",
  issuer_soft: "later",
  issuer_hard: "never",
  card_data: "never",
  fraud: "never",
  authentication_required: "with_authentication",
  authentication_failed: "unknown",
  method_not_allowed: "other_gateway",
  limit: "later",
  gateway_fault: "other_gateway",
  account_fault: "other_gateway",
  unknown: "unknown",
};

export type DeclineTable = Readonly<Partial<Record<DeclineCategory, readonly string[]>>>;

export function declinesIn(table: DeclineTable): readonly (readonly [code: string, category: DeclineCategory])[] {
  return Object.entries(table).flatMap(([category, codes]) =>
    codes.map((code) => [code, category as DeclineCategory] as const),
  );
}

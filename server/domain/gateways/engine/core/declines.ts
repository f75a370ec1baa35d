import type { Decline, DeclineCategory } from "../../core/result";
import { present } from "./answer";

/** What may help after a decline of a given category, unless the gateway gives advice. */
const AGAIN: Readonly<Record<DeclineCategory, Decline["again"]>> = {
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

/** Decline codes by category; a space and the code's text may follow each code. */
export type DeclineTable = Readonly<Partial<Record<DeclineCategory, readonly string[]>>>;

type KnownDeclines = {
  readonly categories: ReadonlyMap<string | null, DeclineCategory>;
  /** Decline codes by their lower-case texts. */
  readonly codes: ReadonlyMap<string, string>;
};

export function declinesIn(table: DeclineTable): KnownDeclines {
  const known = Object.entries(table).flatMap(([category, entries]) =>
    entries.map((entry) => {
      const [code = "", ...words] = entry.split(" ");
      return { code, text: words.join(" ").toLowerCase(), category: category as DeclineCategory };
    }),
  );
  return {
    categories: new Map(known.map(({ code, category }) => [code, category])),
    codes: new Map(known.map(({ code, text }) => [text, code])),
  };
}

type SaidDecline = {
  /** Decline codes of an answer; the first known code counts. */
  readonly codes: readonly (string | null)[];
  readonly otherwise?: DeclineCategory | undefined;
  readonly networkCode?: string | null | undefined;
  /** The gateway's advice whether to try the declined charge again. */
  readonly again?: Decline["again"] | undefined;
};

export function declineBy(
  categories: ReadonlyMap<string | null, DeclineCategory>,
  { codes, otherwise = "unknown", networkCode, again }: SaidDecline,
): Decline {
  const known = codes.find((code) => categories.has(code)) ?? null;
  const category = categories.get(known) ?? otherwise;
  const code = [known, ...codes].find((one) => one !== null) ?? "unknown";
  return { category, code, ...present({ networkCode }), again: again ?? AGAIN[category] };
}

/**
 * Decides which statements are prepared, that is, planned once per connection instead of per use (decision
 * 0312).
 */
import { env } from "@/server/env";
import { Prisma } from "../generated/client";

export type PreparedNames = (query: { readonly sql: string; readonly name?: string | undefined }) => string;

/** Marks a raw statement for preparation: it finds single rows, whatever its values are. */
export const PREPARED = Prisma.raw("/* prepared */");

const WRITTEN_BY_PRISMA = '"public".';
const PLANNED = /^\s*(?:\/\*.*?\*\/\s*)*(?:select|insert|update|delete|with)\b/i;

type Rule = {
  readonly minUses: number;
  readonly maxPrepared: number;
  readonly suits: (sql: string) => boolean;
};

const RULE: Rule = {
  minUses: 5,
  maxPrepared: 100,
  suits: (sql) => sql.includes(WRITTEN_BY_PRISMA) || sql.includes(PREPARED.sql),
};
/** In small tables any plan serves all values. */
const RULE_OF_TESTS: Rule = { minUses: 2, maxPrepared: 1_000, suits: (sql) => PLANNED.test(sql) };
/** Lists of values make many statements that are used once. */
const MAX_COUNTED = 1_000;

/** Named statements keep their name. */
export function preparedNames({ minUses, maxPrepared, suits } = env.preparesAll ? RULE_OF_TESTS : RULE): PreparedNames {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return ({ sql, name: given }) => {
    if (given !== undefined) return given;
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= maxPrepared || !suits(sql)) return "";
    const used = (uses.get(sql) ?? 0) + 1;
    if (uses.size >= MAX_COUNTED) uses.clear();
    if (used < minUses) {
      uses.set(sql, used);
      return "";
    }
    uses.delete(sql);
    const name = `prepared_${names.size}`;
    names.set(sql, name);
    return name;
  };
}

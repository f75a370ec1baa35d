/**
 * Decides which statements are prepared, that is, planned once per connection instead of per use (decision
 * 0312).
 */
import { Prisma } from "../generated/client";

export type PreparedNames = (query: { readonly sql: string; readonly name?: string | undefined }) => string;

/** Marks a raw statement for preparation: it finds single rows, whatever its values are. */
export const PREPARED = Prisma.raw("/* prepared */");

const WRITTEN_BY_PRISMA = '"public".';
const MIN_USES = 5;
const MAX_PREPARED = 100;
/** Maximum number of statements whose uses are counted: lists of values make many that are used once. */
const MAX_COUNTED = 1_000;

/**
 * Named statements keep their name. Other statements get a name if they are used often and are Prisma's or
 * marked {@link PREPARED}.
 */
export function preparedNames(): PreparedNames {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return ({ sql, name: given }) => {
    if (given !== undefined) return given;
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MAX_PREPARED || !(sql.includes(WRITTEN_BY_PRISMA) || sql.includes(PREPARED.sql))) return "";
    const used = (uses.get(sql) ?? 0) + 1;
    if (uses.size >= MAX_COUNTED) uses.clear();
    if (used < MIN_USES) {
      uses.set(sql, used);
      return "";
    }
    uses.delete(sql);
    const name = `prepared_${names.size}`;
    names.set(sql, name);
    return name;
  };
}

/** Which statements Postgres plans once for each connection instead of every time (decision 0272). */
import type { StatementNames } from "./driver";
import { Prisma } from "./generated/client";

/** Begins a statement of our own whose plan is kept: one that finds single rows, whatever its values are. */
export const KEPT_PLAN = Prisma.raw("/* kept plan */");

/** Prisma's own statements name their tables like this. */
const OWN_STATEMENT = '"public".';
/** A statement is kept from this use on. */
const USES = 5;
/** Each connection keeps as many plans at most. */
const MOST_KEPT = 100;
/** Statements that are counted at once; lists of values make many that are never used again. */
const MOST_COUNTED = 1_000;

/**
 * The names of statements for the driver: a statement's own; Prisma's and marked ones get one when they are
 * used often.
 */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return ({ sql, name: own }) => {
    if (own !== undefined) return own;
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MOST_KEPT || !(sql.includes(OWN_STATEMENT) || sql.includes(KEPT_PLAN.sql))) return "";
    const used = (uses.get(sql) ?? 0) + 1;
    if (uses.size >= MOST_COUNTED) uses.clear();
    if (used < USES) {
      uses.set(sql, used);
      return "";
    }
    uses.delete(sql);
    const name = `kept_${names.size}`;
    names.set(sql, name);
    return name;
  };
}

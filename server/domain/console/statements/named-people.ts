import { Prisma } from "@/server/db/client";
import { asciiDigits } from "@/server/kernel/digits";
import type { Ctx } from "@/server/kernel/types";
import { searchedWords } from "../core/meant-text";
import { wordedSql } from "./search-words";

/** Maximum number of payments whose customers' names are compared. */
const MOST_COMPARED = 2_000;

type NameSearch = {
  readonly sessions: Prisma.Sql;
  readonly isNamed: (text: Prisma.Sql) => Prisma.Sql;
};

/** SQL condition for searching a name; null for a text without a letter, which is no name. */
export function namedSql(ctx: Ctx, typed: string): NameSearch | null {
  const words = /\p{L}/u.test(typed) && !typed.includes("@") ? searchedWords(asciiDigits(typed)) : null;
  const worded = words === null ? null : wordedSql(ctx, typed, { from: null, until: null });
  if (words === null || worded === null) return null;
  return {
    sessions: Prisma.sql`SELECT w.id FROM ${worded.weeks} CROSS JOIN LATERAL (
      ${worded.found} ORDER BY w.created_at DESC LIMIT ${MOST_COMPARED}) w LIMIT ${MOST_COMPARED}`,
    isNamed: (text) =>
      Prisma.join(
        words.patterns.map((pattern) => Prisma.sql`' ' || search_fold(${text}) LIKE search_fold(${pattern})`),
        " AND ",
      ),
  };
}

/**
 * Ids of subscriptions whose name has every word; none for a text without a letter. The statement is kept in
 * two parts, because Postgres would otherwise search the words once per subscription.
 */
export async function subscriptionsNamed(ctx: Ctx, typed: string): Promise<readonly string[]> {
  const named = namedSql(ctx, typed);
  if (named === null) return [];
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    WITH found AS MATERIALIZED (${named.sessions}),
    billed AS MATERIALIZED (
      SELECT DISTINCT ss.subscription_id AS id FROM found JOIN subscription_session ss ON ss.session_id = found.id)
    SELECT sub.id FROM billed CROSS JOIN LATERAL (
      SELECT s.id FROM subscription s
      WHERE s.id = billed.id AND s.merchant_id = ${ctx.merchant.id} AND ${named.isNamed(Prisma.sql`s.customer_name`)}
      OFFSET 0) sub`;
  return rows.map(({ id }) => id);
}

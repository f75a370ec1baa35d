import { Prisma } from "@/server/db/client";
import { asciiDigits } from "@/server/kernel/digits";
import type { Ctx } from "@/server/kernel/types";
import { searchedWords } from "../core/meant-text";
import { wordedSql } from "./search-words";

/** The newest payments with the words whose names are compared. */
const MOST_COMPARED = 2_000;

type NameSearch = {
  /** SQL of the ids `id` of the newest sessions that have the words in any of their texts. */
  readonly sessions: Prisma.Sql;
  /** SQL condition: the text has every word. */
  readonly isNamed: (text: Prisma.Sql) => Prisma.Sql;
};

/** Null for a text without a letter, which is no name. */
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
 * The subscriptions of which a name has every word; none for a text without a letter. The parts of the
 * statement are kept apart, because Postgres would compare every subscription's name and search the words
 * once for each.
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

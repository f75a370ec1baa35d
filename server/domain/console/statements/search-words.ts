import { Prisma } from "@/server/db/client";
import { columnNamed } from "@/server/db/columns";
import { LINK_ID } from "@/server/domain/payment-links";
import { SEARCHED_FIELDS } from "@/server/domain/sessions";
import { asciiDigits, normaliseAmount, normaliseDigits } from "@/server/kernel/digits";
import { dialledPhone } from "@/server/kernel/phone";
import type { Ctx } from "@/server/kernel/types";
import { searchedWords } from "../core/meant-text";
import { searchedText } from "../core/search-operators";
import { pasted } from "../pasted";
import { prefix } from "../prefix";

const WAYS: Readonly<
  Record<(typeof SEARCHED_FIELDS)[number]["search"], (column: Prisma.Sql, text: string) => Prisma.Sql>
> = {
  begins: (column, text) => Prisma.sql`${column} LIKE ${prefix(text)}`,
  equals: (column, text) => Prisma.sql`${column} = ${text}`,
  equals_lower: (column, text) => Prisma.sql`${column} = ${text.toLowerCase()}`,
};

function columnOf(name: string): Prisma.Sql {
  return Prisma.raw(`s.${columnNamed(name)}`);
}

/**
 * Alternative SQL conditions for a search text, which may have digits of any script, control characters and
 * blanks. Each condition uses an index; a single OR of all would use none. Attempts are looked up first,
 * because Postgres overestimates how many cards share four digits.
 */
export function waysTo(ctx: Ctx, typed: string): readonly Prisma.Sql[] {
  const asked = pasted(searchedText(typed));
  if ("invoice" in asked)
    return [
      Prisma.sql`s.id = ANY(ARRAY(
        SELECT i.session_id FROM invoice i WHERE i.merchant_id = ${ctx.merchant.id} AND i.number = ${asked.invoice}))`,
    ];
  const { literal, text: meant } = asked;
  const text = normaliseDigits(meant);
  const words = searchedWords(asciiDigits(meant));
  const ways: Prisma.Sql[] = SEARCHED_FIELDS.flatMap(({ column, search }) => {
    const isWorded = search === "begins" && words !== null;
    return isWorded ? [] : [WAYS[search](columnOf(column), text)];
  });
  for (const exact of new Set([meant, literal]))
    for (const { column, search } of exact === text ? [] : SEARCHED_FIELDS)
      if (search === "begins") ways.push(WAYS.equals(columnOf(column), exact));
  if (/^[0-9a-f]{6,40}$/.test(text)) ways.push(Prisma.sql`s.id LIKE ${prefix(text)}`);
  if (/^[0-9a-z]{12}$/i.test(text)) ways.push(Prisma.sql`s.short_code = ${text}`);
  if (/^sub_\w{1,36}$/.test(text))
    ways.push(
      Prisma.sql`s.id = ANY(ARRAY(SELECT ss.session_id FROM subscription_session ss WHERE ss.subscription_id = ${text}))`,
    );
  if (LINK_ID.test(text)) ways.push(Prisma.sql`s.link_id = ${text}`);
  if (/^\d{4}$/.test(text)) ways.push(byLastFour(ctx, text));
  const phone = dialledPhone(meant, ctx.merchant.region);
  if (phone !== null) ways.push(Prisma.sql`s.dialled_phone = ${phone}`);
  const amount = normaliseAmount(meant);
  if (/^\d{1,15}(\.\d{1,3})?$/.test(amount)) ways.push(Prisma.sql`s.amount = ${amount}::numeric`);
  return ways;
}

function byLastFour(ctx: Ctx, digits: string): Prisma.Sql {
  const own = Prisma.sql`a.merchant_id = ${ctx.merchant.id}`;
  return Prisma.sql`s.id = ANY(ARRAY(
    SELECT a.session_id FROM attempt a WHERE ${own} AND a.card IS NOT NULL AND right(a.card ->> 'number', 4) = ${digits}
    UNION ALL SELECT a.session_id FROM attempt a
    WHERE ${own} AND a.pg_params ->> 'card_number' IS NOT NULL AND right(a.pg_params ->> 'card_number', 4) = ${digits}))`;
}

type Worded = {
  readonly weeks: Prisma.Sql;
  /** SQL of the week `weeks.week`'s sessions with the searched words, each once: `id`, `created_at`. */
  readonly found: Prisma.Sql;
};

export type Instants = { readonly from: Date | null; readonly until: Date | null };

export function wordedSql(ctx: Ctx, q: string, within: Instants): Worded | null {
  const asked = pasted(searchedText(q));
  const words = "invoice" in asked ? null : searchedWords(asciiDigits(asked.text));
  if (words === null) return null;
  const merchantId = ctx.merchant.id;
  const grams = words.grams.map((word) => Prisma.sql`search_grams(${merchantId}, weeks.week, search_fold(${word}))`);
  const likes = words.patterns.map((pattern) => Prisma.sql`w.words LIKE search_fold(${pattern})`);
  return {
    weeks: weeksSql(ctx, within),
    found: Prisma.sql`SELECT DISTINCT w.session_id AS id, w.created_at FROM payment_words w
      WHERE w.merchant_id = ${merchantId} AND w.week = weeks.week
        AND search_grams(w.merchant_id, w.week, w.words) @> (${Prisma.join(grams, " || ")})
        AND ${Prisma.join(likes, " AND ")}`,
  };
}

/** Skips weeks without payments, because a test clock may be moved by centuries. */
function weeksSql(ctx: Ctx, { from, until }: Instants): Prisma.Sql {
  const since = from === null ? Prisma.empty : Prisma.sql`AND s.created_at >= ${from}`;
  const newest = (before: Prisma.Sql) => Prisma.sql`(SELECT search_week(s.created_at) FROM payment_session s
    WHERE s.merchant_id = ${ctx.merchant.id} ${since} ${before} ORDER BY s.created_at DESC LIMIT 1)`;
  const first = newest(until === null ? Prisma.empty : Prisma.sql`AND s.created_at <= ${until}`);
  return Prisma.sql`(WITH RECURSIVE weeks(week) AS (
      SELECT ${first}
      UNION ALL SELECT ${newest(Prisma.sql`AND s.created_at < to_timestamp(weeks.week * 604800::float8)`)}
      FROM weeks WHERE weeks.week IS NOT NULL
    ) SELECT week FROM weeks WHERE week IS NOT NULL) weeks`;
}

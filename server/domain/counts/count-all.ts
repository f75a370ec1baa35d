/** Reads how many rows a list has. */
import { Prisma } from "@/server/db/client";

/** The lists whose older rows are counted once. */
export type CountedListName = "transactions" | "events";

type All = {
  readonly merchantId: string;
  /** The types of sessions that the caller may see, null for all. */
  readonly types: readonly string[] | null;
  /** The instant by which the list's rows are counted, such as `s.created_at`. */
  readonly at: Prisma.Sql;
  /** What follows FROM: the merchant's rows of the list that the caller may see. */
  readonly rows: Prisma.Sql;
};

/**
 * An expression for the number of all rows of the list: what was counted, and the younger rows, which are
 * counted now. Both are of one instant within a statement.
 */
export function countAll(list: CountedListName, { merchantId, types, at, rows }: All): Prisma.Sql {
  const counted = Prisma.sql`c.merchant_id = ${merchantId} AND c.list = ${list}`;
  const visible = types === null ? Prisma.sql`true` : Prisma.sql`c.type IN (${Prisma.join([...types])})`;
  const until = Prisma.sql`coalesce((SELECT c.until FROM counted_list c WHERE ${counted}), '-infinity')`;
  // Of a span with two ends, Postgres expects few rows, and so reads them by their index.
  return Prisma.sql`(coalesce((SELECT sum(c.rows) FROM counted_part c WHERE ${counted} AND ${visible}), 0)
    + (SELECT count(*) FROM ${rows} AND ${at} BETWEEN ${until} AND 'infinity'))::int`;
}

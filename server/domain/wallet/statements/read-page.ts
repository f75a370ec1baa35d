import { Prisma } from "@/server/db/client";
import type { Ctx } from "@/server/kernel/types";
import { type CursorPage, type CursorRequest, cursorPage, endsOf, type RowCounts } from "../core/cursor";

type ListSource = {
  readonly columns: Prisma.Sql;
  readonly from: Prisma.Sql;
  readonly condition: Prisma.Sql;
  /** The column that orders the rows and is the cursor. */
  readonly number: Prisma.Sql;
};

export async function readPage<Row extends { number: bigint }, View>(
  ctx: Ctx,
  source: ListSource,
  { request, view }: { request: CursorRequest; view: (row: Row) => View },
): Promise<CursorPage<View>> {
  const { columns, from, condition, number } = source;
  const { cursor, direction, perPage } = request;
  const back = direction === "backward" && cursor !== null;
  const beyond =
    cursor === null
      ? Prisma.empty
      : back
        ? Prisma.sql`AND ${number} > ${cursor}`
        : Prisma.sql`AND ${number} < ${cursor}`;
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT ${columns} FROM ${from} WHERE ${condition} ${beyond}
    ORDER BY ${number} ${back ? Prisma.sql`ASC` : Prisma.sql`DESC`} LIMIT ${perPage}`;
  if (back) rows.reverse();
  const numbers = rows.map((row) => Number(row.number));
  const { newest, oldest } = endsOf(numbers) ?? { newest: 0, oldest: 0 };
  const [around] = await ctx.db.$queryRaw<{ [side in keyof RowCounts]: bigint }[]>`
    SELECT count(*) AS count, count(*) FILTER (WHERE ${number} > ${BigInt(newest)}) AS newer, count(*) FILTER (WHERE ${number} < ${BigInt(oldest)}) AS older
    FROM ${from} WHERE ${condition}`;
  const { count = 0n, newer = 0n, older = 0n } = around ?? {};
  const counted = { count: Number(count), newer: Number(newer), older: Number(older) };
  return cursorPage(rows.map(view), numbers, { around: counted, perPage });
}

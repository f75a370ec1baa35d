import { Prisma } from "@/server/db/client";
import { createdAfter, createdBefore, rowsAfter } from "@/server/db/sql-fragments";
import { knownStart, type Page, pageOfRows, rowsToRead } from "@/server/kernel/page";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { ReportFilter } from "../contract";

const THIRTY_DAYS_SECONDS = 30 * 86_400;

function conditions(ctx: Ctx, filter: ReportFilter): Prisma.Sql {
  const { timezone } = ctx.merchant;
  const created = Prisma.sql`r.created_at`;
  const all = [Prisma.sql`r.merchant_id = ${ctx.merchant.id}`, Prisma.sql`r.status = 'finished'`];
  if (filter.interval !== undefined) all.push(Prisma.sql`r.interval = ${filter.interval}`);
  if (filter.source !== undefined) all.push(Prisma.sql`r.source = ${filter.source}`);
  if (filter.createdAfter !== undefined) all.push(createdAfter(created, filter.createdAfter, timezone));
  if (filter.createdBefore !== undefined) all.push(createdBefore(created, filter.createdBefore, timezone));
  if (filter.createdAfter === undefined && filter.createdBefore === undefined)
    all.push(Prisma.sql`${created} >= ${addSeconds(ctx.now(), -THIRTY_DAYS_SECONDS)}`);
  return Prisma.join(all, " AND ");
}

/**
 * Ids of one page of reports, newest first.
 * @throws {InvalidFields} if the report `startingAfter` is not finished
 */
export async function finishedReports(ctx: Ctx, filter: ReportFilter): Promise<Page<{ id: string }>> {
  const where = conditions(ctx, filter);
  const start = await after(ctx, filter.startingAfter);
  const { take, skip } = rowsToRead(filter);
  const [[total], ids] = await Promise.all([
    ctx.db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM report r WHERE ${where}`,
    ctx.db.$queryRaw<{ id: string }[]>`
      SELECT r.id FROM report r WHERE ${where}${start}
      ORDER BY r.created_at DESC, r.starts_at DESC, r.id LIMIT ${take} OFFSET ${skip}`,
  ]);
  return pageOfRows(total?.count ?? 0, ids, filter);
}

async function after(ctx: Ctx, id: string | undefined): Promise<Prisma.Sql> {
  if (id === undefined) return Prisma.empty;
  const [row] = await ctx.db.$queryRaw<{ createdAt: Date; startsAt: Date }[]>`
    SELECT r.created_at AS "createdAt", r.starts_at AS "startsAt" FROM report r
    WHERE r.id = ${id} AND r.merchant_id = ${ctx.merchant.id} AND r.status = 'finished'`;
  const { createdAt, startsAt } = knownStart(row);
  return Prisma.sql` AND ${rowsAfter([
    { column: Prisma.sql`r.created_at`, value: createdAt, isDescending: true },
    { column: Prisma.sql`r.starts_at`, value: startsAt, isDescending: true },
    { column: Prisma.sql`r.id`, value: id },
  ])}`;
}

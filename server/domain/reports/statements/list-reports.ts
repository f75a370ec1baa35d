import { Prisma } from "@/server/db/client";
import { createdAfter, createdBefore } from "@/server/db/sql-fragments";
import type { Page } from "@/server/kernel/page";
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

/** Ids of one page, newest first, and the total number. */
export async function finishedReports(ctx: Ctx, filter: ReportFilter): Promise<Page<string>> {
  const where = conditions(ctx, filter);
  const [[total], ids] = await Promise.all([
    ctx.db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM report r WHERE ${where}`,
    ctx.db.$queryRaw<{ id: string }[]>`
      SELECT r.id FROM report r WHERE ${where}
      ORDER BY r.created_at DESC, r.starts_at DESC, r.id LIMIT ${filter.limit} OFFSET ${filter.offset}`,
  ]);
  return { count: total?.count ?? 0, results: ids.map(({ id }) => id) };
}

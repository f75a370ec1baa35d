/** Lists a merchant's finished reports. */

import { Prisma } from "@/server/db/client";
import { createdAfter, createdBefore } from "@/server/db/sql-fragments";
import type { Page } from "@/server/kernel/page";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { callerOf, requireReports } from "./caller";
import type { ReportView } from "./contract";
import { type ReportFilter, requireForward } from "./contract";
import { withLinks } from "./issue-links";

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
 * The finished reports, newest first, those of the last thirty days unless days are named; each with a link
 * of the caller's own. Four statements at most.
 * @throws {Forbidden} for a user without `report.can_view_report`
 * @throws {BadRequest} with the code `invalid_parameters`, for a span that ends before it begins
 */
export async function listReports(ctx: Ctx, filter: ReportFilter): Promise<Page<ReportView>> {
  requireReports(ctx.actor);
  callerOf(ctx.actor);
  requireForward(filter, ctx.merchant.timezone);
  const where = conditions(ctx, filter);
  const [[total], ids] = await Promise.all([
    ctx.db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM report r WHERE ${where}`,
    ctx.db.$queryRaw<{ id: string }[]>`
      SELECT r.id FROM report r WHERE ${where}
      ORDER BY r.created_at DESC, r.starts_at DESC, r.id LIMIT ${filter.limit} OFFSET ${filter.offset}`,
  ]);
  const found = await ctx.db.report.findMany({ where: { id: { in: ids.map(({ id }) => id) } } });
  const byId = new Map(found.map((report) => [report.id, report]));
  const reports = ids.flatMap(({ id }) => byId.get(id) ?? []);
  return { count: total?.count ?? 0, results: await withLinks(ctx, ctx.db, reports) };
}

import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { type LenientQuery, oneOf, readQuery, short } from "@/server/kernel/lenient-query";
import { pageSize, type Sized } from "@/server/kernel/list-rows";
import type { Ctx } from "@/server/kernel/types";
import { requireReports } from "./caller";
import { INTERVALS, SOURCES, type Source } from "./core/words";

/** A report in a list; instants are ISO 8601. */
export type ReportLine = {
  readonly id: string;
  readonly name: string;
  readonly interval: string;
  readonly source: string;
  readonly fileFormat: string;
  readonly status: string;
  readonly isDelayed: boolean;
  readonly records: number | null;
  /** Size in bytes; null while the file is being written. */
  readonly size: number | null;
  readonly createdAt: string;
};

type ReportPageQuery = Sized & {
  readonly interval: (typeof INTERVALS)[number] | "custom";
  readonly source: Source;
  readonly cursor: string;
};

export type ReportValues = LenientQuery<ReportPageQuery>["values"];

export function readReportQuery(query: Parameters<typeof readQuery>[0]): LenientQuery<ReportPageQuery> {
  return readQuery<ReportPageQuery>(query, {
    interval: oneOf([...INTERVALS, "custom"]),
    source: oneOf(SOURCES),
    rows: pageSize,
    cursor: (text) => (/^\d{1,15}-rpt_\w{1,36}$/.test(text) ? short(60)(text) : null),
  });
}

/**
 * Reports, newest first.
 * @throws {Forbidden}
 */
export async function listReportLines(
  ctx: Ctx,
  { interval, source, cursor }: ReportValues,
  limit: number,
): Promise<CursorPage<ReportLine>> {
  requireReports(ctx.actor);
  const [, at, id] = /^(\d+)-(.+)$/.exec(cursor ?? "") ?? [];
  const createdAt = new Date(Number(at));
  const rows = await ctx.db.report.findMany({
    where: {
      merchantId: ctx.merchant.id,
      ...(interval !== null && { interval }),
      ...(source !== null && { source }),
      ...(id !== undefined && { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] }),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  return cursorPage(rows, limit, {
    cursorOf: (row) => `${row.createdAt.getTime()}-${row.id}`,
    view: (row) => ({
      id: row.id,
      name: row.name,
      interval: row.interval,
      source: row.source,
      fileFormat: row.fileFormat,
      status: row.status,
      isDelayed: row.status === "in_progress" && row.lastError !== null,
      records: row.records,
      size: row.fileSize === null ? null : Number(row.fileSize),
      createdAt: row.createdAt.toISOString(),
    }),
  });
}

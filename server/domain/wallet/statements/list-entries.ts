import { Prisma } from "@/server/db/client";
import { addDays, type CivilDate, startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { EntriesRequest, EntryView } from "../contract";
import type { CursorPage } from "../core/cursor";
import { type EntryRow, entryView } from "../views";
import { readPage } from "./read-page";

export const ENTRY_COLUMNS = Prisma.sql`e.id, e.entry_type AS "entryType", e.direction, e.amount::text AS amount, a.currency,
  e.status, e.session_id AS "sessionId", e.pg_code AS "pgCode", e.created_at AS "createdAt"`;

const COLUMNS = Prisma.sql`e.id AS number, ${ENTRY_COLUMNS}`;

const FROM = Prisma.sql`wallet_entry e JOIN wallet_account a ON a.id = e.account_id`;

/** Earliest day of a filter; with earlier days a day's start may not be a valid instant. */
const FIRST_DAY = "1970-01-01";

const LAST_DAY = "2999-12-31";

export async function entriesPage(
  ctx: Ctx,
  accountId: string,
  request: EntriesRequest,
): Promise<CursorPage<EntryView>> {
  const { timezone } = ctx.merchant;
  const condition = Prisma.sql`e.account_id = ${accountId}
    ${equal(Prisma.sql`e.entry_type`, request.entryType)} ${equal(Prisma.sql`e.direction`, request.direction)}
    ${equal(Prisma.sql`e.status`, request.status)} ${equal(Prisma.sql`e.session_id`, request.sessionId)}
    ${equal(Prisma.sql`a.provider`, request.provider)} ${equal(Prisma.sql`e.pg_code`, request.pgCode)}
    ${since(request.dateFrom, timezone)} ${until(request.dateTo, timezone)}`;
  const source = { columns: COLUMNS, from: FROM, condition, number: Prisma.sql`e.id` };
  return readPage<EntryRow & { number: bigint }, EntryView>(ctx, source, { request: request.page, view: entryView });
}

function since(day: CivilDate | null, zone: string): Prisma.Sql {
  if (day === null || day < FIRST_DAY) return Prisma.empty;
  return day > LAST_DAY ? Prisma.sql`AND false` : Prisma.sql`AND e.created_at >= ${startOfDay(day, zone)}`;
}

function until(day: CivilDate | null, zone: string): Prisma.Sql {
  if (day === null || day > LAST_DAY) return Prisma.empty;
  return Prisma.sql`AND e.created_at < ${startOfDay(addDays(day, 1), zone)}`;
}

function equal(column: Prisma.Sql, value: string | null): Prisma.Sql {
  return value === null ? Prisma.empty : Prisma.sql`AND ${column} = ${value}`;
}

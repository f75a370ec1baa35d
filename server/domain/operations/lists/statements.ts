import { Prisma } from "@/server/db/client";
import { columnNamed } from "@/server/db/columns";
import { createdAfter, createdBefore, rowsAfter } from "@/server/db/sql-fragments";
import { countAll } from "@/server/domain/counts";
import { ofVisibleType, visibleTypes } from "@/server/domain/merchants";
import { FILTER_FIELDS } from "@/server/domain/sessions";
import { effectiveStateAt } from "@/server/domain/sessions/record/statements/effective-state";
import { knownStart, type Page, pageOfRows, rowsToRead } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { TransactionFilter } from "../contract/requests";

function conditions(ctx: Ctx, filter: TransactionFilter): Prisma.Sql[] {
  const { state, pgCode } = filter;
  const { timezone } = ctx.merchant;
  const created = Prisma.sql`s.created_at`;
  const all: Prisma.Sql[] = [];
  if (state !== undefined) all.push(Prisma.sql`${effectiveStateAt(ctx.now())} = ${state}`);
  for (const { name, column } of FILTER_FIELDS) {
    const value = filter[name];
    if (value !== undefined) all.push(Prisma.sql`s.${Prisma.raw(columnNamed(column))} = ${value}`);
  }
  if (filter.createdAfter !== undefined) all.push(createdAfter(created, filter.createdAfter, timezone));
  if (filter.createdBefore !== undefined) all.push(createdBefore(created, filter.createdBefore, timezone));
  if (pgCode !== undefined)
    all.push(
      Prisma.sql`(s.settled_pg_code = ${pgCode} OR (s.settled_pg_code IS NULL AND ${pgCode} = ANY(s.pg_codes)))`,
    );
  return all;
}

/**
 * Ids of the transactions of one page, newest first, and the number of all matches; `deleted` selects deleted
 * transactions, the last deleted first.
 */
export async function listedSessions(
  ctx: Ctx,
  filter: TransactionFilter,
  deleted: boolean,
): Promise<Page<{ id: string }>> {
  const asked = conditions(ctx, filter);
  const visible = [
    Prisma.sql`s.merchant_id = ${ctx.merchant.id}`,
    ofVisibleType(ctx.actor, Prisma.sql`s.type`),
    deleted ? Prisma.sql`s.deleted_at IS NOT NULL` : Prisma.sql`s.deleted_at IS NULL`,
  ];
  const at = deleted ? Prisma.sql`s.deleted_at` : Prisma.sql`s.created_at`;
  const start = await after(ctx, filter.startingAfter, { at, visible: Prisma.join(visible, " AND ") });
  const matching = Prisma.join([...visible, ...asked], " AND ");
  const from = Prisma.sql`payment_session s WHERE ${matching}`;
  const all = { merchantId: ctx.merchant.id, types: visibleTypes(ctx.actor), at: Prisma.sql`s.created_at`, rows: from };
  // Without a filter, the number of matches comes from stored counts.
  const isCounted = !deleted && asked.length === 0;
  const count = isCounted ? countAll("transactions", all) : Prisma.sql`(SELECT count(*) FROM ${from})::int`;
  const { take, skip } = rowsToRead(filter);
  const [[total], rows] = await Promise.all([
    ctx.db.$queryRaw<{ count: number }[]>`SELECT ${count} AS count`,
    ctx.db.$queryRaw<{ id: string }[]>`
      SELECT s.id FROM ${from}${start} ORDER BY ${at} DESC, s.id LIMIT ${take} OFFSET ${skip}`,
  ]);
  return pageOfRows(total?.count ?? 0, rows, filter);
}

type Visible = { readonly at: Prisma.Sql; readonly visible: Prisma.Sql };

/**
 * SQL condition for the rows after the row of the cursor.
 * @throws {InvalidFields} if the list does not contain that row
 */
async function after(ctx: Ctx, id: string | undefined, { at, visible }: Visible): Promise<Prisma.Sql> {
  if (id === undefined) return Prisma.empty;
  const [row] = await ctx.db.$queryRaw<{ at: Date }[]>`
    SELECT ${at} AS at FROM payment_session s WHERE s.id = ${id} AND ${visible}`;
  const start = knownStart(row);
  return Prisma.sql` AND ${rowsAfter([
    { column: at, value: start.at, isDescending: true },
    { column: Prisma.sql`s.id`, value: id },
  ])}`;
}

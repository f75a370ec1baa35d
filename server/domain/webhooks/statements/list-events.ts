import { Prisma } from "@/server/db/client";
import { createdAfter, createdBefore, rowsAfter } from "@/server/db/sql-fragments";
import { countAll } from "@/server/domain/counts";
import { visibleTypes } from "@/server/domain/merchants";
import { knownStart, rowsToRead } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { EventFilter } from "../contract/events";

/** Number of matching events; without a filter, stored counts replace most counting. */
function counted(ctx: Ctx, filter: EventFilter): Prisma.Sql {
  const { sessionId, subscriptionId, kind, createdAfter: after, createdBefore: before } = filter;
  const rows = Prisma.sql`event e WHERE ${matching(ctx, filter)}`;
  const isWhole = [sessionId, subscriptionId, kind, after, before].every((value) => value === undefined);
  if (!isWhole) return Prisma.sql`(SELECT count(*) FROM ${rows})::int`;
  const all = { merchantId: ctx.merchant.id, types: visibleTypes(ctx.actor), at: Prisma.sql`e.occurred_at`, rows };
  return countAll("events", all);
}

export async function countEvents(ctx: Ctx, filter: EventFilter): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`SELECT ${counted(ctx, filter)} AS count`;
  return row?.count ?? 0;
}

type Sought = Omit<Partial<EventFilter>, "wait" | "known">;

function matching(ctx: Ctx, { sessionId, subscriptionId, kind, ...span }: Sought): Prisma.Sql {
  const { timezone } = ctx.merchant;
  const occurred = Prisma.sql`e.occurred_at`;
  const types = visibleTypes(ctx.actor);
  const conditions = [
    Prisma.sql`e.merchant_id = ${ctx.merchant.id}`,
    // A subquery instead of a join checks the newest events one by one, however many transactions are
    // deleted.
    Prisma.sql`(SELECT hidden.deleted_at FROM payment_session hidden
      WHERE hidden.id = e.object_id AND hidden.merchant_id = ${ctx.merchant.id}) IS NULL`,
  ];
  if (sessionId !== undefined) conditions.push(Prisma.sql`e.object_id = ${sessionId}`);
  if (subscriptionId !== undefined) conditions.push(Prisma.sql`e.object_id = ${subscriptionId}`);
  if (kind !== undefined) conditions.push(Prisma.sql`e.kind = ${kind}`);
  if (span.createdAfter !== undefined) conditions.push(createdAfter(occurred, span.createdAfter, timezone));
  if (span.createdBefore !== undefined) conditions.push(createdBefore(occurred, span.createdBefore, timezone));
  if (types !== null) {
    const among = Prisma.join([...types]);
    conditions.push(Prisma.sql`(EXISTS (SELECT 1 FROM payment_session s WHERE s.id = e.object_id AND s.type IN (${among}))
      OR EXISTS (SELECT 1 FROM subscription s WHERE s.id = e.object_id AND s.type IN (${among})))`);
  }
  return Prisma.join(conditions, " AND ");
}

/** Ids of a page's events, and of one more event. */
export async function listedEventIds(ctx: Ctx, filter: EventFilter): Promise<{ id: string }[]> {
  const { take, skip } = rowsToRead(filter);
  const start = await after(ctx, filter.startingAfter);
  return ctx.db.$queryRaw<{ id: string }[]>`
    SELECT e.id FROM event e WHERE ${matching(ctx, filter)}${start}
    ORDER BY e.occurred_at DESC, e.number DESC, e.id LIMIT ${take} OFFSET ${skip}`;
}

async function after(ctx: Ctx, id: string | undefined): Promise<Prisma.Sql> {
  if (id === undefined) return Prisma.empty;
  const [row] = await ctx.db.$queryRaw<{ at: Date; number: number }[]>`
    SELECT e.occurred_at AS at, e.number FROM event e WHERE e.id = ${id} AND ${matching(ctx, {})}`;
  const { at, number } = knownStart(row);
  return Prisma.sql` AND ${rowsAfter([
    { column: Prisma.sql`e.occurred_at`, value: at, isDescending: true },
    { column: Prisma.sql`e.number`, value: number, isDescending: true },
    { column: Prisma.sql`e.id`, value: id },
  ])}`;
}

/** Lists a merchant's events, with the deliveries and their log. */

import { setTimeout as sleep } from "node:timers/promises";
import { Prisma } from "@/server/db/client";
import { createdAfter, createdBefore } from "@/server/db/sql-fragments";
import { countAll } from "@/server/domain/counts";
import { visibleTypes } from "@/server/domain/merchants";
import type { Page } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { EventFilter, EventView } from "./contract";
import { eventView, WITH_DELIVERIES } from "./views";

/** The polling interval of a waiting request. */
const LOOK_MS = 1_000;

/**
 * The merchant's events without those of deleted transactions, newest first. Users see those of the types
 * that they may view. Waits for more than `known` of them, at most `wait` seconds of real time.
 * @throws {Forbidden} for a user who may view none
 */
export async function listEvents(ctx: Ctx, filter: EventFilter): Promise<Page<EventView>> {
  const where = matching(ctx, filter);
  const counting = counted(ctx, where, filter);
  if (filter.wait > 0) await waitForMore(ctx, counting, filter);
  const [count, found] = await Promise.all([
    countEvents(ctx, counting),
    ctx.db.$queryRaw<{ id: string }[]>`
      SELECT e.id FROM event e WHERE ${where}
      ORDER BY e.occurred_at DESC, e.number DESC, e.id LIMIT ${filter.limit} OFFSET ${filter.offset}`,
  ]);
  const rows = await ctx.db.event.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    include: WITH_DELIVERIES,
    relationLoadStrategy: "join",
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const results = found.flatMap(({ id }) => byId.get(id) ?? []).map(eventView);
  return { count, results };
}

/** The number of matching events; without a filter most come from stored counts. */
function counted(ctx: Ctx, where: Prisma.Sql, filter: EventFilter): Prisma.Sql {
  const { sessionId, subscriptionId, createdAfter: after, createdBefore: before } = filter;
  const rows = Prisma.sql`event e WHERE ${where}`;
  const isWhole = [sessionId, subscriptionId, after, before].every((value) => value === undefined);
  if (!isWhole) return Prisma.sql`(SELECT count(*) FROM ${rows})::int`;
  const all = { merchantId: ctx.merchant.id, types: visibleTypes(ctx.actor), at: Prisma.sql`e.occurred_at`, rows };
  return countAll("events", all);
}

async function countEvents(ctx: Ctx, counting: Prisma.Sql): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`SELECT ${counting} AS count`;
  return row?.count ?? 0;
}

async function waitForMore(ctx: Ctx, counting: Prisma.Sql, { wait, known }: EventFilter): Promise<void> {
  const until = ctx.realNow().getTime() + wait * 1_000;
  while ((await countEvents(ctx, counting)) <= known) {
    const left = until - ctx.realNow().getTime();
    if (left <= 0) return;
    await sleep(Math.min(LOOK_MS, left));
  }
}

function matching(ctx: Ctx, { sessionId, subscriptionId, ...span }: EventFilter): Prisma.Sql {
  const { timezone } = ctx.merchant;
  const occurred = Prisma.sql`e.occurred_at`;
  const types = visibleTypes(ctx.actor);
  const conditions = [
    Prisma.sql`e.merchant_id = ${ctx.merchant.id}`,
    // A subquery instead of a join: the newest events are checked one by one, however many transactions are
    // deleted.
    Prisma.sql`(SELECT hidden.deleted_at FROM payment_session hidden
      WHERE hidden.id = e.object_id AND hidden.merchant_id = ${ctx.merchant.id}) IS NULL`,
  ];
  if (sessionId !== undefined) conditions.push(Prisma.sql`e.object_id = ${sessionId}`);
  if (subscriptionId !== undefined) conditions.push(Prisma.sql`e.object_id = ${subscriptionId}`);
  if (span.createdAfter !== undefined) conditions.push(createdAfter(occurred, span.createdAfter, timezone));
  if (span.createdBefore !== undefined) conditions.push(createdBefore(occurred, span.createdBefore, timezone));
  if (types !== null) {
    const among = Prisma.join([...types]);
    conditions.push(Prisma.sql`(EXISTS (SELECT 1 FROM payment_session s WHERE s.id = e.object_id AND s.type IN (${among}))
      OR EXISTS (SELECT 1 FROM subscription s WHERE s.id = e.object_id AND s.type IN (${among})))`);
  }
  return Prisma.join(conditions, " AND ");
}

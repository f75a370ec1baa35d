/** Lists a merchant's events, with the deliveries and their log. */
import { setTimeout as sleep } from "node:timers/promises";
import { Prisma } from "@/server/db/client";
import { createdAfter, createdBefore } from "@/server/db/created-within";
import { visibleTypes } from "@/server/domain/merchants";
import type { Page } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { EventFilter } from "./schema";
import { type EventView, eventView, WITH_DELIVERIES } from "./views";

/** How often an answer that waits looks for events. */
const LOOK_MS = 1_000;

/**
 * The merchant's events but those of deleted transactions, newest first. Users see those of the types of
 * sessions and subscriptions that they may view. Waits for more than `known` of them, at most `wait` seconds
 * of real time.
 * @throws {Forbidden} for a user who may view none
 */
export async function listEvents(ctx: Ctx, filter: EventFilter): Promise<Page<EventView>> {
  const where = matching(ctx, filter);
  if (filter.wait > 0) await waitForMore(ctx, where, filter);
  const [count, found] = await Promise.all([
    countEvents(ctx, where),
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

async function countEvents(ctx: Ctx, where: Prisma.Sql): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM event e WHERE ${where}`;
  return row?.count ?? 0;
}

async function waitForMore(ctx: Ctx, where: Prisma.Sql, { wait, known }: EventFilter): Promise<void> {
  const until = ctx.realNow().getTime() + wait * 1_000;
  while ((await countEvents(ctx, where)) <= known) {
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
    Prisma.sql`e.object_id NOT IN (
      SELECT id FROM payment_session WHERE merchant_id = ${ctx.merchant.id} AND deleted_at IS NOT NULL)`,
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

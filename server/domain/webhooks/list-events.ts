/** Lists what a merchant was told, with the deliveries and their log. */
import { Prisma } from "../../db/client";
import { createdAfter, createdBefore } from "../../db/created-within";
import type { Page } from "../../kernel/page";
import type { Ctx } from "../../kernel/types";
import { visibleTypes } from "../merchants";
import type { EventFilter } from "./schema";
import { type EventView, eventView, WITH_DELIVERIES } from "./views";

function matching(ctx: Ctx, { sessionId, ...span }: EventFilter): Prisma.Sql {
  const { timezone } = ctx.merchant;
  const occurred = Prisma.sql`e.occurred_at`;
  const types = visibleTypes(ctx.actor);
  const conditions = [Prisma.sql`e.merchant_id = ${ctx.merchant.id}`];
  if (sessionId !== undefined) conditions.push(Prisma.sql`e.object_id = ${sessionId}`);
  if (span.createdAfter !== undefined) conditions.push(createdAfter(occurred, span.createdAfter, timezone));
  if (span.createdBefore !== undefined) conditions.push(createdBefore(occurred, span.createdBefore, timezone));
  if (types !== null) {
    conditions.push(Prisma.sql`EXISTS (
      SELECT 1 FROM payment_session s WHERE s.id = e.object_id AND s.type IN (${Prisma.join([...types])}))`);
  }
  return Prisma.join(conditions, " AND ");
}

/**
 * The merchant's events, newest first. Users see those of the session types that they may view.
 * @throws {Forbidden} for a user who may view none
 */
export async function listEvents(ctx: Ctx, filter: EventFilter): Promise<Page<EventView>> {
  const where = matching(ctx, filter);
  const [[total], found] = await Promise.all([
    ctx.db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM event e WHERE ${where}`,
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
  return { count: total?.count ?? 0, results };
}

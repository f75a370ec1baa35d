import { randomBytes } from "node:crypto";
import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";
import { prefixed } from "@/server/kernel/ids";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type ConsoleEventValues, eventFilter, permittedEvents } from "../console/statements/list-events";
import { MOST_AGAIN } from "../core/send-again";
import { EVENT_ROWS, GOES_TO_ADDRESS, PRESENT_URL } from "../statements/event-rows";

const TARGET = Prisma.sql`coalesce(${PRESENT_URL}, d.url)`;

/**
 * SQL condition for events to redeliver: they have an address, and are exhausted unless the filter names a
 * state.
 */
function wanted(ctx: Ctx, values: ConsoleEventValues): Prisma.Sql {
  const filter = eventFilter(ctx, { ...values, state: values.state ?? "exhausted" });
  return Prisma.sql`${permittedEvents(ctx, "change")} AND ${GOES_TO_ADDRESS} AND ${filter} AND ${TARGET} IS NOT NULL`;
}

/** Number of events that {@link redeliverAll} resends, at most {@link MOST_AGAIN}. */
export async function countForAll(ctx: Ctx, values: ConsoleEventValues): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM ${EVENT_ROWS} WHERE ${wanted(ctx, values)} LIMIT ${MOST_AGAIN}) sendable`;
  return row?.count ?? 0;
}

type LaneEvents = {
  readonly url: string;
  readonly ids: readonly string[];
  /** Id of the endpoint that gets the events; absent for an address. */
  readonly endpointId?: string;
};

export async function lanesOf(ctx: Ctx, tx: Tx, values: ConsoleEventValues): Promise<LaneEvents[]> {
  return tx.$queryRaw<LaneEvents[]>`
    SELECT url, array_agg(id ORDER BY occurred_at, number, id) AS ids FROM (
      SELECT e.id, e.occurred_at, e.number, ${TARGET} AS url FROM ${EVENT_ROWS} WHERE ${wanted(ctx, values)}
      ORDER BY e.occurred_at, e.number, e.id LIMIT ${MOST_AGAIN}) oldest
    GROUP BY url ORDER BY min(occurred_at)`;
}

/** @returns false if the address has an unfinished redelivery already */
export async function begin(ctx: Ctx, tx: Tx, { url, ids, endpointId }: LaneEvents): Promise<boolean> {
  const now = ctx.now();
  const id = prefixed("rdl", randomBytes(25));
  const inserted = await tx.$executeRaw`
    INSERT INTO redelivery (id, merchant_id, url, endpoint_id, event_ids, due_at, created_at)
    VALUES (${id}, ${ctx.merchant.id}, ${url}, ${endpointId ?? null}, ${ids}, ${now}, ${now}) ON CONFLICT DO NOTHING`;
  return inserted === 1;
}

export const AGAIN: DueSource = {
  table: Prisma.sql`redelivery`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
  leaseUntil: Prisma.sql`item.lease_until`,
};

export type NewestEvent = { readonly sessionId: string; readonly eventId: string; readonly url: string | null };

export async function newestEventsOf(ctx: Ctx, sessionIds: readonly string[]): Promise<readonly NewestEvent[]> {
  if (sessionIds.length === 0) return [];
  return ctx.db.$queryRaw<NewestEvent[]>`
    SELECT DISTINCT ON (e.object_id) e.object_id AS "sessionId", e.id AS "eventId", coalesce(${PRESENT_URL}, d.url) AS url
    FROM ${EVENT_ROWS}
    WHERE e.object_id IN (${Prisma.join([...sessionIds])}) AND ${GOES_TO_ADDRESS} AND ${permittedEvents(ctx, "change")}
    ORDER BY e.object_id, e.number DESC`;
}

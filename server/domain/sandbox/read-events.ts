/** What the events page shows of a merchant's events. */
import { Prisma } from "@/server/db/client";
import { type ToldFacts, toldBy } from "@/server/domain/webhooks";
import type { Ctx } from "@/server/kernel/types";
import type { EventPageFilter } from "./event-filter";

/** An event and the state of its deliveries, as the events page shows them. */
export type EventListView = {
  readonly id: string;
  /** `payment`, `operation` or `subscription`. */
  readonly kind: string;
  /** The session's id; of kind `subscription`, the subscription's. */
  readonly objectId: string;
  readonly number: number;
  /** ISO 8601, on the merchant's clock. */
  readonly occurredAt: string;
  /** The payload's facts, in the words of the wire. */
  readonly told: ToldFacts;
  /** The JSON text that was sent, signature included. */
  readonly payload: string;
  readonly deliveries: readonly {
    readonly id: string;
    readonly url: string;
    readonly state: string;
    readonly attempts: number;
    readonly lastStatus: number | null;
    readonly lastError: string | null;
  }[];
};

/** Rows of the first view, and the most that an address may ask for. */
const ROWS = { first: 20, most: 200 };

/** The newest events, newest first; `more` is how many to ask for next, null when these are all. */
export type EventsView = { readonly events: readonly EventListView[]; readonly more: number | null };

/**
 * The merchant's events that the filter lets through, but those of deleted transactions. Three statements.
 * @param asked.rows how many; what is no sensible number counts as the first view's
 * @param asked.filter all events unless given
 */
export async function readEvents(ctx: Ctx, asked: { rows: number; filter?: EventPageFilter }): Promise<EventsView> {
  const wanted = asked.rows > ROWS.first ? Math.min(Math.floor(asked.rows), ROWS.most) : ROWS.first;
  const ids = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT e.id FROM event e WHERE ${matching(ctx, asked.filter)}
    ORDER BY e.occurred_at DESC, e.id DESC LIMIT ${wanted + 1}`;
  const found = await ctx.db.event.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: [{ occurredAt: "desc" }, { id: "desc" }],
    select: {
      id: true,
      kind: true,
      objectId: true,
      number: true,
      occurredAt: true,
      payload: true,
      deliveries: {
        orderBy: { createdAt: "asc" },
        select: { id: true, url: true, state: true, attempts: true, asked: true, lastStatus: true, lastError: true },
      },
    },
  });
  const events = found.slice(0, wanted).map(({ objectId, occurredAt, deliveries, ...row }) => ({
    ...row,
    deliveries: deliveries.map(({ asked: byHand, attempts, ...way }) => ({ ...way, attempts: attempts + byHand })),
    told: toldBy(row.payload),
    objectId: objectId.trimEnd(),
    occurredAt: occurredAt.toISOString(),
  }));
  return { events, more: found.length > wanted && wanted < ROWS.most ? wanted + ROWS.first : null };
}

const EVERYTHING: EventPageFilter = { kind: null, webhookState: null, objectId: null };

/** What was sent in vain as an id, such as one with a null character, matches nothing. */
const ID = /^[\w-]{1,40}$/;

function matching(ctx: Ctx, filter: EventPageFilter = EVERYTHING): Prisma.Sql {
  const { kind, webhookState, objectId } = filter;
  const conditions = [
    Prisma.sql`e.merchant_id = ${ctx.merchant.id}`,
    Prisma.sql`e.object_id NOT IN (
      SELECT id FROM payment_session WHERE merchant_id = ${ctx.merchant.id} AND deleted_at IS NOT NULL)`,
  ];
  if (kind !== null) conditions.push(Prisma.sql`e.kind = ${kind}`);
  if (objectId !== null) conditions.push(ID.test(objectId) ? Prisma.sql`e.object_id = ${objectId}` : Prisma.sql`false`);
  if (webhookState === "none")
    conditions.push(Prisma.sql`NOT EXISTS (SELECT FROM delivery d WHERE d.event_id = e.id AND d.month = e.month)`);
  else if (webhookState !== null)
    conditions.push(
      Prisma.sql`EXISTS (SELECT FROM delivery d WHERE d.event_id = e.id AND d.month = e.month AND d.state = ${webhookState})`,
    );
  return Prisma.join(conditions, " AND ");
}

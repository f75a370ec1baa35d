/** Redelivers every event of a filter (Spec, "Events on the console" 1). */
import { randomBytes } from "node:crypto";
import { Prisma } from "@/server/db/client";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { Conflict } from "@/server/kernel/errors";
import { prefixed } from "@/server/kernel/ids";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type ConsoleEventValues, eventFilter, permittedEvents } from "../console/event-query";
import { MOST_AGAIN } from "../core/send-again";
import { EVENT_ROWS, PRESENT_URL } from "../event-rows";

export type AskedAgain = { readonly events: number; readonly addresses: number };

/** The event's target, as for a single redelivery. */
const TARGET = Prisma.sql`coalesce(${PRESENT_URL}, d.url)`;

/** Exhausted events, unless the filter names a state; events without an address are left out. */
function wanted(ctx: Ctx, values: ConsoleEventValues): Prisma.Sql {
  const filter = eventFilter(ctx, { ...values, state: values.state ?? "exhausted" });
  return Prisma.sql`${permittedEvents(ctx, "change")} AND ${filter} AND ${TARGET} IS NOT NULL`;
}

/** The number of events for {@link redeliverAll}, at most {@link MOST_AGAIN}. */
export async function countForAll(ctx: Ctx, values: ConsoleEventValues): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM ${EVENT_ROWS} WHERE ${wanted(ctx, values)} LIMIT ${MOST_AGAIN}) sendable`;
  return row?.count ?? 0;
}

/**
 * Leaves the filter's events that the user may change to the job, by address, oldest first. Skips addresses
 * with an unfinished redelivery.
 * @throws {Conflict} there is nothing to send, or every address has an unfinished redelivery
 */
export async function redeliverAll(ctx: Ctx, values: ConsoleEventValues): Promise<AskedAgain> {
  return transaction(ctx.db, async (tx) => {
    const lanes = await lanesOf(ctx, tx, values);
    let asked: AskedAgain = { events: 0, addresses: 0 };
    for (const { url, ids } of lanes) {
      if (await begin(ctx, tx, { url, ids }))
        asked = { events: asked.events + ids.length, addresses: asked.addresses + 1 };
    }
    if (asked.addresses === 0) throw new Conflict(lanes.length === 0 ? NOTHING : UNDER_WAY);
    await recordAudit(ctx, tx, { action: "event.all_redelivered", objectId: ctx.merchant.id, after: asked });
    return asked;
  });
}

const NOTHING = "There is nothing to send again.";
const UNDER_WAY = "These addresses are still being sent what was asked for before.";

type LaneEvents = { readonly url: string; readonly ids: readonly string[] };

function lanesOf(ctx: Ctx, tx: Tx, values: ConsoleEventValues): Promise<LaneEvents[]> {
  return tx.$queryRaw<LaneEvents[]>`
    SELECT url, array_agg(id ORDER BY occurred_at, id) AS ids FROM (
      SELECT e.id, e.occurred_at, ${TARGET} AS url FROM ${EVENT_ROWS} WHERE ${wanted(ctx, values)}
      ORDER BY e.occurred_at, e.id LIMIT ${MOST_AGAIN}) oldest
    GROUP BY url ORDER BY min(occurred_at)`;
}

/** @returns false if the address has an unfinished redelivery */
async function begin(ctx: Ctx, tx: Tx, { url, ids }: LaneEvents): Promise<boolean> {
  const now = ctx.now();
  const id = prefixed("rdl", randomBytes(25));
  const inserted = await tx.$executeRaw`
    INSERT INTO redelivery (id, merchant_id, url, event_ids, due_at, created_at)
    VALUES (${id}, ${ctx.merchant.id}, ${url}, ${ids}, ${now}, ${now}) ON CONFLICT DO NOTHING`;
  return inserted === 1;
}

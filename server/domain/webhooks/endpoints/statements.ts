import { Prisma } from "@/server/db/client";
import { createdAfter, createdBefore } from "@/server/db/sql-fragments";
import { transition } from "@/server/kernel/machine";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { EndpointRedelivery } from "../contract/endpoints";
import { DELIVERY } from "../core/machine";
import { MOST_AGAIN } from "../core/send-again";
import type { DeliveryState } from "../core/words";

type Endpoint = { readonly id: string; readonly merchantId: string; readonly url: string; readonly kinds: string[] };

/** Directs pending deliveries to the endpoint's new address. */
export async function movePending(tx: Tx, { id, merchantId, url }: Endpoint): Promise<void> {
  const pending = "pending" satisfies DeliveryState;
  await tx.$executeRaw`
    UPDATE delivery SET url = ${url} WHERE endpoint_id = ${id} AND merchant_id = ${merchantId} AND state = ${pending}`;
}

export async function stopPending(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const [from, event, at] = ["pending", "superseded", ctx.now()] as const;
  const to = transition(DELIVERY, from, event);
  const { id: merchantId } = ctx.merchant;
  await tx.$executeRaw`
    WITH stopped AS (
      UPDATE delivery SET state = ${to}, due_at = NULL, finished_at = ${at}
      WHERE endpoint_id = ${id} AND merchant_id = ${merchantId} AND state = ${from} RETURNING id)
    INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
    SELECT ${merchantId}, 'delivery', id, ${from}, ${event}, ${to}, ${at}::timestamptz FROM stopped`;
}

/** Events, oldest first, at most one more than are sent at once. */
export async function eventsOfSpan(ctx: Ctx, tx: Tx, endpoint: Endpoint, asked: EndpointRedelivery): Promise<string[]> {
  const { timezone } = ctx.merchant;
  const occurred = Prisma.sql`e.occurred_at`;
  const conditions = [
    Prisma.sql`e.merchant_id = ${ctx.merchant.id} AND position('.' in e.kind) > 0 AND e.kind <> 'subscription.created'`,
    createdAfter(occurred, asked.created_after, timezone),
  ];
  if (asked.created_before !== undefined) conditions.push(createdBefore(occurred, asked.created_before, timezone));
  for (const kinds of [endpoint.kinds, asked.kinds ?? []])
    if (kinds.length > 0) conditions.push(Prisma.sql`e.kind = ANY(${kinds})`);
  if (asked.delivered !== true)
    conditions.push(Prisma.sql`NOT EXISTS (
      SELECT FROM delivery d WHERE d.event_id = e.id AND d.month = e.month AND d.endpoint_id = ${endpoint.id}
        AND d.state IN ('delivered', 'pending'))`);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT e.id FROM event e WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY e.occurred_at, e.id LIMIT ${MOST_AGAIN + 1}`;
  return rows.map(({ id }) => id);
}

import { Prisma } from "@/server/db/client";
import { createdAfter, createdBefore, rowsAfter } from "@/server/db/sql-fragments";
import { knownStart } from "@/server/kernel/page";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { EndpointRedelivery } from "../contract/endpoints";
import { MOST_AGAIN } from "../core/send-again";
import type { DeliveryState } from "../core/words";
import { GOES_TO_ENDPOINTS } from "../statements/event-rows";

type Endpoint = { readonly id: string; readonly kinds: string[] };

const SENT: readonly DeliveryState[] = ["delivered", "pending"];

/**
 * Events of a time range, oldest first, one more than are sent at once.
 * @throws {InvalidFields} if `starting_after` is no such event
 */
export async function eventsOfSpan(ctx: Ctx, tx: Tx, endpoint: Endpoint, asked: EndpointRedelivery): Promise<string[]> {
  const { timezone } = ctx.merchant;
  const occurred = Prisma.sql`e.occurred_at`;
  const until = asked.created_before ?? { kind: "instant", instant: ctx.now() };
  const conditions = [
    ofMerchant(ctx),
    createdAfter(occurred, asked.created_after, timezone),
    createdBefore(occurred, until, timezone),
  ];
  for (const kinds of [endpoint.kinds, asked.kinds ?? []])
    if (kinds.length > 0) conditions.push(Prisma.sql`e.kind = ANY(${kinds})`);
  if (asked.delivered !== true)
    conditions.push(Prisma.sql`NOT EXISTS (
      SELECT FROM delivery d WHERE d.event_id = e.id AND d.month = e.month AND d.endpoint_id = ${endpoint.id}
        AND d.state IN (${Prisma.join([...SENT])}))`);
  if (asked.starting_after !== undefined) conditions.push(await after(ctx, tx, asked.starting_after));
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT e.id FROM event e WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY e.occurred_at, e.number, e.id LIMIT ${MOST_AGAIN + 1}`;
  return rows.map(({ id }) => id);
}

function ofMerchant(ctx: Ctx): Prisma.Sql {
  return Prisma.sql`e.merchant_id = ${ctx.merchant.id} AND ${GOES_TO_ENDPOINTS}`;
}

async function after(ctx: Ctx, tx: Tx, id: string): Promise<Prisma.Sql> {
  const [row] = await tx.$queryRaw<{ at: Date; number: number }[]>`
    SELECT e.occurred_at AS at, e.number FROM event e WHERE e.id = ${id} AND ${ofMerchant(ctx)}`;
  const { at, number } = knownStart(row);
  return rowsAfter([
    { column: Prisma.sql`e.occurred_at`, value: at },
    { column: Prisma.sql`e.number`, value: number },
    { column: Prisma.sql`e.id`, value: id },
  ]);
}

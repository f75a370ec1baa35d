import { createdBeforeRow } from "@/server/db/sql-fragments";
import { knownStart, type Page, type PageRequest, pageOfRows, rowsToRead } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import type { EndpointDeliveryQuery, EndpointDeliveryView } from "../contract/endpoints";
import { OBJECT_EVENT_KINDS, TRIES_SHOWN } from "../core/words";
import { endpointDeliveryView } from "../views";
import { endpointOf } from "./administer-endpoints";

/**
 * An endpoint's deliveries with their last attempts and responses, newest first.
 * @throws {NotFound}
 */
export async function listEndpointDeliveries(
  ctx: Ctx,
  endpointId: string,
  { state, ...page }: PageRequest & Pick<EndpointDeliveryQuery, "state">,
): Promise<Page<EndpointDeliveryView>> {
  await endpointOf(ctx, ctx.db, endpointId);
  const own = { endpointId, merchantId: ctx.merchant.id };
  const where = { ...own, ...(state !== undefined && { state }) };
  const { startingAfter } = page;
  const start =
    startingAfter === undefined
      ? null
      : knownStart(await ctx.db.delivery.findFirst({ where: { ...own, eventId: startingAfter } }));
  const [count, found] = await Promise.all([
    ctx.db.delivery.count({ where }),
    ctx.db.delivery.findMany({
      where: { ...where, ...(start && createdBeforeRow(start, "desc")) },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      ...rowsToRead(page),
      include: { log: { orderBy: { id: "desc" }, take: TRIES_SHOWN }, event: true },
      relationLoadStrategy: "join",
    }),
  ]);
  const { results: rows, last } = pageOfRows(
    count,
    found.map((row) => ({ ...row, deliveryId: row.id, id: row.eventId })),
    page,
  );
  const results = rows.map((row) => ({
    event_id: row.eventId,
    type: wordOf(OBJECT_EVENT_KINDS, row.event.kind, "kind of event"),
    occurred_at: row.event.occurredAt.toISOString(),
    delivery: endpointDeliveryView({ ...row, id: row.deliveryId }),
  }));
  return { count, results, last };
}

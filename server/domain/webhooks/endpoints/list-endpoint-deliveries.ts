import type { Page } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import type { EndpointDeliveryQuery, EndpointDeliveryView } from "../contract/endpoints";
import { OBJECT_EVENT_KINDS } from "../core/words";
import { deliveryView } from "../views";
import { endpointOf } from "./administer-endpoints";

/** The endpoint's deliveries with every try and its answer, newest first. @throws {NotFound} */
export async function listEndpointDeliveries(
  ctx: Ctx,
  endpointId: string,
  { state, limit, offset }: EndpointDeliveryQuery,
): Promise<Page<EndpointDeliveryView>> {
  await endpointOf(ctx, ctx.db, endpointId);
  const where = { endpointId, merchantId: ctx.merchant.id, ...(state !== undefined && { state }) };
  const [count, rows] = await Promise.all([
    ctx.db.delivery.count({ where }),
    ctx.db.delivery.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
      include: { log: { orderBy: { id: "asc" } }, event: true },
      relationLoadStrategy: "join",
    }),
  ]);
  const results = rows.map((row) => ({
    event_id: row.eventId,
    type: wordOf(OBJECT_EVENT_KINDS, row.event.kind, "kind of event"),
    occurred_at: row.event.occurredAt.toISOString(),
    delivery: deliveryView(row),
  }));
  return { count, results };
}

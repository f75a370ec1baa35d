import { type EndpointDeliveryView, listEndpointDeliveries } from "@/server/domain/webhooks";
import { DELIVERY_STATES, type DeliveryState } from "@/server/domain/webhooks/core/words";
import { oneOf, readQuery } from "@/server/kernel/lenient-query";
import { pageSize, type Sized } from "@/server/kernel/list-rows";
import type { Ctx } from "@/server/kernel/types";
import { type PageAtCursor, pageAtCursor } from "../../../page-at-cursor";
import type { ConsoleQuery } from "../../../view";

const CURSOR = /^evt_\w{1,60}$/;

type Query = Sized & { readonly state: DeliveryState; readonly cursor: string };

export type DeliveriesPage = PageAtCursor<Query, EndpointDeliveryView>;

/** @throws {NotFound} */
export async function deliveriesOf(ctx: Ctx, endpointId: string, query: ConsoleQuery): Promise<DeliveriesPage> {
  const read = readQuery<Query>(query, {
    state: oneOf(DELIVERY_STATES),
    rows: pageSize,
    cursor: (text) => (CURSOR.test(text) ? text : null),
  });
  const state = read.values.state ?? undefined;
  return pageAtCursor(read, (page) => listEndpointDeliveries(ctx, endpointId, { ...page, state }));
}

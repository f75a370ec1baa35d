import { type EndpointDeliveryView, listEndpointDeliveries } from "@/server/domain/webhooks";
import { DELIVERY_STATES, type DeliveryState } from "@/server/domain/webhooks/core/words";
import { InvalidFields } from "@/server/kernel/errors";
import { type LenientQuery, oneOf, readQuery } from "@/server/kernel/lenient-query";
import type { Ctx } from "@/server/kernel/types";
import type { ConsoleQuery } from "../../../view";

const ROWS = 25;
const CURSOR = /^evt_\w{1,60}$/;

type Query = { readonly state: DeliveryState; readonly cursor: string };

export type DeliveriesPage = LenientQuery<Query> & {
  readonly rows: readonly EndpointDeliveryView[];
  /** The cursor of the next page, or null. */
  readonly next: string | null;
};

/** A cursor that names no delivery is left out. @throws {NotFound} the merchant has no such endpoint */
export async function deliveriesOf(ctx: Ctx, endpointId: string, query: ConsoleQuery): Promise<DeliveriesPage> {
  const read = readQuery<Query>(query, {
    state: oneOf(DELIVERY_STATES),
    cursor: (text) => (CURSOR.test(text) ? text : null),
  });
  const { state, cursor } = read.values;
  const page = { limit: ROWS, offset: 0, state: state ?? undefined };
  try {
    const { results, last } = await listEndpointDeliveries(ctx, endpointId, {
      ...page,
      startingAfter: cursor ?? undefined,
    });
    return { ...read, rows: results, next: last };
  } catch (error) {
    if (cursor === null || !(error instanceof InvalidFields)) throw error;
    const first = await listEndpointDeliveries(ctx, endpointId, { ...page, startingAfter: undefined });
    const values = { ...read.values, cursor: null };
    return { values, dropped: [...read.dropped, "cursor"], rows: first.results, next: first.last };
  }
}

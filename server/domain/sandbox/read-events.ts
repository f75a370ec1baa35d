/** The events page's reading of what merchants were told. */
import type { Ctx } from "@/server/kernel/types";

/** An event and how its deliveries stand, as the events page shows them. */
export type EventListView = {
  readonly id: string;
  readonly kind: string;
  readonly sessionId: string;
  readonly number: number;
  /** ISO 8601, on the merchant's clock. */
  readonly occurredAt: string;
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

const SHOWN = 50;

/** The newest events of the merchant, newest first. */
export async function readEvents(ctx: Ctx): Promise<readonly EventListView[]> {
  const rows = await ctx.db.event.findMany({
    where: { merchantId: ctx.merchant.id },
    orderBy: [{ occurredAt: "desc" }, { id: "desc" }],
    take: SHOWN,
    select: {
      id: true,
      kind: true,
      objectId: true,
      number: true,
      occurredAt: true,
      payload: true,
      deliveries: { select: { id: true, url: true, state: true, attempts: true, lastStatus: true, lastError: true } },
    },
  });
  return rows.map(({ objectId, occurredAt, ...row }) => ({
    ...row,
    sessionId: objectId,
    occurredAt: occurredAt.toISOString(),
  }));
}

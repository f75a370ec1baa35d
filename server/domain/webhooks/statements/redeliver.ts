import { monthOfId } from "@/server/kernel/ids";
import type { Ctx, Tx } from "@/server/kernel/types";
import { EVENT_SUBJECT, EVENT_TYPE, IS_KEPT, PRESENT_URL } from "./event-rows";

export type Target = {
  readonly id: string;
  readonly merchantId: string;
  readonly kind: string;
  readonly type: string | null;
  /** The current webhook address of the event's session; for a subscription, of its setup session. */
  readonly url: string | null;
};

export async function lockEvent(tx: Tx, id: string, month: number): Promise<unknown[]> {
  return tx.$queryRaw<unknown[]>`SELECT id FROM event WHERE id = ${id} AND month = ${month} FOR UPDATE`;
}

export async function eventToRedeliver(ctx: Ctx, eventId: string): Promise<Target[]> {
  return ctx.db.$queryRaw<Target[]>`
    SELECT e.id, e.merchant_id AS "merchantId", e.kind, ${EVENT_TYPE} AS type, ${PRESENT_URL} AS url
    FROM ${EVENT_SUBJECT} JOIN merchant m ON m.id = e.merchant_id
    WHERE e.id = ${eventId} AND e.month = ${monthOfId(eventId)} AND e.merchant_id = ${ctx.merchant.id} AND ${IS_KEPT}`;
}

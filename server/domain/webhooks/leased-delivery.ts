import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { type DeliveryRow, type EventRow, newDelivery, newDeliveryId } from "./new-event";
import { LEASE_SECONDS } from "./statements/claim";

export function leasedDelivery(ctx: Ctx, event: Pick<EventRow, "id" | "merchantId">, url: string): DeliveryRow {
  const leaseUntil = addSeconds(ctx.realNow(), LEASE_SECONDS);
  return newDelivery(event, { id: newDeliveryId(event.id), url, leaseUntil, at: ctx.now() });
}

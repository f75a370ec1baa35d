import { transaction } from "@/server/db/transactions/transaction";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { monthOfId } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { DeliveryOutcome } from "../core/outcome";
import { tryDelivery } from "../deliver";
import { newDelivery, newDeliveryId } from "../new-event";
import { type Claimant, LEASE_SECONDS } from "../statements/claim";
import { lockEvent } from "../statements/redeliver";
import { endpointOf } from "./administer-endpoints";

/**
 * Posts an event once to an endpoint at once; a pending delivery keeps its schedule.
 * @throws {NotFound}
 * @throws {Conflict} if the endpoint is paused, or the event is being delivered
 */
export async function redeliverToEndpoint(ctx: Ctx, eventId: string, endpointId: string): Promise<DeliveryOutcome> {
  const { id, claimant } = await deliveryTo(ctx, eventId, endpointId);
  const outcome = await tryDelivery(ctx, id, { claimant });
  if (outcome === null) throw new Conflict("The event is being delivered at this moment.");
  return outcome;
}

async function deliveryTo(
  ctx: Ctx,
  eventId: string,
  endpointId: string,
): Promise<{ readonly id: string; readonly claimant: Claimant }> {
  return transaction(ctx.db, async (tx) => {
    const month = monthOfId(eventId);
    if ((await lockEvent(tx, eventId, month)).length === 0) throw new NotFound();
    const endpoint = await endpointOf(ctx, tx, endpointId);
    if (endpoint.pausedAt !== null) throw new Conflict("The webhook endpoint is paused.");
    const merchantId = ctx.merchant.id;
    const where = { eventId, month, endpointId, merchantId };
    const known = await tx.delivery.findFirst({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
    if (known !== null) return { id: known.id, claimant: "asked" };
    const leaseUntil = addSeconds(ctx.realNow(), LEASE_SECONDS);
    const place = { id: newDeliveryId(eventId), url: endpoint.url, leaseUntil, at: ctx.now() };
    await tx.delivery.create({ data: { ...newDelivery({ id: eventId, merchantId }, place), endpointId } });
    return { id: place.id, claimant: "first" };
  });
}

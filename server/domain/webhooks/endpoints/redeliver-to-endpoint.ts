import { transaction } from "@/server/db/transactions/transaction";
import { NotFound } from "@/server/kernel/errors";
import { monthOfId } from "@/server/kernel/ids";
import type { Ctx } from "@/server/kernel/types";
import type { DeliveryOutcome } from "../core/outcome";
import { requireTry } from "../deliver";
import { leasedDelivery } from "../leased-delivery";
import type { Claimant } from "../statements/claim";
import { lockEvent } from "../statements/redeliver";
import { receivingEndpoint } from "./administer-endpoints";

/**
 * Posts an event once to an endpoint at once; a pending delivery keeps its schedule.
 * @throws {NotFound}
 * @throws {Conflict} if the endpoint is paused, or the event is being delivered
 */
export async function redeliverToEndpoint(ctx: Ctx, eventId: string, endpointId: string): Promise<DeliveryOutcome> {
  return requireTry(ctx, await deliveryTo(ctx, eventId, endpointId));
}

async function deliveryTo(
  ctx: Ctx,
  eventId: string,
  endpointId: string,
): Promise<{ readonly id: string; readonly claimant: Claimant }> {
  return transaction(ctx.db, async (tx) => {
    const month = monthOfId(eventId);
    if ((await lockEvent(tx, eventId, month)).length === 0) throw new NotFound();
    const { url } = await receivingEndpoint(ctx, tx, endpointId);
    const merchantId = ctx.merchant.id;
    const where = { eventId, month, endpointId, merchantId };
    const known = await tx.delivery.findFirst({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
    if (known !== null) return { id: known.id, claimant: "asked" };
    const row = leasedDelivery(ctx, { id: eventId, merchantId }, url);
    await tx.delivery.create({ data: { ...row, endpointId } });
    return { id: row.id, claimant: "first" };
  });
}

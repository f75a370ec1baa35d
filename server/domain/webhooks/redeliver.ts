import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { monthOfId } from "@/server/kernel/ids";
import type { Ctx, Tx } from "@/server/kernel/types";
import { shownAddress } from "@/server/kernel/webhook-address";
import type { DeliveryView } from "./contract/events";
import { listedKind } from "./core/event-object";
import { isObjectEvent } from "./core/words";
import { requireTry, UNDER_WAY } from "./deliver";
import { leasedDelivery } from "./leased-delivery";
import { requireType } from "./require-type";
import type { Claimant } from "./statements/claim";
import { eventToRedeliver, lockEvent, type Target } from "./statements/redeliver";
import { stopDeliveries } from "./statements/stop-deliveries";
import { deliveryView, WITH_LOG } from "./views";

const OF_ENDPOINTS =
  "The event goes to webhook endpoints: POST /b/merchant/v1/webhook-endpoints/{id}/redeliver/ sends the events of a period again.";

/** @throws {NotFound} {Forbidden} */
export async function requireRedeliveryRight(ctx: Ctx, eventId: string): Promise<Target> {
  const [row] = await eventToRedeliver(ctx, eventId);
  if (row === undefined) throw new NotFound();
  requireType(ctx.actor, row.type, "change");
  return row;
}

/** Redeliveries by jobs and the page of test tools are not audited. */
async function recordAsked(ctx: Ctx, tx: Tx, { id, url }: { id: string; url: string }): Promise<void> {
  if (ctx.actor.kind === "service") return;
  await recordAudit(ctx, tx, { action: "event.redelivered", objectId: id, after: { url: shownAddress(url) } });
}

/**
 * The newest delivery to the current address or, if the address changed, a new one that replaces pending
 * ones. Without a current address the event's former address is used.
 */
async function deliveryTo(ctx: Ctx, { id, merchantId, url }: Target): Promise<{ id: string; claimant: Claimant }> {
  return transaction(ctx.db, async (tx) => {
    const month = monthOfId(id);
    // Redeliveries of an event wait for the lock of its row. No row is found if the event's month was
    // archived.
    const kept = await lockEvent(tx, id, month);
    if (kept.length === 0) throw new NotFound();
    const known = await tx.delivery.findMany({
      where: { eventId: id, month },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    });
    const address = url ?? known[0]?.url;
    if (address === undefined) throw new Conflict("The event has no webhook address to be delivered to.");
    const same = known.find((delivery) => delivery.url === address);
    if (same?.leaseUntil && same.leaseUntil > ctx.realNow()) throw new Conflict(UNDER_WAY);
    await recordAsked(ctx, tx, { id, url: address });
    if (same) return { id: same.id, claimant: "asked" };
    await stopDeliveries(ctx, tx, { eventId: id });
    const row = leasedDelivery(ctx, { id, merchantId }, address);
    await tx.delivery.create({ data: row });
    return { id: row.id, claimant: "first" };
  });
}

/**
 * Posts an event at once to its session's current webhook address, and returns the delivery in its new state.
 * A pending delivery keeps its schedule; a finished one gets one more attempt.
 * @throws {NotFound}
 * @throws {Forbidden} if the user may not change sessions of its type
 * @throws {Conflict} if there is no address, or the event is being delivered
 */
export async function redeliver(ctx: Ctx, eventId: string): Promise<DeliveryView> {
  const target = await requireRedeliveryRight(ctx, eventId);
  if (isObjectEvent(listedKind(target.kind))) throw new Conflict(OF_ENDPOINTS);
  const delivery = await deliveryTo(ctx, target);
  await requireTry(ctx, delivery);
  const row = await ctx.db.delivery.findUniqueOrThrow({
    where: { id_month: { id: delivery.id, month: monthOfId(eventId) } },
    include: WITH_LOG,
    relationLoadStrategy: "join",
  });
  return deliveryView(row);
}

import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { countFormPost } from "@/server/domain/limits";
import { Conflict, Forbidden } from "@/server/kernel/errors";
import { monthOfId } from "@/server/kernel/ids";
import { transition } from "@/server/kernel/machine";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { DELIVERY } from "./core/machine";
import type { DeliveryOutcome } from "./core/outcome";
import { tryDelivery } from "./deliver";
import { newDelivery, newDeliveryId } from "./new-event";
import { LEASE_SECONDS } from "./statements/claim";

export type TestedAddress = { readonly eventId: string; readonly outcome: DeliveryOutcome };

/**
 * Posts the newest payment event once to an address for a test, signed and guarded as any delivery, and
 * stores the attempt with the event. It is not retried, and is recorded as an audit event.
 * @throws {Forbidden} for production merchants
 * @throws {Conflict} the merchant has no event yet
 * @throws {RateLimited} more than thirty in a minute
 */
export async function sendTestEvent(ctx: Ctx, url: string): Promise<TestedAddress> {
  const { id: merchantId, production } = ctx.merchant;
  if (production) throw new Forbidden();
  await countFormPost(ctx, merchantId);
  const event = await ctx.db.event.findFirst({
    where: { merchantId, kind: "payment" },
    orderBy: [{ occurredAt: "desc" }, { id: "desc" }],
    select: { id: true, merchantId: true },
  });
  if (event === null) throw new Conflict("There is no event to be sent yet.");
  const leaseUntil = addSeconds(ctx.realNow(), LEASE_SECONDS);
  const delivery = newDelivery(event, { id: newDeliveryId(event.id), url, leaseUntil, at: ctx.now() });
  await transaction(ctx.db, async (tx) => {
    await tx.delivery.create({ data: delivery });
    await recordAudit(ctx, tx, { action: "webhook.tested", objectId: event.id, after: { url } });
  });
  const outcome = await tryDelivery(ctx, delivery.id, { claimant: "first" });
  if (outcome === null) throw new Conflict("The event is being delivered at this moment.");
  if (outcome.error !== null) await giveUp(ctx, delivery.id);
  return { eventId: event.id, outcome };
}

/** A test delivery has no retry schedule. */
async function giveUp(ctx: Ctx, id: string): Promise<void> {
  const [from, event, at] = ["pending", "superseded", ctx.now()] as const;
  const to = transition(DELIVERY, from, event);
  const { id: merchantId } = ctx.merchant;
  await transaction(ctx.db, async (tx) => {
    const where = { id, month: monthOfId(id), merchantId, state: from };
    const { count } = await tx.delivery.updateMany({ where, data: { state: to, dueAt: null, finishedAt: at } });
    if (count === 0) return;
    await recordChanges(tx, [{ merchantId, machine: "delivery", objectId: id, from, event, to, at }]);
  });
}

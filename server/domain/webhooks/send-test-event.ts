import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { countFormPost } from "@/server/domain/limits";
import { storedAddress } from "@/server/domain/merchants";
import { Conflict, Forbidden } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { shownAddress } from "@/server/kernel/webhook-address";
import type { DeliveryOutcome } from "./core/outcome";
import { requireTry } from "./deliver";
import { leasedDelivery } from "./leased-delivery";
import { stopDeliveries } from "./statements/stop-deliveries";

export type TestedAddress = { readonly eventId: string; readonly outcome: DeliveryOutcome };

/**
 * Posts the newest payment event once to an address for a test, signed and guarded like any delivery, and
 * stores the attempt with the event. It is not retried, and is audited.
 * @throws {Forbidden} for production merchants
 * @throws {Conflict} if the merchant has no event yet
 * @throws {RateLimited} above 30 per minute
 */
export async function sendTestEvent(ctx: Ctx, sent: string): Promise<TestedAddress> {
  const { id: merchantId, production } = ctx.merchant;
  if (production) throw new Forbidden();
  await countFormPost(ctx, merchantId);
  const event = await ctx.db.event.findFirst({
    where: { merchantId, kind: "payment" },
    orderBy: [{ occurredAt: "desc" }, { id: "desc" }],
    select: { id: true, merchantId: true },
  });
  if (event === null) throw new Conflict("There is no event to be sent yet.");
  const url =
    (await storedAddress(ctx, ctx.db, { sent, before: ctx.merchant.webhookUrl, field: "url", use: "test" })) ?? sent;
  const delivery = leasedDelivery(ctx, event, url);
  await transaction(ctx.db, async (tx) => {
    await tx.delivery.create({ data: delivery });
    await recordAudit(ctx, tx, { action: "webhook.tested", objectId: event.id, after: { url: shownAddress(url) } });
  });
  const outcome = await requireTry(ctx, { id: delivery.id, claimant: "first" });
  if (outcome.error !== null) await transaction(ctx.db, (tx) => stopDeliveries(ctx, tx, { id: delivery.id }));
  return { eventId: event.id, outcome };
}

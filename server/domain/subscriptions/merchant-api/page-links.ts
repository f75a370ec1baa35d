import type { Ctx } from "@/server/kernel/types";
import type { PageLinkView } from "../contract/answers";
import { pageLink } from "../record/page-token";
import { visibleSubscription } from "./retrieve-subscription";

/**
 * Returns the current link without revoking it. With the link one can cancel, charge and change the card.
 * @throws {NotFound} the merchant has no such subscription
 * @throws {Forbidden} the user may not change sessions of its type
 */
export async function readPageLink(ctx: Ctx, subscriptionId: string): Promise<PageLinkView> {
  const { subscription } = await visibleSubscription(ctx, subscriptionId, "change");
  return pageLink(ctx, subscription);
}

/**
 * Revokes every earlier link at once and returns a new one. The merchant must deliver it; the customer is not
 * notified (Spec, "Subscription rules" 11).
 * @throws {NotFound} the merchant has no such subscription
 * @throws {Forbidden} the user may not change its session type
 */
export async function regeneratePageToken(ctx: Ctx, subscriptionId: string): Promise<PageLinkView> {
  await visibleSubscription(ctx, subscriptionId, "change");
  const raised = await ctx.db.subscription.update({
    where: { id: subscriptionId },
    data: { pageTokenVersion: { increment: 1 }, updatedAt: ctx.now() },
    select: { id: true, language: true, pageTokenVersion: true },
  });
  return pageLink(ctx, raised);
}

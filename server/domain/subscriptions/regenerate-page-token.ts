/** Revokes the link of the self-service page and makes a new one. */
import type { Ctx } from "../../kernel/types";
import { type PageLinkView, pageLink } from "./page-token";
import { visibleSubscription } from "./retrieve-subscription";

/**
 * Every earlier link is dead at once, and the customer is not told: the merchant delivers the new one (Spec, "Subscription rules" 11).
 * Each call makes another link.
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

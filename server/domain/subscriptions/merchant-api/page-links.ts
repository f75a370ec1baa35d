import type { Ctx } from "@/server/kernel/types";
import type { PageLinkView } from "../contract/answers";
import { pageLink } from "../record/page-token";
import { visibleSubscription } from "./retrieve-subscription";

/**
 * The current link to the self-service page, which stays valid. Anyone with the link can cancel, charge and
 * change the card.
 * @throws {NotFound}
 * @throws {Forbidden} if the user may not change sessions of its type
 */
export async function readPageLink(ctx: Ctx, subscriptionId: string): Promise<PageLinkView> {
  const { subscription } = await visibleSubscription(ctx, subscriptionId, "change");
  return pageLink(ctx, subscription);
}

/**
 * Revokes all links to the self-service page at once and returns a new link. The merchant must deliver it;
 * the customer is not notified (Spec, "Subscription rules" 11).
 * @throws {NotFound}
 * @throws {Forbidden} if the user may not change its session type
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

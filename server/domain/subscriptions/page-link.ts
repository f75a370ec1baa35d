/** Hands the merchant the link of the customer's self-service page. */
import type { Ctx } from "../../kernel/types";
import { type PageLinkView, pageLink } from "./page-token";
import { visibleSubscription } from "./retrieve-subscription";

/**
 * The link as it stands, without rotating it.
 * @throws {NotFound} the merchant has no such subscription
 * @throws {Forbidden} the user may not view its session type
 */
export async function readPageLink(ctx: Ctx, subscriptionId: string): Promise<PageLinkView> {
  const { subscription } = await visibleSubscription(ctx, subscriptionId, "view");
  return pageLink(ctx, subscription);
}

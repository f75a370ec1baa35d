import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { countSent } from "@/server/domain/limits";
import { Conflict } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { mailedLink, pageLink } from "../record/page-token";
import { writePlanMail } from "../record/write-plan-mail";
import { visibleSubscription } from "./retrieve-subscription";

const MOST_A_DAY = 3;

export type CustomerLink = {
  readonly href: string;
  readonly isMailed: boolean;
};

/** @throws {NotFound} {Forbidden} */
export async function readCustomerLink(ctx: Ctx, id: string): Promise<CustomerLink> {
  const { subscription } = await visibleSubscription(ctx, id, "change");
  return { href: pageLink(ctx, subscription).page_url, isMailed: mailedLink(ctx, subscription) !== null };
}

/**
 * Mails the customer the self-service page's link, once per idempotency key.
 * @throws {Conflict} if nobody has confirmed the address
 */
export async function mailPageLink(
  ctx: Ctx,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<void> {
  const { subscription } = await visibleSubscription(ctx, id, "change");
  if (mailedLink(ctx, subscription) === null) throw new Conflict("Nobody has confirmed the customer's address.");
  const cause = `link ${key}`.slice(0, 80);
  const where = { merchantId: ctx.merchant.id, relatedId: id, kind: "subscription_link", cause };
  if ((await ctx.db.mailMessage.count({ where })) > 0) return;
  await countSent(ctx, { what: `page link ${id}`, seconds: 86_400, most: MOST_A_DAY });
  await transaction(ctx.db, async (tx) => {
    await writePlanMail(ctx, tx, subscription, { content: { kind: "subscription_link" }, cause });
    await recordAudit(ctx, tx, { action: "subscription.link_sent", objectId: id });
  });
}

import type { Ctx } from "@/server/kernel/types";
import { visibleSubscription } from "./retrieve-subscription";
import { type ChargeMail, chargeMails } from "./statements/charge-mails";

/**
 * The newest mails about the subscription's charges, at most three hundred, newest first. A mail's `cause`
 * begins with the cycle's id (billing/mail-customer.ts).
 * @throws {NotFound}
 * @throws {Forbidden} if the user may not view its session type
 */
export async function listChargeMails(ctx: Ctx, subscriptionId: string): Promise<readonly ChargeMail[]> {
  await visibleSubscription(ctx, subscriptionId, "view");
  const rows = await chargeMails(ctx, subscriptionId);
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
}

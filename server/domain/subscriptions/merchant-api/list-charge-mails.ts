/** Lists the mails about a subscription's charges. */
import type { Ctx } from "@/server/kernel/types";
import { visibleSubscription } from "./retrieve-subscription";

/** A mail to the customer. `sentAt` is ISO 8601, UTC. */
export type ChargeMail = {
  readonly id: string;
  readonly kind: "upcoming_charge" | "payment_failed" | "final_failure";
  readonly cycleNumber: number;
  /** The cycle's try that a `payment_failed` reports; null for other kinds. */
  readonly tryNumber: number | null;
  readonly sentAt: string;
};

type MailRow = Omit<ChargeMail, "sentAt"> & { readonly sentAt: Date };

/** As many as a page can show. */
const MOST = 300;

/**
 * The newest mails about its cycles, at most three hundred, newest first. A mail's `cause` begins with the
 * cycle's id (billing/mail-customer.ts).
 * @throws {NotFound} the merchant has no such subscription
 * @throws {Forbidden} the user may not view its session type
 */
export async function listChargeMails(ctx: Ctx, subscriptionId: string): Promise<readonly ChargeMail[]> {
  await visibleSubscription(ctx, subscriptionId, "view");
  const rows = await ctx.db.$queryRaw<MailRow[]>`
    SELECT m.id, m.kind, c.number AS "cycleNumber", m.sent_at AS "sentAt",
      CASE WHEN m.kind = 'payment_failed' THEN split_part(m.cause, ' ', 2)::int END AS "tryNumber"
    FROM mail_message m JOIN billing_cycle c ON c.id = split_part(m.cause, ' ', 1) AND c.subscription_id = m.related_id
    WHERE m.merchant_id = ${ctx.merchant.id} AND m.related_id = ${subscriptionId}
      AND m.kind IN ('upcoming_charge', 'payment_failed', 'final_failure')
    ORDER BY m.sent_at DESC, m.id DESC LIMIT ${MOST}`;
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString() }));
}

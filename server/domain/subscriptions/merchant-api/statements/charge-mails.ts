import type { MailKind } from "@/server/domain/notifications/core/words";
import type { Ctx } from "@/server/kernel/types";
import type { PartOf } from "@/server/kernel/words";

/** A mail about a charge; `sentAt` is ISO 8601 in UTC. */
export type ChargeMail = {
  readonly id: string;
  readonly kind: PartOf<MailKind, "upcoming_charge" | "payment_failed" | "final_failure">;
  readonly cycleNumber: number;
  readonly tryNumber: number | null;
  readonly sentAt: string;
};

type MailRow = Omit<ChargeMail, "sentAt"> & { readonly sentAt: Date };

const MOST = 300;

export async function chargeMails(ctx: Ctx, subscriptionId: string): Promise<MailRow[]> {
  return ctx.db.$queryRaw<MailRow[]>`
    SELECT m.id, m.kind, c.number AS "cycleNumber", m.sent_at AS "sentAt",
      CASE WHEN m.kind = 'payment_failed' THEN split_part(m.cause, ' ', 2)::int END AS "tryNumber"
    FROM mail_message m JOIN billing_cycle c ON c.id = split_part(m.cause, ' ', 1) AND c.subscription_id = m.related_id
    WHERE m.merchant_id = ${ctx.merchant.id} AND m.related_id = ${subscriptionId}
      AND m.kind IN ('upcoming_charge', 'payment_failed', 'final_failure')
    ORDER BY m.sent_at DESC, m.id DESC LIMIT ${MOST}`;
}

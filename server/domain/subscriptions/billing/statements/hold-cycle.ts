import { Prisma } from "@/server/db/client";
import { PREPARED } from "@/server/db/driver/prepared-statements";
import type { Subscription } from "@/server/db/generated/client";
import type { Tx } from "@/server/kernel/types";
import { cardToRead } from "../../record/statements/active-card";
import { SUBSCRIPTION_COLUMNS } from "../../record/statements/lock-subscription";
import { SETUP_COLUMNS } from "../../record/statements/open-service-session";

type HeldRow = Subscription & { readonly sessionId: string | null; readonly retriedId: string | null };

export function toRead(subscription: Subscription) {
  const card = cardToRead(subscription);
  return {
    columns: Prisma.sql`${card.columns}, ${SETUP_COLUMNS}`,
    joins: Prisma.sql`${card.joins} LEFT JOIN payment_session setup ON setup.id = ${subscription.setupSessionId}`,
  };
}

export async function lockCycleToCharge(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<HeldRow[]> {
  return tx.$queryRaw<HeldRow[]>`
    ${PREPARED} SELECT ${SUBSCRIPTION_COLUMNS}, c.session_id AS "sessionId", retried.id AS "retriedId"
    FROM billing_cycle c JOIN subscription s ON s.id = c.subscription_id
    LEFT JOIN LATERAL (SELECT p.id FROM payment_session p WHERE p.id = c.session_id FOR UPDATE) retried ON true
    WHERE c.id = ${id} AND c.merchant_id = ${merchantId} FOR UPDATE OF s`;
}

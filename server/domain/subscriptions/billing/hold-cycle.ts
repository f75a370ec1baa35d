/** Locks a cycle and reads what its charge needs. */
import { Prisma } from "@/server/db/client";
import { PREPARED } from "@/server/db/driver/prepared-statements";
import type { Subscription } from "@/server/db/generated/client";
import { type LockedSession, lockSession } from "@/server/domain/sessions";
import type { Tx } from "@/server/kernel/types";
import { type ActiveCard, activeCardOf, cardToRead } from "../record/active-card";
import { type LockedSubscription, lockNewestCycle, SUBSCRIPTION_COLUMNS } from "../record/lock-subscription";
import { SETUP_COLUMNS, type SetupColumns, setupOf } from "../record/open-service-session";
import type { CycleFacts } from "../record/subscription";

/** A locked cycle. */
export type HeldCycle = LockedSubscription & {
  readonly cycle: CycleFacts;
  /** The cycle's session, locked; null before its first charge. */
  readonly session: LockedSession | null;
  readonly activeCard: ActiveCard;
  readonly setup: SetupColumns | null;
};

type HeldRow = Subscription & { readonly sessionId: string | null; readonly retriedId: string | null };

/**
 * Locks the session of a retried cycle, then the subscription, then the cycle. Two statements, and two more
 * for a retried cycle.
 * @returns null if the merchant has no such cycle, or it was charged meanwhile, or is not the newest
 */
export async function holdCycle(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<HeldCycle | null> {
  const [row] = await tx.$queryRaw<HeldRow[]>`
    ${PREPARED} SELECT ${SUBSCRIPTION_COLUMNS}, c.session_id AS "sessionId", retried.id AS "retriedId"
    FROM billing_cycle c JOIN subscription s ON s.id = c.subscription_id
    LEFT JOIN LATERAL (SELECT p.id FROM payment_session p WHERE p.id = c.session_id FOR UPDATE) retried ON true
    WHERE c.id = ${id} AND c.merchant_id = ${merchantId} FOR UPDATE OF s`;
  if (row === undefined) return null;
  const { sessionId, retriedId: _, ...subscription } = row;
  const session = sessionId === null ? null : await lockSession(tx, { merchantId, sessionId, deleted: true });
  const { locked, read } = await lockNewestCycle(tx, subscription, toRead(subscription));
  const { cycle } = locked;
  // A session created after the first statement is not locked.
  if (cycle?.id !== id || cycle.sessionId !== sessionId) return null;
  return { ...locked, cycle, session, activeCard: activeCardOf(locked.subscription, read), setup: setupOf(read) };
}

function toRead(subscription: Subscription) {
  const card = cardToRead(subscription);
  return {
    columns: Prisma.sql`${card.columns}, ${SETUP_COLUMNS}`,
    joins: Prisma.sql`${card.joins} LEFT JOIN payment_session setup ON setup.id = ${subscription.setupSessionId}`,
  };
}

/** Holds a subscription and its newest cycle until the transaction ends. */
import type { Ctx, Tx } from "@/server/kernel/types";
import { type CycleFacts, cycleOf, type SubscriptionFacts, subscriptionOf } from "./subscription";

/** A subscription and a cycle of it whose rows this transaction holds. */
export type LockedSubscription = {
  readonly subscription: SubscriptionFacts;
  /** The open cycle, else the newest, else null: no cycle follows one that is not decided. */
  readonly cycle: CycleFacts | null;
  /** The merchant's zone, which moves under the locks of its subscriptions alone. */
  readonly timezone: string;
};

/**
 * Locks the subscription's row, then its newest cycle's, and reads both as every earlier holder of the lock
 * left them. A session that is changed in the same transaction is locked before (lock order: session,
 * subscription, cycle).
 * @returns null when the merchant has no such subscription
 */
export async function lockSubscription(
  tx: Tx,
  key: { merchantId: string; id: string },
): Promise<LockedSubscription | null> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM subscription WHERE id = ${key.id} AND merchant_id = ${key.merchantId} FOR UPDATE`;
  if (rows.length === 0) return null;
  const [merchant] = await tx.$queryRaw<{ timezone: string }[]>`
    SELECT m.timezone, newest.id AS "newestId" FROM merchant m LEFT JOIN LATERAL (
      SELECT id FROM billing_cycle WHERE subscription_id = ${key.id} ORDER BY number DESC LIMIT 1 FOR UPDATE) newest ON true
    WHERE m.id = ${key.merchantId}`;
  if (merchant === undefined) return null;
  const row = await tx.subscription.findUniqueOrThrow({ where: { id: key.id } });
  const newest = await tx.billingCycle.findFirst({
    where: { subscriptionId: key.id },
    orderBy: { number: "desc" },
  });
  return {
    subscription: subscriptionOf(row),
    cycle: newest && cycleOf(newest, row.currency),
    timezone: merchant.timezone,
  };
}

/**
 * The context in the zone in which the subscription's days begin now: the merchant may have moved after the
 * request or the charge began.
 */
export function inZoneOf(ctx: Ctx, { timezone }: Pick<LockedSubscription, "timezone">): Ctx {
  return { ...ctx, merchant: { ...ctx.merchant, timezone } };
}

import type { Ctx, Tx } from "@/server/kernel/types";
import { type LockedSubscription, lockNewestCycle, lockSubscriptionRow } from "./statements/lock-subscription";

/**
 * Locks the subscription's row, then its newest cycle's, until the transaction ends, and reads the committed
 * versions. A session that the transaction changes must be locked before (lock order: session, subscription,
 * cycle).
 * @returns null for an unknown subscription
 */
export async function lockSubscription(
  tx: Tx,
  key: { merchantId: string; id: string },
): Promise<LockedSubscription | null> {
  const [row] = await lockSubscriptionRow(tx, key);
  return row === undefined ? null : (await lockNewestCycle(tx, row)).locked;
}

/**
 * The context with the merchant's current time zone, which may have changed since the request or charge
 * began.
 */
export function inZoneOf(ctx: Ctx, { timezone }: Pick<LockedSubscription, "timezone">): Ctx {
  return { ...ctx, merchant: { ...ctx.merchant, timezone } };
}

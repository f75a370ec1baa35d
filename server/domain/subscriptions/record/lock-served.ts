import type { SettlingPayment } from "@/server/domain/payments";
import { type LockedSession, lockSession } from "@/server/domain/sessions";
import type { Tx } from "@/server/kernel/types";
import { purposeOf, type SessionPurpose } from "./session-purpose";
import { lockServingSubscription } from "./statements/lock-served";
import { type LockedSubscription, lockNewestCycle } from "./statements/lock-subscription";

export type ServedSubscription = LockedSubscription & {
  readonly service: SessionPurpose;
  readonly inFlight: boolean;
  readonly newerSetup: LockedSession | null;
};

export type SubscriptionPayment = ServedSubscription & SettlingPayment;

/**
 * Locks the session's subscription and its newest cycle. Requires the session's lock. For a replaced setup
 * that succeeds late, the newer setup's session is locked first (lock order: session, subscription, cycle).
 * @returns null if the session belongs to no subscription
 */
export async function lockServed(
  tx: Tx,
  { merchantId, sessionId }: { merchantId: string; sessionId: string },
): Promise<ServedSubscription | null> {
  const [row] = await lockServingSubscription(tx, { merchantId, sessionId });
  if (row === undefined) return null;
  const { purpose, cycleId, inFlight, newerSetupId, ...subscription } = row;
  const newerSetup = newerSetupId === null ? null : await lockSession(tx, { merchantId, sessionId: newerSetupId });
  const { locked } = await lockNewestCycle(tx, subscription);
  const service = { subscriptionId: subscription.id, purpose: purposeOf(purpose), cycleId };
  return { ...locked, service, inFlight, newerSetup };
}

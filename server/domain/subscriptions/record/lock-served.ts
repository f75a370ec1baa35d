/** Locks the subscription of a session. */
import { Prisma } from "@/server/db/client";
import { PREPARED } from "@/server/db/driver/prepared-statements";
import type { Subscription } from "@/server/db/generated/client";
import type { SettlingPayment } from "@/server/domain/payments";
import { attemptStates, isInFlight, type LockedSession, lockSession } from "@/server/domain/sessions";
import type { Tx } from "@/server/kernel/types";
import { type LockedSubscription, lockNewestCycle, SUBSCRIPTION_COLUMNS } from "./lock-subscription";
import { purposeOf, type SessionPurpose } from "./session-purpose";

/** A locked subscription, and the session that serves it. */
export type ServedSubscription = LockedSubscription & {
  readonly service: SessionPurpose;
  /** A charge of the session has no answer yet. */
  readonly inFlight: boolean;
  /** If the session is an older setup: the subscription's newest setup session; locked. */
  readonly newerSetup: LockedSession | null;
};

/** With a settled attempt of the session, and the writes of its settlement. */
export type SubscriptionPayment = ServedSubscription & SettlingPayment;

type ServedRow = Subscription & {
  readonly purpose: string;
  readonly cycleId: string | null;
  readonly inFlight: boolean;
  readonly newerSetupId: string | null;
};

const IN_FLIGHT = Prisma.join(attemptStates(isInFlight));

/**
 * Locks the subscription and its newest cycle; the caller holds the session's lock. A replaced setup may
 * still succeed late: the newer one is then locked before the subscription (lock order: session,
 * subscription, cycle). Two statements, more for such a setup.
 * @returns null if the session serves no subscription
 */
export async function lockServed(
  tx: Tx,
  { merchantId, sessionId }: { merchantId: string; sessionId: string },
): Promise<ServedSubscription | null> {
  const [row] = await tx.$queryRaw<ServedRow[]>`
    ${PREPARED} SELECT ${SUBSCRIPTION_COLUMNS}, serving.purpose, serving.cycle_id AS "cycleId", newer.id AS "newerSetupId",
      EXISTS (SELECT FROM attempt a WHERE a.session_id = serving.session_id AND a.state IN (${IN_FLIGHT})) AS "inFlight"
    FROM subscription_session serving JOIN subscription s ON s.id = serving.subscription_id
    LEFT JOIN LATERAL (SELECT p.id FROM payment_session p
      WHERE serving.purpose = 'setup' AND p.id = s.setup_session_id AND p.id <> serving.session_id FOR UPDATE) newer ON true
    WHERE serving.session_id = ${sessionId} AND s.merchant_id = ${merchantId} FOR UPDATE OF s`;
  if (row === undefined) return null;
  const { purpose, cycleId, inFlight, newerSetupId, ...subscription } = row;
  const newerSetup = newerSetupId === null ? null : await lockSession(tx, { merchantId, sessionId: newerSetupId });
  const { locked } = await lockNewestCycle(tx, subscription);
  const service = { subscriptionId: subscription.id, purpose: purposeOf(purpose), cycleId };
  return { ...locked, service, inFlight, newerSetup };
}

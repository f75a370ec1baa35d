/** Holds the setup session that took the place of another one. */

import { type LockedSession, lockSession } from "@/server/domain/sessions";
import type { Tx } from "@/server/kernel/types";
import type { SessionPurpose } from "./session-purpose";

/**
 * A setup that was replaced by a newer one may still succeed late: the newer session is locked, too, before
 * the subscription (lock order: session, subscription, cycle).
 * @returns null if the session is no setup, or the newest, or the newest was deleted
 */
export async function lockNewerSetup(
  tx: Tx,
  { service, sessionId }: { service: SessionPurpose; sessionId: string },
): Promise<LockedSession | null> {
  if (service.purpose !== "setup") return null;
  const found = await tx.subscription.findUnique({
    where: { id: service.subscriptionId },
    select: { setupSessionId: true, merchantId: true },
  });
  if (found === null || found.setupSessionId === sessionId) return null;
  return lockSession(tx, { merchantId: found.merchantId, sessionId: found.setupSessionId });
}

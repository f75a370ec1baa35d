import { type LockedSession, lockSession } from "@/server/domain/sessions";
import type { Tx } from "@/server/kernel/types";
import { usesBackup } from "../core/retries";
import { type ActiveCard, activeCardOf, activeCard as readActiveCard } from "../record/statements/active-card";
import { type LockedSubscription, lockNewestCycle } from "../record/statements/lock-subscription";
import { type SetupColumns, setupOf } from "../record/statements/open-service-session";
import type { CycleFacts, SubscriptionFacts } from "../record/subscription";
import { lockCycleToCharge, toRead } from "./statements/hold-cycle";

export type HeldCycle = LockedSubscription & {
  readonly cycle: CycleFacts;
  /** The cycle's session, locked; null before its first charge. */
  readonly session: LockedSession | null;
  /** The card of the next attempt: at every second attempt the second card. */
  readonly activeCard: ActiveCard;
  readonly setup: SetupColumns | null;
};

/**
 * Locks what a charge needs: the session of a retried cycle, then the subscription, then the cycle. Two
 * statements, two more for a retried cycle, and one if its second card cannot be charged.
 * @returns null if the merchant has no such cycle, or it was charged meanwhile, or is not the newest
 */
export async function holdCycle(
  tx: Tx,
  { merchantId, id }: { merchantId: string; id: string },
): Promise<HeldCycle | null> {
  const [row] = await lockCycleToCharge(tx, { merchantId, id });
  if (row === undefined) return null;
  const { sessionId, retriedId: _, ...subscription } = row;
  const session = sessionId === null ? null : await lockSession(tx, { merchantId, sessionId, deleted: true });
  const charged = { ...subscription, ...backupOf(subscription, session) };
  const { locked, read } = await lockNewestCycle(tx, subscription, toRead(charged));
  const { cycle } = locked;
  // A concurrent request has created a session, which is not locked.
  if (cycle?.id !== id || cycle.sessionId !== sessionId) return null;
  const chosen = activeCardOf(locked.subscription, read);
  // If the second card cannot be charged, the active card is used.
  const isOther = charged.cardId !== subscription.cardId && chosen.problem !== null;
  const activeCard = isOther ? await readActiveCard(tx, locked.subscription) : chosen;
  return { ...locked, cycle, session, activeCard, setup: setupOf(read) };
}

/** The second card, if the customer allowed one and the session's next attempt uses it. */
function backupOf({ backupCardId }: Pick<SubscriptionFacts, "backupCardId">, session: LockedSession | null) {
  if (backupCardId === null || session === null || !usesBackup(session.attempts.length)) return {};
  return { cardId: backupCardId };
}

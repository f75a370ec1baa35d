import { type LockedSession, lockSession } from "@/server/domain/sessions";
import type { Tx } from "@/server/kernel/types";
import { type ActiveCard, activeCardOf } from "../record/statements/active-card";
import { type LockedSubscription, lockNewestCycle } from "../record/statements/lock-subscription";
import { type SetupColumns, setupOf } from "../record/statements/open-service-session";
import type { CycleFacts } from "../record/subscription";
import { lockCycleToCharge, toRead } from "./statements/hold-cycle";

export type HeldCycle = LockedSubscription & {
  readonly cycle: CycleFacts;
  /** The cycle's session, locked; null before its first charge. */
  readonly session: LockedSession | null;
  readonly activeCard: ActiveCard;
  readonly setup: SetupColumns | null;
};

/**
 * Locks what a charge needs: the session of a retried cycle, then the subscription, then the cycle. Two
 * statements, and two more for a retried cycle.
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
  const { locked, read } = await lockNewestCycle(tx, subscription, toRead(subscription));
  const { cycle } = locked;
  // A session created after the first statement is not locked.
  if (cycle?.id !== id || cycle.sessionId !== sessionId) return null;
  return { ...locked, cycle, session, activeCard: activeCardOf(locked.subscription, read), setup: setupOf(read) };
}

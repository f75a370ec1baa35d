import { isExpired } from "@/server/domain/cards";
import type { GatewayAccount } from "@/server/domain/gateways";
import { type LockedSession, lockSession, priceFor } from "@/server/domain/sessions";
import { type CivilDate, civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { usesBackup } from "../core/retries";
import { prefersBackup } from "../record/refused-card";
import { type ActiveCard, activeCardOf, activeCard as readActiveCard } from "../record/statements/active-card";
import { type LockedSubscription, lockNewestCycle } from "../record/statements/lock-subscription";
import { type SetupColumns, setupOf } from "../record/statements/open-service-session";
import type { CycleFacts, SubscriptionFacts } from "../record/subscription";
import { lockCycleToCharge, toRead } from "./statements/hold-cycle";

export type HeldCycle = LockedSubscription & {
  readonly cycle: CycleFacts;
  readonly session: LockedSession | null;
  readonly activeCard: ActiveCard;
  readonly setup: SetupColumns | null;
};

/**
 * Locks what a charge needs: the session of a retried cycle, then the subscription, then the cycle.
 * @returns null if the merchant has no such cycle, or the cycle has been charged or is not the newest
 */
export async function holdCycle(ctx: Ctx, tx: Tx, id: string): Promise<HeldCycle | null> {
  const merchantId = ctx.merchant.id;
  const [row] = await lockCycleToCharge(tx, { merchantId, id });
  if (row === undefined) return null;
  const { sessionId, retriedId: _, ...subscription } = row;
  const session = sessionId === null ? null : await lockSession(tx, { merchantId, sessionId, deleted: true });
  const charged = { ...subscription, ...(await backupOf(tx, subscription, session)) };
  const { locked, read } = await lockNewestCycle(tx, subscription, toRead(charged));
  const { cycle } = locked;
  // Returns null, because a concurrent request has created a session that this transaction has not locked.
  if (cycle?.id !== id || cycle.sessionId !== sessionId) return null;
  const chosen = activeCardOf(locked.subscription, read);
  // If the second card cannot be charged, the attempt uses the active card.
  const isSecond = charged.cardId !== subscription.cardId;
  const today = civilDateOf(ctx.now(), locked.timezone);
  const activeCard =
    isSecond && !isChargeable(chosen, cycle, today) ? await readActiveCard(tx, locked.subscription) : chosen;
  return { ...locked, cycle, session, activeCard, setup: setupOf(read) };
}

function isChargeable({ card, account, problem, wait }: ActiveCard, cycle: CycleFacts, today: CivilDate): boolean {
  if (problem !== null || card === null || account === null || wait.isKeyRefused) return false;
  return !isExpired(card, today) && takes(account, cycle);
}

export function takes(account: GatewayAccount, { amountDue }: CycleFacts): boolean {
  return priceFor({ paymentType: "auto_pay", amount: amountDue }, account) !== null;
}

/** The second card, if the customer allowed it and the next attempt uses it. */
async function backupOf(
  tx: Tx,
  cards: Pick<SubscriptionFacts, "cardId" | "backupCardId">,
  session: LockedSession | null,
): Promise<Partial<Pick<SubscriptionFacts, "cardId">>> {
  const { backupCardId } = cards;
  if (backupCardId === null || session === null) return {};
  const { attempts } = session;
  return usesBackup(attempts.length, await prefersBackup(tx, cards, attempts)) ? { cardId: backupCardId } : {};
}

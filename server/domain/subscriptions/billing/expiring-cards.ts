import { dueJob } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import { recordEvent } from "@/server/domain/webhooks";
import { isZero } from "@/server/kernel/money";
import { reminderHourFrom } from "@/server/kernel/reminder-hours";
import type { Ctx, Job, Tx } from "@/server/kernel/types";
import { isSkipped } from "../core/pause";
import { endsBefore, namedCards } from "../record/card-names";
import { inZoneOf, lockSubscription } from "../record/lock-subscription";
import type { LockedSubscription } from "../record/statements/lock-subscription";
import type { CycleFacts } from "../record/subscription";
import { writePlanMail } from "../record/write-plan-mail";
import { CARD_CHECKS, noteExpiry } from "./statements/card-check";

async function check(begun: Ctx, cycleId: string): Promise<void> {
  const merchantId = begun.merchant.id;
  const where = { id: cycleId, merchantId };
  const found = await begun.db.billingCycle.findFirst({ where, select: { subscriptionId: true } });
  if (found === null) return;
  await transaction(begun.db, async (tx) => {
    const locked = await lockSubscription(tx, { merchantId, id: found.subscriptionId });
    if (locked !== null && locked.cycle?.id === cycleId)
      await checkLocked(inZoneOf(begun, locked), tx, { ...locked, cycle: locked.cycle });
  });
}

type CheckedCycle = LockedSubscription & { readonly cycle: CycleFacts };

async function checkLocked(ctx: Ctx, tx: Tx, { subscription, cycle }: CheckedCycle): Promise<void> {
  const now = ctx.now();
  if (cycle.cardCheckDueAt === null || cycle.cardCheckDueAt > now) return;
  const allowedAt = reminderHourFrom(now, ctx.merchant.timezone);
  const cardCheckDueAt = allowedAt > now ? allowedAt : null;
  await tx.billingCycle.update({ where: { id: cycle.id }, data: { cardCheckDueAt }, select: { id: true } });
  if (cardCheckDueAt !== null || subscription.cancelAtPeriodEnd || isZero(cycle.amountDue)) return;
  if (!isSkipped(subscription, cycle.scheduledDate)) await announceEnd(ctx, tx, { subscription, cycle });
}

type EndingCard = Pick<CheckedCycle, "subscription" | "cycle">;

/**
 * Announces that the active card expires before the charge: one mail per cycle, one event per card and
 * expiry.
 */
async function announceEnd(ctx: Ctx, tx: Tx, { subscription, cycle }: EndingCard): Promise<void> {
  const { cardId } = subscription;
  const { id: cycleId, scheduledDate: chargeDate, amountDue: amount } = cycle;
  const card = cardId === null ? undefined : (await namedCards(tx, [cardId])).get(cardId);
  if (cardId === null || card === undefined || !endsBefore(card, chargeDate)) return;
  const noted = await noteExpiry(tx, { id: cardId, merchantId: ctx.merchant.id });
  if (noted !== null)
    await recordEvent(ctx, tx, { kind: "card.expiring", objectId: cardId, cause: `expiring:${cardId}:${noted}` });
  if (subscription.notificationConfig?.pre_charge_enabled === false) return;
  const month = String(card.expiryMonth).padStart(2, "0");
  const expiry = `${month}/${String(card.expiryYear % 100).padStart(2, "0")}`;
  await writePlanMail(ctx, tx, subscription, {
    content: { kind: "card_expiring", expiry, chargeDate },
    amount,
    cause: `${cycleId} ${cardId.slice(-16)}`,
  });
}

/** Announces, per cycle, cards that expire before their next charge (Spec, "Subscription mails"). */
export const expiringCards: Job = dueJob(CARD_CHECKS, { name: "expiring-cards", shape: "lane", run: check });

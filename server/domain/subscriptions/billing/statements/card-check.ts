import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";
import { reminderHourFrom, reminderTime } from "@/server/kernel/reminder-hours";
import { addDays, type CivilDate } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { CycleFacts, SubscriptionFacts } from "../../record/subscription";

/** Days before the charge at which the customer is mailed that the card will have expired. */
const DAYS_BEFORE = 14;

/**
 * SQL of the instant at which to announce that the active card expires before a charge on `date`; null if it
 * does not.
 */
export function cardCheckOf(
  ctx: Ctx,
  { cardId }: Pick<SubscriptionFacts, "cardId">,
  date: CivilDate,
): Prisma.Sql | null {
  if (cardId === null) return null;
  const { timezone } = ctx.merchant;
  const first = reminderTime(addDays(date, -DAYS_BEFORE), timezone);
  const at = reminderHourFrom(new Date(Math.max(first.getTime(), ctx.now().getTime())), timezone);
  const [year, month] = date.split("-").map(Number);
  return Prisma.sql`(SELECT ${at}::timestamptz FROM saved_card card WHERE card.id = ${cardId}
    AND (card.expiry_year, card.expiry_month) < (${year}::int, ${month}::int))`;
}

export const CARD_CHECKS: DueSource = {
  table: Prisma.sql`billing_cycle`,
  dueAt: Prisma.sql`item.card_check_due_at`,
  condition: Prisma.sql`item.card_check_due_at IS NOT NULL`,
};

type CheckedCycle = { readonly subscription: SubscriptionFacts; readonly cycle: CycleFacts };

/**
 * Records the announced expiry of a card, such as 203002 (February 2030).
 * @returns null if this or a later expiry was recorded before
 */
export async function noteExpiry(tx: Tx, card: { readonly id: string; readonly merchantId: string }) {
  const [noted] = await tx.$queryRaw<{ expiry: number }[]>`
    UPDATE saved_card SET expiring_month = expiry_year * 100 + expiry_month
    WHERE id = ${card.id} AND merchant_id = ${card.merchantId}
      AND coalesce(expiring_month, 0) < expiry_year * 100 + expiry_month
    RETURNING expiring_month AS expiry`;
  return noted?.expiry ?? null;
}

/** Computes again when to announce the active card's expiry for a cycle that is not due yet. */
export async function checkCardAgain(ctx: Ctx, tx: Tx, { subscription, cycle }: CheckedCycle): Promise<void> {
  const { status, chargeType, held, scheduledDate } = cycle;
  if (status !== "scheduled" || chargeType !== "mit" || held) return;
  const at = subscription.cancelAtPeriodEnd ? null : cardCheckOf(ctx, subscription, scheduledDate);
  await tx.$executeRaw`UPDATE billing_cycle SET card_check_due_at = ${at} WHERE id = ${cycle.id}`;
}

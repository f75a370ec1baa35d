/** Makes the next cycle, or sets the day on which a subscription without one ends. */
import { randomBytes } from "node:crypto";
import { prefixed } from "@/server/kernel/ids";
import { toWire } from "@/server/kernel/money";
import { type CivilDate, civilDateOf, startOfDay } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { firstReminder } from "../core/reminders";
import { hasRoom } from "../core/schedule";
import { columnOfDate, type SubscriptionFacts } from "../record/subscription";

/** The cycle to be made, and of which subscription. */
export type NextCycle = {
  readonly subscription: SubscriptionFacts;
  /** One above the newest cycle's. */
  readonly number: number;
  /** A scheduled date of the plan, in the merchant's time zone. */
  readonly date: CivilDate;
};

/**
 * Writes the cycle that the service is to charge on `date`, with the subscription's present recurring amount.
 * If the plan has no room left, the subscription expires when that cycle would have been due (decision 0101).
 * Under the subscription's lock. One statement.
 */
export async function addCycle(ctx: Ctx, tx: Tx, { subscription, number, date }: NextCycle): Promise<void> {
  const { timezone } = ctx.merchant;
  const at = ctx.now();
  const dueAt = startOfDay(date, timezone);
  if (!hasRoom(subscription, { date, number })) {
    await tx.subscription.updateMany({ where: { id: subscription.id }, data: { expireDueAt: dueAt } });
    return;
  }
  const reminder = firstReminder(subscription, date, civilDateOf(at, timezone));
  await tx.billingCycle.createMany({
    data: [
      {
        id: prefixed("cyc", randomBytes(25)),
        merchantId: subscription.merchantId,
        subscriptionId: subscription.id,
        number,
        chargeType: "mit",
        scheduledDate: columnOfDate(date),
        amountDue: toWire(subscription.recurringAmount),
        dueAt,
        reminderDueAt: reminder && startOfDay(reminder, timezone),
        createdAt: at,
        updatedAt: at,
      },
    ],
  });
}

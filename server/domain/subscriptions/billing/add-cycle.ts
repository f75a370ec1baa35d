/** Creates the next cycle, or sets the day on which a subscription without one ends. */
import { randomBytes } from "node:crypto";
import type { Prisma } from "@/server/db/client";
import { insertion } from "@/server/db/sql-fragments";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { prefixed } from "@/server/kernel/ids";
import { toWire } from "@/server/kernel/money";
import { type CivilDate, civilDateOf, startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { firstReminder } from "../core/reminders";
import { hasRoom } from "../core/schedule";
import { columnOfDate, type SubscriptionFacts } from "../record/subscription";

export type NextCycle = {
  readonly subscription: SubscriptionFacts;
  readonly number: number;
  /** A scheduled date of the plan, in the merchant's time zone. */
  readonly date: CivilDate;
  /** The write that closes the previous cycle, because a subscription has at most one open cycle; or null. */
  readonly after: Prisma.Sql | null;
};

/**
 * Adds the cycle that the service charges on `date`, at the current recurring amount. If the plan does not
 * include that cycle, the subscription expires when it would have been due (Spec, "Creating and billing
 * subscriptions"). Under the subscription's lock.
 * @returns when it expires; null if it has a next cycle
 */
export function addCycle(ctx: Ctx, writes: WriteBatch, next: NextCycle): Date | null {
  const { subscription, number, date, after } = next;
  const { timezone } = ctx.merchant;
  const at = ctx.now();
  const dueAt = startOfDay(date, timezone);
  if (!hasRoom(subscription, { date, number })) return dueAt;
  const reminder = firstReminder(subscription, date, civilDateOf(at, timezone));
  const cycle = {
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
  };
  writes.add(insertion("billing_cycle", cycle, after));
  return null;
}

/** Creates the next billing cycle, or sets the day on which a subscription without one ends. */
import { randomBytes } from "node:crypto";
import type { Prisma } from "@/server/db/client";
import { insertion } from "@/server/db/sql-fragments";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { prefixed } from "@/server/kernel/ids";
import { toWire } from "@/server/kernel/money";
import { type CivilDate, startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { amountOn } from "../core/amounts";
import { hasRoom } from "../core/schedule";
import { columnOfDate, type SubscriptionFacts } from "../record/subscription";
import { firstReminderTime } from "./reminder-now";
import { cardCheckOf } from "./statements/card-check";

export type NextCycle = {
  readonly subscription: SubscriptionFacts;
  readonly number: number;
  /** A scheduled date of the plan in the merchant's time zone. */
  readonly date: CivilDate;
  /** Reference to the batch's write that closes the previous cycle; null if no cycle is open. */
  readonly after: Prisma.Sql | null;
};

/**
 * Adds a billing cycle that the service charges on `date`, at that day's amount. If the plan includes no such
 * cycle, the subscription expires when the cycle would have been due (Spec, "Creating and billing
 * subscriptions"). Requires the subscription's lock.
 * @returns when the subscription expires; null if it has a next cycle
 */
export function addCycle(ctx: Ctx, writes: WriteBatch, next: NextCycle): Date | null {
  const { subscription, number, date, after } = next;
  const at = ctx.now();
  const dueAt = startOfDay(date, ctx.merchant.timezone);
  if (!hasRoom(subscription, { date, number })) return dueAt;
  const amount = amountOn(subscription, date);
  const cycle = {
    id: prefixed("cyc", randomBytes(25)),
    merchantId: subscription.merchantId,
    subscriptionId: subscription.id,
    number,
    chargeType: "mit",
    scheduledDate: columnOfDate(date),
    amountDue: toWire(amount),
    dueAt,
    reminderDueAt: firstReminderTime(ctx, { ...subscription, recurringAmount: amount }, date),
    cardCheckDueAt: cardCheckOf(ctx, subscription, date),
    createdAt: at,
    updatedAt: at,
  };
  writes.add(insertion("billing_cycle", cycle, after));
  return null;
}

import { transaction } from "@/server/db/transactions/transaction";
import type { Ctx, Tx } from "@/server/kernel/types";
import { inZoneOf } from "../record/lock-subscription";
import { type CycleFacts, cycleOf, type SubscriptionFacts, subscriptionOf } from "../record/subscription";
import { writeReminderMails } from "./mail-customer";
import { reminderNow } from "./reminder-now";
import { lockFree, setNextReminders } from "./statements/remind-many";

/**
 * Sends reminders for many cycles in few statements. Skips locked cycles and subscriptions, and cycles that
 * are not the newest.
 * @returns the skipped ids
 */
export async function remindMany(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  return transaction(ctx.db, async (tx) => {
    const held = await lockFree(ctx, tx, ids);
    if (held.length === 0) return ids;
    const subjects = await readSubjects(tx, held);
    // The time zone is read under the locks, because it changes only under the subscriptions' locks.
    const { timezone } = await tx.merchant.findUniqueOrThrow({
      where: { id: ctx.merchant.id },
      select: { timezone: true },
    });
    await remindAll(inZoneOf(ctx, { timezone }), tx, subjects);
    const done = new Set(held);
    return ids.filter((id) => !done.has(id));
  });
}

type Subject = { readonly subscription: SubscriptionFacts; readonly cycle: CycleFacts };

async function readSubjects(tx: Tx, cycleIds: readonly string[]): Promise<Subject[]> {
  const cycles = await tx.billingCycle.findMany({ where: { id: { in: [...cycleIds] } }, orderBy: { id: "asc" } });
  const ids = cycles.map(({ subscriptionId }) => subscriptionId);
  const rows = await tx.subscription.findMany({ where: { id: { in: ids } } });
  const subscriptions = new Map(rows.map((row) => [row.id, row]));
  return cycles.flatMap((cycle) => {
    const row = subscriptions.get(cycle.subscriptionId);
    return row === undefined ? [] : [{ subscription: subscriptionOf(row), cycle: cycleOf(cycle, row.currency) }];
  });
}

async function remindAll(ctx: Ctx, tx: Tx, subjects: readonly Subject[]): Promise<void> {
  const decided = subjects.flatMap((subject) => {
    const reminder = reminderNow(ctx, subject);
    return reminder === null ? [] : [{ id: subject.cycle.id, ...reminder }];
  });
  const ids = decided.map(({ id }) => id);
  const nexts = decided.map(({ next }) => next?.toISOString() ?? null);
  await setNextReminders(tx, ids, nexts);
  const mails = decided.map(({ mail }) => mail).filter((mail) => mail !== null);
  if (mails.length > 0) await writeReminderMails(ctx, tx, mails);
}

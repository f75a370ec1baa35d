import type { Ctx, Tx } from "@/server/kernel/types";

export type ReminderSchedule = { readonly days: readonly number[]; readonly timezone: string };

/**
 * The handler runs inside the transaction that changes the settings, under the merchant's row lock, and
 * writes only rows.
 */
export type ReminderDaysHandler = (ctx: Ctx, tx: Tx, schedule: ReminderSchedule) => Promise<void>;

let handler: ReminderDaysHandler | null = null;

export function onReminderDays(registered: ReminderDaysHandler): void {
  handler = registered;
}

export async function tellReminderDays(ctx: Ctx, tx: Tx, schedule: ReminderSchedule): Promise<void> {
  await handler?.(ctx, tx, schedule);
}

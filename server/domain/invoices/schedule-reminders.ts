import type { ReminderDaysHandler } from "@/server/domain/merchants";
import { nextReminder } from "./core/reminders";
import { dueDaysOfOpen, scheduleOpen } from "./statements/reminders";

export const scheduleReminders: ReminderDaysHandler = async (ctx, tx, { days, timezone }) => {
  const dueDays = await dueDaysOfOpen(ctx, tx);
  if (dueDays.length === 0) return;
  const instants = dueDays.map((dueDate) => nextReminder({ dueDate, days, timezone }, ctx.now()));
  await scheduleOpen(ctx, tx, { days: dueDays, instants });
};

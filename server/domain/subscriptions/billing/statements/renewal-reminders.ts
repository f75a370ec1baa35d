import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";

/**
 * Cycles with a due reminder. A pending cancellation clears the due time; {@link remindAgain} restores it.
 */
export const REMINDERS: DueSource = {
  table: Prisma.sql`billing_cycle`,
  dueAt: Prisma.sql`item.reminder_due_at`,
  condition: Prisma.sql`item.reminder_due_at IS NOT NULL`,
};

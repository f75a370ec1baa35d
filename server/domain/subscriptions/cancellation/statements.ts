import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";

/**
 * Subscriptions whose cancellation is due. A cycle before the cancellation's day is still charged and retried
 * (Spec, "Canceling subscriptions"), so the subscription ends after that cycle is closed, unless a pause
 * holds it.
 */
export const SOURCE: DueSource = {
  table: Prisma.sql`subscription`,
  dueAt: Prisma.sql`item.cancel_due_at`,
  condition: Prisma.sql`item.cancel_due_at IS NOT NULL AND (
    SELECT true FROM billing_cycle c WHERE c.subscription_id = item.id
      AND c.status IN ('scheduled', 'processing', 'retry_scheduled') AND c.scheduled_date < item.cancel_on AND NOT c.held LIMIT 1) IS NOT TRUE`,
};

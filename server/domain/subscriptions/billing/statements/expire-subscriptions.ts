import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";

/**
 * Subscriptions to expire, including trials; a `past_due` subscription never expires (Spec, "Creating and
 * billing subscriptions").
 */
export const SOURCE: DueSource = {
  table: Prisma.sql`subscription`,
  dueAt: Prisma.sql`item.expire_due_at`,
  condition: Prisma.sql`item.expire_due_at IS NOT NULL AND item.status IN ('trialing', 'active')`,
};

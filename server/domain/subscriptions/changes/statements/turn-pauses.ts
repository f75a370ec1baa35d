import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";

export const SOURCE: DueSource = {
  table: Prisma.sql`subscription`,
  dueAt: Prisma.sql`item.pause_due_at`,
  condition: Prisma.sql`item.pause_due_at IS NOT NULL`,
};

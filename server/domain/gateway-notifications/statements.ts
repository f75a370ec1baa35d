import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";

export const KEPT: DueSource = {
  table: Prisma.sql`gateway_notification`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
};

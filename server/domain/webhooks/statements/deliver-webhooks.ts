import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";

export const DELIVERIES: DueSource = {
  table: Prisma.sql`delivery`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
  leaseUntil: Prisma.sql`item.lease_until`,
};

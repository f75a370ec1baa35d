import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";

export const REMOVALS: DueSource = {
  table: Prisma.sql`card_removal`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`true`,
};

import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";
import { lapsing } from "../record/statements/abandoned-setup";

export const SOURCE: DueSource = {
  table: Prisma.sql`subscription`,
  dueAt: Prisma.sql`item.setup_lapses_at`,
  condition: lapsing(Prisma.sql`item`),
};

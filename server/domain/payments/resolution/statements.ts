import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";

export const UNKNOWN_OUTCOMES: DueSource = {
  table: Prisma.sql`attempt`,
  dueAt: Prisma.sql`item.inquire_at`,
  condition: Prisma.sql`item.inquire_at IS NOT NULL`,
};

export const ARMED_INQUIRIES: DueSource = {
  table: Prisma.sql`payment_session`,
  dueAt: Prisma.sql`item.inquiry_due_at`,
  condition: Prisma.sql`item.inquiry_due_at IS NOT NULL`,
};

import { Prisma } from "@/server/db/client";
import type { DueSource } from "@/server/db/due-items";
import type { PartOf } from "@/server/kernel/words";
import type { CycleState } from "../../core/words";

const NOT_CANCELED = Prisma.sql`(
  SELECT s.cancel_on <= item.scheduled_date FROM subscription s WHERE s.id = item.subscription_id) IS NOT TRUE`;

export function dueCycles(status: PartOf<CycleState, "scheduled" | "retry_scheduled">): DueSource {
  // The status is part of the SQL text instead of a parameter, so that Postgres uses the partial index.
  const is = status === "scheduled" ? Prisma.sql`'scheduled'` : Prisma.sql`'retry_scheduled'`;
  return {
    table: Prisma.sql`billing_cycle`,
    dueAt: Prisma.sql`item.due_at`,
    condition: Prisma.sql`item.due_at IS NOT NULL AND item.status = ${is} AND ${NOT_CANCELED}`,
  };
}

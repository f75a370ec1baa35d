import { Prisma } from "@/server/db/client";
import type { SubscriptionChange } from "@/server/db/generated/client";
import { insertion } from "@/server/db/sql-fragments";
import type { WriteBatch } from "@/server/db/transactions/write-batch";

export function insertChange(writes: WriteBatch, nth: number, row: Omit<SubscriptionChange, "number">): void {
  const number = Prisma.sql`(SELECT coalesce(max(number), 0) + ${nth}::int FROM subscription_change
    WHERE subscription_id = ${row.subscriptionId})`;
  writes.add(insertion("subscription_change", { ...row, number }));
}

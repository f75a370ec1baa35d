import type { Ctx } from "@/server/kernel/types";

/** Stores a report's time; false if a later one is stored. */
export async function noteNewest({ db, merchant }: Ctx, objectId: string, occurredAt: Date): Promise<boolean> {
  const count = await db.$executeRaw`
    INSERT INTO newest_report AS r (object_id, merchant_id, occurred_at) VALUES (${objectId}, ${merchant.id}, ${occurredAt})
    ON CONFLICT (object_id) DO UPDATE SET occurred_at = excluded.occurred_at
      WHERE r.merchant_id = excluded.merchant_id AND r.occurred_at <= excluded.occurred_at`;
  return count > 0;
}

import type { Ctx, Tx } from "@/server/kernel/types";

export async function noteNewest(
  { merchant }: Ctx,
  tx: Tx,
  { objectId, occurredAt }: { readonly objectId: string; readonly occurredAt: Date },
): Promise<boolean> {
  const count = await tx.$executeRaw`
    INSERT INTO newest_report AS r (object_id, merchant_id, occurred_at) VALUES (${objectId}, ${merchant.id}, ${occurredAt})
    ON CONFLICT (object_id) DO UPDATE SET occurred_at = excluded.occurred_at
      WHERE r.merchant_id = excluded.merchant_id AND r.occurred_at <= excluded.occurred_at`;
  return count > 0;
}

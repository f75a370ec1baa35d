import type { Ctx, Tx } from "@/server/kernel/types";

export async function lockFree(ctx: Ctx, tx: Tx, ids: readonly string[]): Promise<string[]> {
  const subscriptions = await tx.$queryRaw<{ id: string }[]>`
    SELECT s.id FROM subscription s WHERE s.merchant_id = ${ctx.merchant.id} AND s.id IN (
      SELECT c.subscription_id FROM billing_cycle c WHERE c.id = ANY(${ids}) AND c.merchant_id = ${ctx.merchant.id})
    FOR UPDATE SKIP LOCKED`;
  const cycles = await tx.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM billing_cycle c
    WHERE c.id = ANY(${ids}) AND c.subscription_id = ANY(${subscriptions.map(({ id }) => id)}) AND NOT EXISTS (
      SELECT FROM billing_cycle newer WHERE newer.subscription_id = c.subscription_id AND newer.number > c.number)
    FOR UPDATE OF c SKIP LOCKED`;
  return cycles.map(({ id }) => id);
}

export async function setNextReminders(
  tx: Tx,
  ids: readonly string[],
  nexts: readonly (string | null)[],
): Promise<number> {
  return tx.$executeRaw`
    UPDATE billing_cycle c SET reminder_due_at = decided.next
    FROM unnest(${ids}::text[], ${nexts}::timestamptz[]) AS decided (id, next) WHERE c.id = decided.id`;
}

import { tableFor } from "@/server/domain/history";
import { monthOfId } from "@/server/kernel/ids";
import type { Ctx } from "@/server/kernel/types";
import type { ClaimedDelivery } from "./claim";

/**
 * Ends a scheduled claim without an attempt, and makes the delivery due at `dueAt` on the merchant's clock.
 */
export async function postponeTry(ctx: Ctx, { id, state, leaseUntil }: ClaimedDelivery, dueAt: Date): Promise<void> {
  const month = monthOfId(id);
  await ctx.db.$executeRaw`
    UPDATE ${tableFor(ctx, "delivery", month)} SET attempts = attempts - 1, lease_until = NULL, due_at = ${dueAt}
    WHERE id = ${id} AND month = ${month} AND merchant_id = ${ctx.merchant.id} AND lease_until = ${leaseUntil}
      AND state = ${state}`;
}

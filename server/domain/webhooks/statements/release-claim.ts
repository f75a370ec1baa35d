import { tableFor } from "@/server/domain/history";
import { monthOfId } from "@/server/kernel/ids";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { ClaimedDelivery } from "./claim";

/** Ends the claim of a delivery without an attempt; the delivery is due at `dueAt`, or never. */
export async function releaseClaim(
  ctx: Ctx,
  db: Pick<Tx, "$executeRaw">,
  { claimed: { id, state, leaseUntil, asked }, dueAt }: { claimed: ClaimedDelivery; dueAt: Date | null },
): Promise<void> {
  const month = monthOfId(id);
  await db.$executeRaw`
    UPDATE ${tableFor(ctx, "delivery", month)} SET attempts = attempts - ${asked ? 0 : 1}, asked = asked - ${asked ? 1 : 0},
      lease_until = NULL, due_at = ${dueAt}
    WHERE id = ${id} AND month = ${month} AND merchant_id = ${ctx.merchant.id} AND lease_until = ${leaseUntil}
      AND state = ${state}`;
}

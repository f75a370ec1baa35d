import { Prisma } from "@/server/db/client";
import { PREPARED } from "@/server/db/driver/prepared-statements";
import type { Delivery } from "@/server/db/generated/client";
import type { Ctx } from "@/server/kernel/types";

type DeliveryProgress = Pick<Delivery, "lastStatus" | "attempts" | "leaseUntil">;

export async function newestDelivery(ctx: Ctx, causes: readonly string[]): Promise<DeliveryProgress | null> {
  const [delivery] = await ctx.db.$queryRaw<DeliveryProgress[]>`
    ${PREPARED} SELECT d.last_status AS "lastStatus", d.attempts, d.lease_until AS "leaseUntil"
    FROM event_cause c JOIN delivery d ON d.event_id = c.event_id AND d.month = c.month AND d.merchant_id = c.merchant_id
    WHERE c.merchant_id = ${ctx.merchant.id} AND c.cause IN (${Prisma.join([...causes])})
    ORDER BY d.created_at DESC, d.id DESC LIMIT 1`;
  return delivery ?? null;
}

import { deliverNow } from "@/server/domain/webhooks";
import type { Ctx } from "@/server/kernel/types";

/**
 * Posts the webhook of a final state while the customer waits (Spec, "Paying on the hosted pages"). If this
 * fails, jobs deliver the webhook when the lease ends.
 */
export async function deliverEventInline(ctx: Ctx, deliveryId: string | null): Promise<void> {
  if (deliveryId === null) return;
  try {
    await deliverNow(ctx, deliveryId);
  } catch (error) {
    ctx.log.error({ deliveryId, err: error }, "The first delivery of a payment event could not be recorded.");
  }
}

/** Posts the webhook of a final state while the customer waits (decision §6). */
import type { Ctx } from "../../kernel/types";
import { deliverNow } from "../webhooks";

/** Posts the delivery; what fails here, its own records included, is left to the drivers once the lease is over. */
export async function deliverWhileWaiting(ctx: Ctx, deliveryId: string | null): Promise<void> {
  if (deliveryId === null) return;
  try {
    await deliverNow(ctx, deliveryId);
  } catch (error) {
    ctx.log.error({ deliveryId, err: error }, "The first delivery of a payment event could not be recorded.");
  }
}

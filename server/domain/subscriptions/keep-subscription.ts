/** Takes a pending cancellation back. */
import { transaction } from "../../db/transaction";
import type { Ctx } from "../../kernel/types";
import { mayKeep } from "./core/cancellation";
import { lockSubscription } from "./lock-subscription";
import { cancelDate } from "./request-cancellation";

/**
 * The customer keeps the subscription: a pending cancellation that the customer asked for is undone; a merchant's is not (decision §12).
 * @returns false when there was nothing that the customer may undo, which changes nothing
 */
export async function keepSubscription(ctx: Ctx, subscriptionId: string): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id: subscriptionId });
    if (locked === null || !mayKeep(locked.subscription)) return false;
    await tx.subscription.update({
      where: { id: subscriptionId },
      data: {
        cancelAtPeriodEnd: false,
        ...cancelDate(ctx, null),
        cancellationInitiator: null,
        cancellationReason: null,
        cancellationNote: null,
        updatedAt: ctx.now(),
      },
      select: { id: true },
    });
    return true;
  });
}

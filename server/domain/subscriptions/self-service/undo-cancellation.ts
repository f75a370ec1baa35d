import { transaction } from "@/server/db/transactions/transaction";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { remindAgain } from "../billing/renewal-reminders";
import { mayUndoCancellation } from "../core/cancellation";
import { inZoneOf, lockSubscription } from "../record/lock-subscription";
import { cancelDate } from "../record/transitions";
import type { SelfServiceOutcome } from "./page-views";
import { postedBy } from "./self-service-request";

export async function undoCancellationFromPage(
  system: SystemCtx,
  { token }: { token: string },
): Promise<SelfServiceOutcome> {
  const holder = await postedBy(system, token);
  if (holder === null) return { kind: "not_found" };
  await undoCancellation(holder.ctx, holder.subscriptionId);
  return { kind: "page" };
}

/**
 * Undoes the customer's pending cancellation, but not a merchant's (Spec, "Canceling subscriptions").
 * @returns false if the customer may not undo it
 */
export async function undoCancellation(ctx: Ctx, subscriptionId: string): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id: subscriptionId });
    if (locked === null || !mayUndoCancellation(locked.subscription)) return false;
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
    const kept = { ...locked.subscription, cancelAtPeriodEnd: false };
    await remindAgain(inZoneOf(ctx, locked), tx, { ...locked, subscription: kept });
    return true;
  });
}

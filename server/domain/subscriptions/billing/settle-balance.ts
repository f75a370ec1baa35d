/**
 * Settles payments on the self-service page: of the outstanding balance, and for adding a card (Spec,
 * "Subscription rules" 10).
 */
import type { Ctx, Tx } from "@/server/kernel/types";
import { balancePaid } from "../core/billing";
import { isTerminal } from "../core/machine";
import type { SubscriptionPayment } from "../record/lock-served";
import { BY_CUSTOMER, recordChanges } from "../record/record-changes";
import { applyBilling, billingState } from "./apply-billing";
import { cardChanges, cardColumns, setCard } from "./set-card";
import { usedCardId } from "./used-card";

/**
 * Paying the outstanding balance pays the failed cycle and makes the subscription active; a decline changes
 * neither (Spec, "The self-service page" 9 to 11).
 */
export async function settleBalance(ctx: Ctx, tx: Tx, served: SubscriptionPayment): Promise<void> {
  const { payment, service, subscription, cycle } = served;
  if (!payment.succeeded) return;
  const sessionId = payment.session.id;
  const billing = balancePaid(billingState(ctx, served));
  if (billing.subscription === null || cycle?.id !== service.cycleId) {
    ctx.log.error({ subscriptionId: subscription.id, sessionId }, "A balance was paid that was no longer outstanding.");
    return;
  }
  const cardId = await usedCardId(ctx, tx, payment);
  const applying = { ...served, billing, cycleSet: { sessionId } };
  if (cardId === null) return applyBilling(ctx, served.writes, applying);
  const changes = await cardChanges(tx, subscription, cardId);
  applyBilling(ctx, served.writes, { ...applying, set: cardColumns(subscription, cardId) });
  recordChanges(ctx, served.writes, subscription, { by: BY_CUSTOMER, changes });
}

export async function settleAddedCard(ctx: Ctx, tx: Tx, served: SubscriptionPayment): Promise<void> {
  const { subscription, payment } = served;
  const { succeeded, session, attempt } = payment;
  if (!succeeded || isTerminal(subscription.status)) return;
  if (session.customerId !== subscription.customerId || !subscription.pgCodes.includes(attempt.pgCode)) return;
  const cardId = await usedCardId(ctx, tx, payment);
  if (cardId !== null) await setCard(ctx, tx, served, { cardId, by: BY_CUSTOMER });
}

/** What the customer does on the self-service page: pays the outstanding balance, adds a card (Spec, "Subscription rules" 10). */
import type { Ctx, Tx } from "../../kernel/types";
import { applyBilling, standing } from "./apply-billing";
import { balancePaid } from "./core/billing";
import { isTerminal } from "./core/machine";
import { payingCardId } from "./paying-card";
import type { ServedPayment } from "./served-payment";

/** Success pays the failed cycle with this session and revives the subscription; a decline leaves both as they are (decision §12). */
export async function settleBalance(ctx: Ctx, tx: Tx, served: ServedPayment): Promise<void> {
  const { payment, service, subscription, cycle } = served;
  if (!payment.succeeded) return;
  const sessionId = payment.session.id;
  const billing = balancePaid(standing(ctx, served));
  if (billing.subscription === null || cycle?.id !== service.cycleId) {
    ctx.log.error(
      { subscriptionId: subscription.id, sessionId },
      "A balance was paid that was not outstanding any more.",
    );
    return;
  }
  const cardId = await payingCardId(ctx, tx, payment);
  const applying = { ...served, billing, cycleSet: { sessionId } };
  await applyBilling(ctx, tx, cardId === null ? applying : { ...applying, set: { cardId } });
}

/** The card is the one charged from now on. A session that was changed to another customer's adds nothing. */
export async function settleAddedCard(ctx: Ctx, tx: Tx, { payment, subscription }: ServedPayment): Promise<void> {
  const { succeeded, session, attempt } = payment;
  if (!succeeded || isTerminal(subscription.status)) return;
  if (session.customerId !== subscription.customerId || !subscription.pgCodes.includes(attempt.pgCode)) return;
  const cardId = await payingCardId(ctx, tx, payment);
  if (cardId === null) return;
  await tx.subscription.update({
    where: { id: subscription.id },
    data: { cardId, updatedAt: ctx.now() },
    select: { id: true },
  });
}

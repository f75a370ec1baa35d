import { isPayable } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { setupFailed, setupSettled } from "../core/billing";
import type { SubscriptionPayment } from "../record/lock-served";
import { columnOfDate, MAX_PLAN_NAME } from "../record/subscription";
import { cancelUnfinished } from "../record/unfinished-sessions";
import { applyBilling, billingState } from "./apply-billing";
import { usedCardId } from "./used-card";

/**
 * Settles the first charge, or the saved card of a trial (Spec, "Subscription rules" 2 and 4): a success
 * binds the card and starts the subscription; a failure after which the session cannot be paid ends the
 * setup.
 */
export async function settleSetup(ctx: Ctx, tx: Tx, served: SubscriptionPayment): Promise<void> {
  if (served.payment.succeeded) await succeed(ctx, tx, served);
  else fail(ctx, served);
}

/**
 * Dates the first charge on the day on which it settles, whichever of the setup's sessions pays it (Spec,
 * "Creating and billing subscriptions").
 */
async function succeed(ctx: Ctx, tx: Tx, served: SubscriptionPayment): Promise<void> {
  const { payment, subscription, newerSetup, writes } = served;
  const sessionId = payment.session.id;
  const free = isZero(payment.session.amount);
  const billing = setupSettled(billingState(ctx, served), free);
  if (billing.cycle.length === 0 && billing.subscription === null) {
    if (!free)
      ctx.log.error({ subscriptionId: subscription.id, sessionId }, "A setup was paid that was no longer open.");
    return;
  }
  const scheduledDate = columnOfDate(civilDateOf(ctx.now(), ctx.merchant.timezone));
  const set = { cardId: await usedCardId(ctx, tx, payment), setupSessionId: sessionId, ...termsOf(served) };
  const applying = { ...served, billing, cycleSet: { scheduledDate, sessionId } };
  applyBilling(ctx, writes, billing.subscription === null ? applying : { ...applying, set });
  if (newerSetup === null) return;
  await writes.flush(tx);
  await cancelUnfinished(ctx, tx, newerSetup);
}

/**
 * The plan's terms in the session, where the merchant may change them until the subscription is set up (Spec,
 * "The checkout of a plan" 4 and 5). A retried setup's session names no plan, so the name is kept.
 */
function termsOf({ payment: { session }, subscription }: SubscriptionPayment) {
  return {
    language: session.language,
    merchantReference: session.orderNo ?? subscription.merchantReference,
    customerName: session.customerName ?? subscription.customerName,
    customerPhone: session.customerPhone ?? subscription.customerPhone,
    planName: session.productType?.slice(0, MAX_PLAN_NAME) ?? subscription.planName,
  };
}

function fail(ctx: Ctx, served: SubscriptionPayment): void {
  const { payment, subscription, newerSetup } = served;
  const current = newerSetup === null && subscription.setupSessionId === payment.session.id;
  const billing = setupFailed(billingState(ctx, served), current && !isPayable(payment.state));
  applyBilling(ctx, served.writes, { ...served, billing });
}

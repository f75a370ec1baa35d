/** The setup of a subscription: its first charge, or the card of a trial (Spec, "Subscription rules" 2 and 4). */
import { isZero } from "../../kernel/money";
import { civilDateOf } from "../../kernel/time";
import type { Ctx, Tx } from "../../kernel/types";
import { isPayable } from "../sessions";
import { applyBilling, standing } from "./apply-billing";
import { setupFailed, setupSettled } from "./core/billing";
import { payingCardId } from "./paying-card";
import { columnOfDate } from "./rows";
import type { ServedPayment } from "./served-payment";
import { cancelUnfinished } from "./unfinished-sessions";

/** Success binds the card and makes the subscription live; a failure that leaves nothing to pay ends the setup. */
export async function settleSetup(ctx: Ctx, tx: Tx, served: ServedPayment): Promise<void> {
  if (served.payment.succeeded) await succeed(ctx, tx, served);
  else await fail(ctx, tx, served);
}

/** The first charge is dated the day on which it settles, whichever session of the setup it was (decision §12). */
async function succeed(ctx: Ctx, tx: Tx, served: ServedPayment): Promise<void> {
  const { payment, subscription, newerSetup } = served;
  const sessionId = payment.session.id;
  const free = isZero(payment.session.amount);
  const billing = setupSettled(standing(ctx, served), free);
  if (billing.cycle.length === 0 && billing.subscription === null) {
    if (!free)
      ctx.log.error({ subscriptionId: subscription.id, sessionId }, "A setup was paid that was not open any more.");
    return;
  }
  const scheduledDate = columnOfDate(civilDateOf(ctx.now(), ctx.merchant.timezone));
  const set = { cardId: await payingCardId(ctx, tx, payment), setupSessionId: sessionId };
  const applying = { ...served, billing, cycleSet: { scheduledDate, sessionId } };
  await applyBilling(ctx, tx, billing.subscription === null ? applying : { ...applying, set });
  if (newerSetup !== null) await cancelUnfinished(ctx, tx, newerSetup);
}

async function fail(ctx: Ctx, tx: Tx, served: ServedPayment): Promise<void> {
  const { payment, subscription, newerSetup } = served;
  const current = newerSetup === null && subscription.setupSessionId === payment.session.id;
  const billing = setupFailed(standing(ctx, served), current && !isPayable(payment.state));
  await applyBilling(ctx, tx, { ...served, billing });
}

import type { ServeSession } from "@/server/domain/payments";
import { lockSession } from "@/server/domain/sessions";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { isTerminal } from "../core/machine";
import { isPlanOver } from "../core/schedule";
import type { Purpose } from "../core/words";
import { lockServed, type ServedSubscription, type SubscriptionPayment } from "../record/lock-served";
import { inZoneOf } from "../record/lock-subscription";
import { cancelUnfinished } from "../record/unfinished-sessions";
import { settleChargedAgain } from "./fail-paid-cycle";
import { settleAddedCard, settleBalance } from "./settle-balance";
import { settleCycle } from "./settle-cycle";
import { settleSetup } from "./settle-setup";

const BY_PURPOSE: Readonly<Record<Purpose, (ctx: Ctx, tx: Tx, served: SubscriptionPayment) => Promise<void>>> = {
  setup: settleSetup,
  cycle: settleCycle,
  balance: settleBalance,
  card: settleAddedCard,
  again: settleChargedAgain,
};

/**
 * Locks the session's subscription while the attempt is settled; of two sessions that succeed at once the
 * second finds the cycle paid (Spec, "Creating and billing subscriptions"). Requires the session's lock.
 */
export const serveSubscription: ServeSession = async (ctx, tx, session) => {
  const served = await lockServed(tx, { merchantId: ctx.merchant.id, sessionId: session.id });
  if (served === null) return null;
  return {
    isDue: isStillDue(inZoneOf(ctx, served), served),
    settle: (settling) => settle(inZoneOf(ctx, served), tx, { ...served, ...settling }),
  };
};

/**
 * A payment is no longer due if the plan to set up has ended; if the cycle was canceled or paid by another
 * session; or if the subscription has ended and no charge is in flight. It stays due for a replaced session,
 * which may succeed late or by a status query.
 */
function isStillDue(ctx: Ctx, { service, subscription, cycle, inFlight }: ServedSubscription): boolean {
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  if (service.purpose === "again") return true;
  if (service.purpose === "setup" && isPlanOver(subscription, today)) return false;
  if (service.cycleId === null) return true;
  // A cycle has a successor only after it was closed; a failed cycle only after it was paid.
  if (cycle?.id !== service.cycleId || cycle.status === "paid" || cycle.status === "canceled") return false;
  return inFlight || !isTerminal(subscription.status);
}

async function settle(ctx: Ctx, tx: Tx, served: SubscriptionPayment): Promise<void> {
  const { payment, writes, service, subscription } = served;
  await BY_PURPOSE[service.purpose](ctx, tx, served);
  if (payment.succeeded || !isTerminal(subscription.status)) return;
  await writes.flush(tx);
  await closeOver(ctx, tx, payment.session.id);
}

/**
 * Closes the session of a subscription that was canceled while the charge was in flight; the charge is not
 * retried.
 */
async function closeOver(ctx: Ctx, tx: Tx, sessionId: string): Promise<void> {
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  if (session !== null) await cancelUnfinished(ctx, tx, session);
}

import { isPayable } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { chargeFailed, chargePaid } from "../core/billing";
import { retryAt } from "../core/retries";
import type { SubscriptionPayment } from "../record/lock-served";
import { applyBilling, billingState } from "./apply-billing";
import { writeFinalFailureMail, writePaymentFailedMail } from "./mail-customer";

const NO_REASON = "declined";

/**
 * Settles the service's charge: a success pays the cycle; after a failure the cycle is retried or stays
 * outstanding (Spec, "Billing cycle statuses", "Subscription rules" 7). A closed cycle does not change.
 */
export async function settleCycle(ctx: Ctx, tx: Tx, served: SubscriptionPayment): Promise<void> {
  const { payment, service, cycle } = served;
  const current = cycle !== null && cycle.id === service.cycleId && cycle.sessionId === payment.session.id;
  if (payment.succeeded && current) succeed(ctx, served);
  else if (current) await fail(ctx, tx, { ...served, cycle });
}

function succeed(ctx: Ctx, served: SubscriptionPayment): void {
  applyBilling(ctx, served.writes, { ...served, billing: chargePaid(billingState(ctx, served)) });
}

async function fail(
  ctx: Ctx,
  tx: Tx,
  served: SubscriptionPayment & { cycle: NonNullable<SubscriptionPayment["cycle"]> },
) {
  const { payment, subscription, cycle, writes } = served;
  const retriesLeft = isPayable(payment.state);
  const billing = chargeFailed(billingState(ctx, served), retriesLeft);
  const reason = payment.message ?? NO_REASON;
  const schedule = { days: subscription.retryDays, timezone: ctx.merchant.timezone };
  const firstFailedAt = await firstFailure(ctx, tx, served);
  const nextTryAt = retryAt({ ...schedule, firstFailedAt }, payment.attempt.number, ctx.now());
  const [event] = billing.cycle;
  const waiting = { dueAt: nextTryAt, blockedSince: cycle.blockedSince };
  const cycleSet = { failureReason: reason, ...(event === "retry_planned" ? waiting : {}) };
  applyBilling(ctx, writes, { ...served, billing, cycleSet });
  const { attempt, card, decline } = payment;
  const failed = { writes, subscription, cycle, number: attempt.number, reason, decline, card };
  if (event === "retry_planned") await writePaymentFailedMail(ctx, tx, { ...failed, nextTryAt });
  if (event === "exhausted") await writeFinalFailureMail(ctx, tx, failed);
}

async function firstFailure(ctx: Ctx, tx: Tx, { payment, subscription }: SubscriptionPayment): Promise<Date> {
  const { session, attempt } = payment;
  if (attempt.number === 1 || subscription.retryDays.length === 0) return ctx.now();
  const where = { sessionId: session.id, number: { lt: attempt.number }, finishedAt: { not: null } };
  const first = await tx.attempt.findFirst({ where, orderBy: { number: "asc" }, select: { finishedAt: true } });
  return first?.finishedAt ?? ctx.now();
}

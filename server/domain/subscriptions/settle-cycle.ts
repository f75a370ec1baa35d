/** The service's charge of a cycle (Spec, "Billing cycle statuses", "Subscription rules" 7). */
import { addSeconds } from "../../kernel/time";
import type { Ctx, Tx } from "../../kernel/types";
import { isPayable } from "../sessions";
import { applyBilling, standing } from "./apply-billing";
import { chargeFailed, chargePaid } from "./core/billing";
import { writeFinalFailureMail, writePaymentFailedMail } from "./mail-customer";
import type { ServedPayment } from "./served-payment";

/** Retries are an hour apart, counted from when the failure is known (decision §12). */
const RETRY_SECONDS = 3600;

/** What the gateway said without a reason. */
const NO_REASON = "declined";

/** Success pays the cycle; a failure leaves a retry, or what is outstanding. What pays no open cycle changes none. */
export async function settleCycle(ctx: Ctx, tx: Tx, served: ServedPayment): Promise<void> {
  const { payment, service, cycle } = served;
  const current = cycle !== null && cycle.id === service.cycleId && cycle.sessionId === payment.session.id;
  if (payment.succeeded && current) await succeed(ctx, tx, served);
  else if (current) await fail(ctx, tx, { ...served, cycle });
}

async function succeed(ctx: Ctx, tx: Tx, served: ServedPayment): Promise<void> {
  await applyBilling(ctx, tx, { ...served, billing: chargePaid(standing(ctx, served)) });
}

async function fail(ctx: Ctx, tx: Tx, served: ServedPayment & { cycle: NonNullable<ServedPayment["cycle"]> }) {
  const { payment, subscription, cycle } = served;
  const retriesLeft = isPayable(payment.state);
  const billing = chargeFailed(standing(ctx, served), retriesLeft);
  const reason = payment.message ?? NO_REASON;
  const nextTryAt = addSeconds(ctx.now(), RETRY_SECONDS);
  const [event] = billing.cycle;
  const cycleSet = { failureReason: reason, ...(event === "retry_planned" ? { dueAt: nextTryAt } : {}) };
  await applyBilling(ctx, tx, { ...served, billing, cycleSet });
  const failed = { subscription, cycle, number: payment.attempt.number, reason };
  if (event === "retry_planned") await writePaymentFailedMail(ctx, tx, { ...failed, nextTryAt });
  if (event === "exhausted") await writeFinalFailureMail(ctx, tx, failed);
}

/** The customer sets the subscription up after all. */
import type { Ctx, SystemCtx, Tx } from "../../kernel/types";
import { holdSubscription } from "./hold-subscription";
import { moveSubscription } from "./move";
import { openServiceSession } from "./open-service-session";
import { subscriptionByToken } from "./page-token";
import type { SelfServiceOutcome } from "./page-views";
import { type AskedOfPage, pageAddress, type SelfServiceRequest } from "./self-service-request";
import { hasLapsed } from "./setup-lapse";

/**
 * Makes a new setup session and leads to its checkout: `setup_failed` becomes `pending_setup`, and the customer's own cycle 1 is reused
 * (decision §12). A setup that still runs leads to its own checkout; a canceled subscription is not set up again.
 * @throws {Busy} when a lock was not to be had
 */
export async function retrySetup(system: SystemCtx, request: SelfServiceRequest): Promise<SelfServiceOutcome> {
  const holder = await subscriptionByToken(system, request.token);
  if (holder === null) return { kind: "not_found" };
  const { ctx, subscriptionId } = holder;
  const redirectUrl = pageAddress(ctx, request);
  const sessionId = await holdSubscription(ctx, subscriptionId, (tx, held) => retry(ctx, tx, { held, redirectUrl }));
  return sessionId === null ? { kind: "page" } : { kind: "checkout", sessionId };
}

/** The setup session to pay, or null where there is nothing to set up. */
async function retry(ctx: Ctx, tx: Tx, { held, redirectUrl }: AskedOfPage): Promise<string | null> {
  const { subscription, cycle } = held;
  if (subscription.cancelAtPeriodEnd) return null;
  if (subscription.status === "pending_setup") {
    if (!(await hasLapsed(tx, subscription.id, ctx.now()))) return subscription.setupSessionId;
    await moveSubscription(ctx, tx, { subscription, event: "setup_abandoned" });
  } else if (subscription.status !== "setup_failed") return null;
  const first = cycle?.chargeType === "cit" ? cycle : null;
  const { id: setupSessionId } = await openServiceSession(ctx, tx, {
    subscription,
    purpose: "setup",
    amount: subscription.firstPaymentAmount,
    cycleId: first?.id ?? null,
    serviceAttempts: null,
    redirectUrl,
  });
  const failed = { ...subscription, status: "setup_failed" as const };
  await moveSubscription(ctx, tx, { subscription: failed, event: "setup_retried", set: { setupSessionId } });
  if (first !== null) {
    const data = { sessionId: setupSessionId, updatedAt: ctx.now() };
    await tx.billingCycle.update({ where: { id: first.id }, data, select: { id: true } });
  }
  return setupSessionId;
}

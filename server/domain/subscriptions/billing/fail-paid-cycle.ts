/** Handles the late failure of a billing cycle's payment: the cycle stays paid, and a person decides. */
import { addIssue, type FailedLaterHandler } from "@/server/domain/payments";
import { type Attempt, chargedTotal, type Session } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { lockServed, type ServedSubscription, type SubscriptionPayment } from "../record/lock-served";
import { type CycleFacts, cycleOf } from "../record/subscription";
import { emitBlockedEvent } from "./emit-blocked-event";

type UnpaidCycle = { readonly session: Session; readonly attempt: Attempt; readonly message: string };

/**
 * Lists the billing cycle for a person and writes `subscription.blocked` (Spec, "Payments that fail later").
 */
export const failPaidCycle: FailedLaterHandler = async (ctx, tx, { session, attempt, message }) => {
  const served = await lockServed(tx, { merchantId: ctx.merchant.id, sessionId: session.id });
  if (served !== null) await block(ctx, tx, served, { session, attempt, message });
};

/** Lists the billing cycle for a person again if charging it a second time fails. */
export async function settleChargedAgain(ctx: Ctx, tx: Tx, served: SubscriptionPayment): Promise<void> {
  const { session, attempt, succeeded, message } = served.payment;
  if (!succeeded) await block(ctx, tx, served, { session, attempt, message: message ?? "declined" });
}

async function block(
  ctx: Ctx,
  tx: Tx,
  { subscription, service }: ServedSubscription,
  { session, attempt, message }: UnpaidCycle,
): Promise<void> {
  const cycle = await paidBy(tx, { sessionId: session.id, cycleId: service.cycleId, currency: subscription.currency });
  if (cycle === null) return;
  const note = `The payment of cycle ${cycle.number} failed after it had succeeded: ${message}`;
  await addIssue(ctx, tx, { attempt }, { kind: "cycle_unpaid", amount: chargedTotal(attempt), note });
  const blocked = { subscription, cycle, gatewayCode: attempt.pgCode, since: ctx.now(), reason: message };
  await emitBlockedEvent(ctx, tx, blocked);
}

type PayingSession = { readonly sessionId: string; readonly cycleId: string | null; readonly currency: string };

async function paidBy(tx: Tx, { sessionId, cycleId, currency }: PayingSession): Promise<CycleFacts | null> {
  const where = { status: "paid", ...(cycleId === null ? { sessionId } : { id: cycleId }) };
  const row = await tx.billingCycle.findFirst({ where });
  return row && cycleOf(row, currency);
}

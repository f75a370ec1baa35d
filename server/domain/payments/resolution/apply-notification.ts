/** Applies a gateway's notification about a charge or its reversal (Spec, "Gateway notifications"). */
import { transaction } from "@/server/db/transactions/transaction";
import type { Notification } from "@/server/domain/gateways";
import { accepts } from "@/server/kernel/machine";
import type { Ctx } from "@/server/kernel/types";
import { parkAttempt } from "../attempt/park-attempt";
import { REVERSAL } from "../core/reversal-machine";
import { lockPayment } from "../record/read-payment";
import { findReversal, moveReversal, readReversal } from "../record/reversal";
import { readPayment } from "../record/statements/read-payment";
import { applyReversal } from "../reversal/apply-reversal";
import { gatewayAnswered } from "../settlement/charge-outcome";
import { failSettledCharge } from "../settlement/fail-settled-charge";
import { settle } from "../settlement/settle";
import { resolveAttempt } from "./resolve-attempt";

export type Heard = { readonly gatewayCode: string; readonly event: Notification };

/**
 * Settles the attempt by a signed outcome; without an outcome a job queries the gateway at once.
 * @returns false if the merchant has no such charge at that account
 */
export async function applyChargeNotification(ctx: Ctx, { gatewayCode, event }: Heard): Promise<boolean> {
  const found = await ctx.db.attempt.findFirst({
    where: { merchantId: ctx.merchant.id, pgCode: gatewayCode, referenceNumber: event.referenceNumber ?? "" },
    select: { id: true, startedAt: true },
  });
  if (found === null || found.startedAt === null) return false;
  const { id } = found;
  if (event.answer === null) {
    await ring(ctx, id);
    return true;
  }
  const answer = { ...event.answer, refs: { ...event.refs, ...event.answer.refs } };
  await settle(ctx, { attemptId: id, outcome: gatewayAnswered(answer), deliverInline: false });
  await ring(ctx, id);
  return true;
}

/**
 * Applies the outcome of a capture that names the payment: a purchase that was paid fails, or one that failed so
 * is collected in the end.
 * @returns false if the merchant has no such purchase at that account
 */
export async function applyPurchaseCapture(ctx: Ctx, { gatewayCode, event }: Heard): Promise<boolean> {
  const found = await ctx.db.attempt.findFirst({
    where: { merchantId: ctx.merchant.id, pgCode: gatewayCode, referenceNumber: event.referenceNumber ?? "" },
    select: { id: true, operation: true },
  });
  if (found === null || found.operation !== "purchase" || event.answer === null) return false;
  const { answer } = event;
  if (answer.outcome === "pending") return true;
  if (answer.outcome !== "success") {
    await failSettledCharge(ctx, found.id, answer);
    return true;
  }
  // The capture's references do not replace those of the payment.
  const outcome = gatewayAnswered({ ...answer, refs: {} });
  await settle(ctx, { attemptId: found.id, outcome, deliverInline: false, isRecapture: true });
  return true;
}

async function ring(ctx: Ctx, attemptId: string): Promise<void> {
  const where = { id: attemptId, merchantId: ctx.merchant.id, inquireAt: { not: null }, parkedAt: null };
  const { count } = await ctx.db.attempt.updateMany({ where, data: { inquireAt: ctx.now() } });
  if (count > 0) await resolveAttempt(ctx, attemptId);
}

/**
 * Applies a signed outcome of a reversal; if a completed reversal failed, it waits for a person.
 * @returns false if the merchant has no such reversal
 */
export async function applyReversalNotification(ctx: Ctx, { event }: Heard): Promise<boolean> {
  const reversal = await findReversal(ctx, event.referenceNumber ?? "");
  if (reversal === null) return false;
  const payment = await readPayment(ctx.db, ctx.merchant.id, reversal.attemptId);
  if (payment === null) return false;
  const { answer } = event;
  if (answer === null) await ring(ctx, reversal.attemptId);
  else if (answer.outcome !== "success" && accepts(REVERSAL, reversal.state, "failed_later"))
    await failLater(ctx, reversal.attemptId);
  else await applyReversal(ctx, payment, { reversal, answer });
  return true;
}

async function failLater(ctx: Ctx, attemptId: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, attemptId);
    const reversal = await readReversal(ctx, tx, attemptId);
    const event = "failed_later";
    if (payment === null || reversal === null || !accepts(REVERSAL, reversal.state, event)) return;
    if (!(await moveReversal(ctx, tx, reversal, { event }))) return;
    await parkAttempt(ctx, tx, payment, { reason: "reversal_refused", note: "The gateway took the reversal back." });
  });
}

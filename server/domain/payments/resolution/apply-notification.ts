import { transaction } from "@/server/db/transactions/transaction";
import type { GatewayResult } from "@/server/domain/gateways";
import { chargedTotal, isInFlight, isOpen } from "@/server/domain/sessions";
import { accepts } from "@/server/kernel/machine";
import { isEqual, type Money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { parkAttempt } from "../attempt/park-attempt";
import { REVERSAL } from "../core/reversal-machine";
import { lockPayment } from "../record/read-payment";
import { moveReversal, readReversal } from "../record/reversal";
import { readPayment } from "../record/statements/read-payment";
import { applyReversal } from "../reversal/apply-reversal";
import { gatewayAnswered } from "../settlement/charge-outcome";
import { failSettledCharge } from "../settlement/fail-settled-charge";
import { settle } from "../settlement/settle";
import { resolveAttempt } from "./resolve-attempt";

/** Settles the attempt by a signed outcome; `ask` makes a job query the gateway at once. */
export async function applyChargeNotification(
  ctx: Ctx,
  attemptId: string,
  answer: GatewayResult | "ask",
  paidAt: Date | null = null,
): Promise<void> {
  if (answer !== "ask")
    await settle(ctx, { attemptId, outcome: gatewayAnswered(answer), deliverInline: false, paidAt });
  await ring(ctx, attemptId);
}

type PurchaseCapture = {
  readonly answer: GatewayResult;
  readonly amount: Money | null;
  readonly occurredAt: Date | null;
};

/**
 * Applies a reported capture: a paid purchase fails, or a purchase whose capture had failed is paid.
 * @param occurredAt when it occurred at the gateway; outcomes older than a reported one are ignored
 * @returns `another` if the payment is no purchase, or the amount differs; `not_yet` if the payment is
 * undecided: the gateway is queried, and the caller repeats the call later
 */
export async function applyPurchaseCapture(
  ctx: Ctx,
  attemptId: string,
  { answer, amount, occurredAt }: PurchaseCapture,
): Promise<"applied" | "not_yet" | "another"> {
  const payment = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  if (payment === null || payment.attempt.operation !== "purchase") return "another";
  const { attempt } = payment;
  if (amount !== null && !isEqual(amount, chargedTotal(attempt))) return "another";
  if (answer.outcome === "pending") return "applied";
  if (answer.outcome !== "success" && (isInFlight(attempt) || isOpen(attempt))) {
    await ring(ctx, attemptId);
    return "not_yet";
  }
  if (answer.outcome !== "success") {
    await failSettledCharge(ctx, attemptId, { answer, occurredAt });
    return "applied";
  }
  // The capture's references do not replace those of the payment.
  const outcome = gatewayAnswered({ ...answer, about: attempt.referenceNumber, refs: {} });
  await settle(ctx, { attemptId, outcome, deliverInline: false, recapture: { occurredAt } });
  return "applied";
}

async function ring(ctx: Ctx, attemptId: string): Promise<void> {
  const where = { id: attemptId, merchantId: ctx.merchant.id, inquireAt: { not: null }, parkedAt: null };
  const { count } = await ctx.db.attempt.updateMany({ where, data: { inquireAt: ctx.now() } });
  if (count > 0) await resolveAttempt(ctx, attemptId);
}

/** Applies a signed outcome of a reversal. A completed reversal that failed is listed for a person. */
export async function applyReversalNotification(
  ctx: Ctx,
  attemptId: string,
  answer: GatewayResult | "ask",
): Promise<void> {
  const payment = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  const reversal = payment && (await readReversal(ctx, ctx.db, attemptId));
  if (payment === null || reversal === null) return;
  if (answer === "ask") return ring(ctx, attemptId);
  const isBad = answer.outcome !== "success" && answer.outcome !== "pending";
  if (isBad && accepts(REVERSAL, reversal.state, "failed_later")) return failLater(ctx, attemptId);
  const result = { ...answer, about: reversal.referenceNumber };
  await applyReversal(ctx, payment, { reversal, answer: result });
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

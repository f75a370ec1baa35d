/**
 * Finds out the outcome of a charge whose answer was lost (decision 0043). Its age decides nothing: the
 * gateway does.
 */

import type { GatewayResult } from "@/server/domain/gateways";
import type { Ctx } from "@/server/kernel/types";
import { postponeInquiry } from "../attempt/postpone-inquiry";
import { queryCharge } from "../attempt/query-charge";
import { sendCharge } from "../attempt/send-charge";
import { simulateCharge } from "../attempt/simulate-charge";
import type { Payment } from "../record/payment";
import { readPayment } from "../record/read-payment";
import type { ChargeOutcome } from "../settlement/charge-outcome";
import { gatewayAnswered, NEVER_CHARGED } from "../settlement/charge-outcome";
import { decideSettlement } from "../settlement/decide-settlement";
import { settle } from "../settlement/settle";
import { reverseCharge } from "./reverse-charge";

/**
 * Asks the gateway about one attempt and acts on the answer: decided → settle; taken for a session that no
 * longer takes a payment → reverse; unknown to the gateway → the attempt is an `error`; no answer → later.
 * A gateway that denies a success it reported, and that is to be given back, is asked again later. Running it
 * twice is harmless.
 */
export async function resolveAttempt(ctx: Ctx, attemptId: string): Promise<void> {
  const payment = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  if (payment === null) return;
  const { attempt } = payment;
  if (attempt.inquireAt === null || attempt.inquireAt > ctx.now()) return;
  let outcome: ChargeOutcome;
  try {
    const inquiry = await queryCharge(ctx, payment);
    if (inquiry.known === "not_yet" || inquiry.known === "cannot_ask") return postponeInquiry(ctx, attempt);
    const answer = inquiry.known === "answer" ? inquiry.answer : await resendCharge(ctx, payment);
    outcome = answer === null ? NEVER_CHARGED : gatewayAnswered(answer);
  } catch (error) {
    const facts = { attemptId, inquiries: attempt.inquiries, err: error };
    ctx.log.warn(facts, "The gateway gave no usable answer to an inquiry.");
    await postponeInquiry(ctx, attempt);
    return;
  }
  if (outcome.outcome === "pending") return postponeInquiry(ctx, attempt);
  if (outcome.outcome === "success" && isOwedBack(ctx, payment)) return reverseCharge(ctx, payment);
  const result = await settle(ctx, { attemptId, outcome, deliverInline: false });
  if (result !== null && !result.settled && outcome.outcome !== "success") await postponeInquiry(ctx, attempt);
}

/**
 * What a status query started, and the charge of a token, may be sent again under their reference. Null for
 * what a customer typed, or a device wallet gave: that is gone, so it counts as never sent.
 */
async function resendCharge(ctx: Ctx, payment: Payment): Promise<GatewayResult | null> {
  const token = tokenToResend(payment.attempt);
  if (token !== null)
    return sendCharge(ctx, payment, { source: { kind: "token", token }, firstSentAt: payment.attempt.startedAt });
  return payment.attempt.formOfPayment === "inquiry" ? simulateCharge(ctx, payment) : null;
}

/** The token that is charged; null if the charge needs a security code, which is never stored. */
function tokenToResend({ formOfPayment, card }: Payment["attempt"]): string | null {
  if (formOfPayment !== "token" || card === null || card.cvv_required) return null;
  return card.token;
}

/** Once a session takes no payment it never takes one again, so this needs no lock. */
function isOwedBack(ctx: Ctx, { session, attempt, account }: Payment): boolean {
  const { multiAttempt } = account;
  const success = { outcome: "success", decidedBy: "gateway" } as const;
  return decideSettlement({ session, attempt, multiAttempt, ...success, now: ctx.now() }).kind === "reverse";
}

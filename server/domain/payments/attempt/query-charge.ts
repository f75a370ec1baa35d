import { type GatewayRefs, gatewayOf, type Inquiry, OtherReference } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";
import { accountOf } from "./gateway-call";

type QueriedPayment = Pick<Payment, "attempt" | "account">;

/**
 * Queries the gateway about the attempt's charge, or about its card if the amount is zero.
 * @param candidates references from the customer's browser: an answer found by them counts only if it names
 * the attempt's reference
 * @throws {GatewayUnreachable} or any error of a broken connector: the outcome is unknown
 */
export async function queryCharge(
  ctx: Ctx,
  payment: QueriedPayment,
  candidates: readonly GatewayRefs[] = [],
): Promise<Inquiry> {
  const { gatewayRefs } = payment.attempt;
  let failure: unknown = null;
  for (const brought of candidates) {
    try {
      const inquiry = await confirmed(ctx, payment, { ...brought, ...gatewayRefs });
      if (inquiry !== null) return inquiry;
    } catch (error) {
      failure = error;
    }
  }
  const inquiry = await inquire(ctx, payment, gatewayRefs);
  // A failed query of the browser's references counts only if the gateway's own references give no outcome.
  if (failure !== null && (inquiry.known === "not_yet" || inquiry.known === "cannot_ask")) throw failure;
  return inquiry;
}

/** The gateway's answer if it names this payment's reference; otherwise null. */
async function confirmed(ctx: Ctx, payment: QueriedPayment, refs: GatewayRefs): Promise<Inquiry | null> {
  const { id: attemptId, referenceNumber } = payment.attempt;
  try {
    const inquiry = await inquire(ctx, payment, refs);
    return inquiry.known === "answer" && inquiry.answer.about === referenceNumber ? inquiry : null;
  } catch (error) {
    if (!(error instanceof OtherReference)) throw error;
    ctx.log.warn({ attemptId, err: error }, "A browser brought the reference of another payment.");
    return null;
  }
}

function inquire(ctx: Ctx, payment: QueriedPayment, refs: GatewayRefs): Promise<Inquiry> {
  const { attempt } = payment;
  const total = chargedTotal(attempt);
  return gatewayOf(attempt.connector).inquire(ctx, {
    account: accountOf(payment),
    referenceNumber: attempt.referenceNumber,
    firstSentAt: attempt.startedAt,
    kind: kindOf(attempt),
    refs,
    total,
  });
}

function kindOf(attempt: Payment["attempt"]): "begin" | "charge" | "tokenise" {
  if (attempt.pageExpiresAt !== null) return "begin";
  return isZero(chargedTotal(attempt)) && attempt.formOfPayment !== "token" ? "tokenise" : "charge";
}

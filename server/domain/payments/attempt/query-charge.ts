import { gatewayOf, type Inquiry } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";
import { accountOf } from "./gateway-call";

/**
 * Queries the attempt's charge, or its card if the amount is zero.
 * @throws {GatewayUnreachable} or any error of a broken connector: the outcome is unknown
 */
export function queryCharge(ctx: Ctx, payment: Pick<Payment, "attempt" | "account">): Promise<Inquiry> {
  const { attempt } = payment;
  const total = chargedTotal(attempt);
  return gatewayOf(attempt.connector).inquire(ctx, {
    account: accountOf(payment),
    referenceNumber: attempt.referenceNumber,
    firstSentAt: attempt.startedAt,
    kind: kindOf(attempt),
    refs: attempt.gatewayRefs,
    total,
  });
}

function kindOf(attempt: Payment["attempt"]): "begin" | "charge" | "tokenise" {
  if (attempt.pageExpiresAt !== null) return "begin";
  return isZero(chargedTotal(attempt)) && attempt.formOfPayment !== "token" ? "tokenise" : "charge";
}

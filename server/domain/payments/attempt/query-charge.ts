/** Asks a gateway what became of an attempt. */

import { gatewayOf, type Inquiry } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import { isZero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";
import { accountOf } from "./gateway-call";

/**
 * What the gateway knows of the attempt's charge, or of its card if no money was asked for.
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

/** What the gateway was asked for: a page of its own, a charge, or to keep a card. */
function kindOf(attempt: Payment["attempt"]): "begin" | "charge" | "tokenise" {
  if (attempt.pageExpiresAt !== null) return "begin";
  return isZero(chargedTotal(attempt)) && attempt.formOfPayment !== "token" ? "tokenise" : "charge";
}

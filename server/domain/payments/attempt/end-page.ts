import { gatewayOf, type PageEnd } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";
import { accountOf } from "./gateway-call";

/** Ends the gateway's page, or a charge that waits for the customer, if the gateway can. */
export async function endPage(ctx: Ctx, payment: Pick<Payment, "attempt" | "account">): Promise<PageEnd> {
  const { attempt } = payment;
  const gateway = gatewayOf(attempt.connector);
  if (gateway.endPage === undefined) return "stays_open";
  return gateway.endPage(ctx, {
    account: accountOf(payment),
    referenceNumber: attempt.referenceNumber,
    firstSentAt: attempt.startedAt,
    kind: "begin",
    refs: attempt.gatewayRefs,
    total: chargedTotal(attempt),
  });
}

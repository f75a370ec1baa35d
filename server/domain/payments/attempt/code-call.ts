import type { CodeCall } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import type { Payment } from "../record/payment";
import { accountOf } from "./gateway-call";

/** @param phone the phone number with its country code */
export function codeCallOf(payment: Payment, phone: string): CodeCall {
  const { attempt } = payment;
  const { referenceNumber, startedAt: firstSentAt } = attempt;
  return {
    account: accountOf(payment),
    referenceNumber,
    firstSentAt,
    wallet: "stc_pay",
    phone,
    total: chargedTotal(attempt),
  };
}

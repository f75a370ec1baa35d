/** What a mobile wallet is told of an attempt, when its code is sent and when the code is confirmed. */
import { type Attempt, chargedTotal } from "@/server/domain/sessions";

/** @param phone with its country's code */
export function codeCallOf(attempt: Attempt, phone: string) {
  const { pgCode: gatewayCode, referenceNumber } = attempt;
  return { gatewayCode, referenceNumber, wallet: "stc_pay" as const, phone, total: chargedTotal(attempt) };
}

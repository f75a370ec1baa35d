import { isZero, toWire } from "@/server/kernel/money";
import { answer, given } from "@/server/kernel/wire-schema-parts";
import type { AttemptView } from "../contract/fields";
import type { Attempt } from "./attempt";
import { amountDetails } from "./core/amounts";
import { wireResult } from "./core/machine";

/**
 * In an attempt's view, amounts are decimal strings with their currency's decimals, instants ISO 8601 in UTC.
 */
export function attemptView(attempt: Attempt): AttemptView {
  return answer<AttemptView>()({
    number: attempt.number,
    reference_number: attempt.referenceNumber,
    result: wireResult(attempt.state),
    pg_code: attempt.pgCode,
    operation: attempt.operation,
    form_of_payment: attempt.formOfPayment,
    amount: toWire(attempt.amount),
    currency_code: attempt.amount.currency,
    ...given({ wallet_amount: isZero(attempt.walletAmount) ? null : toWire(attempt.walletAmount) }),
    amount_details: amountDetails(attempt),
    message: attempt.message,
    gateway_response: attempt.gatewayResponse,
    disclosed_to_merchant: attempt.disclosedToMerchant,
    disclosure_url_error: attempt.disclosureUrlError,
    created_at: attempt.createdAt.toISOString(),
    finished_at: attempt.finishedAt?.toISOString() ?? null,
  });
}

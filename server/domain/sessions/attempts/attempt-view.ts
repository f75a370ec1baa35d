/** One try to pay, as the session object lists it. */
import { isZero, toWire } from "@/server/kernel/money";
import type { Attempt } from "./attempt";
import { amountDetails } from "./core/amounts";
import { wireResult } from "./core/machine";

/** An element of `attempts[]`, oldest first. */
export type AttemptView = {
  /** 1, 2, 3 … within the session. */
  number: number;
  reference_number: string;
  /** `pending`, `success`, `failed`, `canceled`, `error` or `cod`, as in webhooks. */
  result: ReturnType<typeof wireResult>;
  pg_code: string;
  operation: string;
  form_of_payment: string;
  /** Session currency, without fee. */
  amount: string;
  currency_code: string;
  /** The part of `amount` that wallets pay; only if there is one. */
  wallet_amount?: string;
  /** What the gateway was asked for, in the currency charged. */
  amount_details: ReturnType<typeof amountDetails>;
  message: string | null;
  gateway_response: unknown;
  /** True when `webhook_url` answered the attempt's event with success. */
  disclosed_to_merchant: boolean;
  /** Why `webhook_url` could not be notified; null if it was, or was not tried yet. */
  disclosure_url_error: string | null;
  created_at: string;
  finished_at: string | null;
};

/** Amounts are decimal strings with their currency's decimals, instants ISO 8601 in UTC. */
export function attemptView(attempt: Attempt): AttemptView {
  return {
    number: attempt.number,
    reference_number: attempt.referenceNumber,
    result: wireResult(attempt.state),
    pg_code: attempt.pgCode,
    operation: attempt.operation,
    form_of_payment: attempt.formOfPayment,
    amount: toWire(attempt.amount),
    currency_code: attempt.amount.currency,
    ...(isZero(attempt.walletAmount) ? {} : { wallet_amount: toWire(attempt.walletAmount) }),
    amount_details: amountDetails(attempt),
    message: attempt.message,
    gateway_response: attempt.gatewayResponse,
    disclosed_to_merchant: attempt.disclosedToMerchant,
    disclosure_url_error: attempt.disclosureUrlError,
    created_at: attempt.createdAt.toISOString(),
    finished_at: attempt.finishedAt?.toISOString() ?? null,
  };
}

/** One try to pay, as the session object lists it. */
import type { Attempt } from "../../db/generated/client";
import { currency } from "../../kernel/currency";
import { add, money, toWire } from "../../kernel/money";

export type AttemptRow = Attempt;

/** An element of `attempts[]`, oldest first. */
export type AttemptView = {
  /** 1, 2, 3 … within the session. */
  number: number;
  reference_number: string;
  /** `pending`, `success`, `failed`, `canceled`, `error` or `cod`, as in webhooks. */
  result: string;
  pg_code: string;
  operation: string;
  form_of_payment: string;
  /** Session currency, without fee. */
  amount: string;
  currency_code: string;
  /** The part of `amount` that wallets pay; only where there is one. */
  wallet_amount?: string;
  /** What the gateway was asked for, in the currency charged. */
  amount_details: { currency_code: string; amount: string; fee: string; total: string; exchange_rate?: string };
  message: string | null;
  gateway_response: unknown;
  /** True when `webhook_url` answered the attempt's event with success. */
  disclosed_to_merchant: boolean;
  /** Why `webhook_url` could not be told; null when it could, or has not been tried. */
  disclosure_url_error: string | null;
  created_at: string;
  finished_at: string | null;
};

/** Amounts are decimal strings with their currency's decimals, instants ISO 8601 in UTC. */
export function attemptView(attempt: AttemptRow): AttemptView {
  return {
    number: attempt.number,
    reference_number: attempt.referenceNumber,
    result: attempt.state === "processing" ? "pending" : attempt.state,
    pg_code: attempt.pgCode,
    operation: attempt.operation,
    form_of_payment: attempt.formOfPayment,
    amount: toWire(money(attempt.amount.toString(), currency(attempt.currency))),
    currency_code: attempt.currency,
    ...walletAmount(attempt),
    amount_details: amountDetails(attempt),
    message: attempt.message,
    gateway_response: attempt.gatewayResponse,
    disclosed_to_merchant: attempt.disclosedToMerchant,
    disclosure_url_error: attempt.disclosureUrlError,
    created_at: attempt.createdAt.toISOString(),
    finished_at: attempt.finishedAt?.toISOString() ?? null,
  };
}

function walletAmount({ walletAmount: part, currency: code }: AttemptRow): Pick<AttemptView, "wallet_amount"> {
  return part.isZero() ? {} : { wallet_amount: toWire(money(part.toString(), currency(code))) };
}

function amountDetails(attempt: AttemptRow): AttemptView["amount_details"] {
  const charged = currency(attempt.chargeCurrency);
  const amount = money(attempt.chargeAmount.toString(), charged);
  const fee = money(attempt.fee.toString(), charged);
  return {
    currency_code: charged,
    amount: toWire(amount),
    fee: toWire(fee),
    total: toWire(add(amount, fee)),
    ...(attempt.exchangeRate === null ? {} : { exchange_rate: attempt.exchangeRate.toString() }),
  };
}

/**
 * The payment event: the body of payment webhooks and of the status query's answer (Spec, "Events", "Webhook
 * deliveries").
 */

import type { TokenView } from "@/server/domain/cards/contract";
import { type AttemptPrice, amountDetails } from "@/server/domain/sessions/attempts/core/amounts";
import { hasFailed, isCanceled, wireResult } from "@/server/domain/sessions/attempts/core/machine";
import type { ChildView } from "@/server/domain/sessions/contract/fields";
import { sentDetails } from "@/server/domain/sessions/core/details";
import { COLLECTED_STATES, SETTLED_STATES } from "@/server/domain/sessions/core/machine";
import type { AttemptState, SessionState } from "@/server/domain/sessions/core/words";
import type { WalletTransaction } from "@/server/domain/wallet/contract";
import type { JsonObject } from "@/server/kernel/json";
import { isZero, type Money, toWire } from "@/server/kernel/money";
import { timestampUtc } from "@/server/kernel/time";
import { answer, given } from "@/server/kernel/wire-schema-parts";
import type { PaymentType } from "@/server/kernel/words";
import type { InitiatorView, SignedPaymentEvent } from "../contract";

type EventSession = {
  readonly id: string;
  readonly orderNo: string | null;
  readonly state: SessionState;
  readonly paymentType: PaymentType;
  readonly amount: Money;
  readonly settledAmount: Money;
  readonly paidAmount: Money;
  readonly refundedAmount: Money;
  readonly voidedAmount: Money;
  readonly customerId: string | null;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
  readonly details: JsonObject;
  readonly extra: JsonObject | null;
};

/** An attempt as an event reports it; for a session without attempts, a `pending` one without reference. */
type EventAttempt = AttemptPrice & {
  readonly state: AttemptState;
  readonly referenceNumber: string;
  readonly message: string | null;
  readonly gatewayResponse: JsonObject | null;
  readonly pgParams: JsonObject;
  readonly card: TokenView | null;
};

type EventGateway = { readonly code: string; readonly name: string; readonly isSandbox: boolean };

export type Initiator = {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
};

export type ReportedPayment = {
  readonly session: EventSession;
  readonly attempt: EventAttempt;
  readonly gateway: EventGateway;
  readonly initiator: Initiator | null;
  readonly transactions: readonly ChildView[];
  readonly walletTransactions: readonly WalletTransaction[];
  readonly at: Date;
};

export type PaymentEvent = Omit<SignedPaymentEvent, "signature">;

function present<F extends object>(fields: F) {
  return given(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")) as F);
}

function unlessEmpty<T>(list: readonly T[]): T[] | null {
  return list.length === 0 ? null : [...list];
}

/**
 * Makes a payment event; amounts are decimal strings with their currency's decimals, `timestamp_utc` is UTC.
 */
export function paymentEvent(payment: ReportedPayment): PaymentEvent {
  const { session, attempt, gateway } = payment;
  const details = sentDetails(session.details);
  return answer<PaymentEvent>()({
    session_id: session.id,
    ...present({ order_no: session.orderNo }),
    reference_number: attempt.referenceNumber,
    result: wireResult(attempt.state),
    state: session.state,
    payment_type: session.paymentType,
    amount: toWire(session.amount),
    currency_code: session.amount.currency,
    amount_details: amountDetails(attempt),
    fee: `${toWire(attempt.fee)} ${attempt.fee.currency}`,
    ...sessionAmounts(session),
    gateway_account: gateway.code,
    gateway_name: gateway.name,
    ...given({ gateway_response: attempt.gatewayResponse }),
    pg_params: attempt.pgParams,
    ...failureMessage(attempt),
    is_sandbox: gateway.isSandbox,
    initiator: initiatorView(payment.initiator),
    ...customerFields(session),
    ...present({
      agreement: details.agreement,
      card_acceptance_criteria: details.card_acceptance_criteria,
      token: attempt.card,
      transactions: unlessEmpty(payment.transactions),
      customer_wallet_transactions: unlessEmpty(payment.walletTransactions),
      extra: session.extra,
    }),
    timestamp_utc: timestampUtc(payment.at),
  });
}

/** An authorized payment has no `paid_amount` before a capture. */
function sessionAmounts(session: EventSession) {
  const settled = SETTLED_STATES.has(session.state);
  const collected = COLLECTED_STATES.has(session.state) || !isZero(session.paidAmount);
  const unlessZero = (amount: Money) => (isZero(amount) ? null : toWire(amount));
  return given({
    settled_amount: settled ? toWire(session.settledAmount) : null,
    paid_amount: settled && collected ? toWire(session.paidAmount) : null,
    refunded_amount: settled ? unlessZero(session.refundedAmount) : null,
    voided_amount: settled ? unlessZero(session.voidedAmount) : null,
  });
}

function failureMessage(attempt: EventAttempt) {
  return given({ message: hasFailed(attempt) || isCanceled(attempt) ? attempt.message : null });
}

function initiatorView(user: Initiator | null): InitiatorView {
  if (user === null) return {};
  const { id, username, email, firstName, lastName, phone } = user;
  const named = present({ email, first_name: firstName, last_name: lastName, phone });
  return answer<InitiatorView>()({ id, username, ...named });
}

function customerFields(session: EventSession) {
  const details = sentDetails(session.details);
  const address = details.billing_address;
  return present({
    customer_id: session.customerId,
    customer_email: session.customerEmail,
    customer_first_name: details.customer_first_name,
    customer_last_name: details.customer_last_name,
    customer_phone: session.customerPhone,
    customer_birthdate: details.customer_birthdate,
    customer_address_line1: address?.line1,
    customer_address_line2: address?.line2,
    customer_address_city: address?.city,
    customer_address_state: address?.state,
    customer_address_country: address?.country,
    customer_address_postal_code: address?.postal_code,
  });
}

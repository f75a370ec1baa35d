import { CardList } from "@/server/domain/cards/contract";
import {
  EndedView,
  OperationEventView,
  PendingView,
  RequestList,
  RequestView,
} from "@/server/domain/operations/contract/answers";
import { PaymentView, SignedPaymentEvent } from "@/server/domain/payments/contract";
import { DeletedSessionList, SessionList, SessionView } from "@/server/domain/sessions/contract/answers";
import { type Entries, type Entry, SAMPLES } from "../entry";

const DIRECT = {
  tag: "Payments",
  answers: { 200: [PaymentView], 202: [PaymentView] },
  refuses: [403, 404, 409],
  key: "optional",
} as const;
const PARAMS = { id: SAMPLES.request };

const AUTO_DEBIT: Entry = {
  ...DIRECT,
  id: "payments.autoDebit",
  summary: "Charge a saved card without its customer",
  description:
    "Charges the saved card that is linked to the session's agreement. The session's `payment_type` is `auto_debit`, with `customer_id` and `agreement`; the same customer must have paid under `agreement.id` at the gateway before, and the token must be the card that paid last. The answer alone reports the outcome; after 202 a webhook does. A repeat under the same `Idempotency-Key` is answered with the payment that it made; the key is free again after a failure. The simulated gateway also charges the tokens 411111111111112 (declined) and 411111111111113 (error).",
  body: "AutoDebit",
  examples: {
    card: { summary: "A saved card", body: { session_id: SAMPLES.debitSession, token: SAMPLES.card } },
  },
};

const CASH: Entry = {
  ...DIRECT,
  id: "payments.cash",
  summary: "Promise cash on delivery",
  description:
    "Marks a `one_off` session to be paid in cash on delivery. Its state becomes `cod` and a webhook reports it.",
  body: "CashPayment",
  examples: { cash: { summary: "Cash", body: { session_id: SAMPLES.session } } },
};

const APPLE_PAYLOAD = {
  paymentData: { version: "EC_v1", data: "bGV0", signature: "c2ln", header: { publicKeyHash: "aGFzaA==" } },
  paymentMethod: { displayName: "Visa 1111", network: "Visa", type: "debit" },
  transactionIdentifier: "5f0c2a",
};
const GOOGLE_PAYLOAD = {
  apiVersion: 2,
  apiVersionMinor: 0,
  paymentMethodData: { type: "CARD", tokenizationData: { type: "PAYMENT_GATEWAY", token: "dG9rZW4=" } },
};

export const PAYMENTS: Entries = {
  "POST /b/pbl/v2/payment/apple-pay/": {
    ...DIRECT,
    id: "payments.applePay",
    summary: "Pay with Apple Pay",
    description:
      "Pays a `one_off` session with the payload of Apple Pay. 200 is the payment event with two more fields; to a public key without personal data and signature. 202: the outcome is not known, a webhook reports it. A repeat under the same `Idempotency-Key` is answered with the payment that it made; the key is free again after a failure. On the simulated gateway `extra.sandbox_result` of the session decides: `success` (default), `failed` or `error`.",
    body: "ApplePayPayment",
    examples: {
      sheet: { summary: "What the wallet gave", body: { session_id: SAMPLES.session, payload: APPLE_PAYLOAD } },
    },
  },
  "POST /b/pbl/v2/payment/google-pay/": {
    ...DIRECT,
    id: "payments.googlePay",
    summary: "Pay with Google Pay",
    description:
      "Pays a `one_off` session with the payload of Google Pay. 200 is the payment event with two more fields; to a public key without personal data and signature. 202: the outcome is not known, a webhook reports it. A repeat under the same `Idempotency-Key` is answered with the payment that it made; the key is free again after a failure. On the simulated gateway `extra.sandbox_result` of the session decides: `success` (default), `failed` or `error`.",
    body: "GooglePayPayment",
    examples: {
      sheet: { summary: "What the wallet gave", body: { session_id: SAMPLES.session, payload: GOOGLE_PAYLOAD } },
    },
  },
  "POST /b/pbl/v2/payment/auto-debit/": AUTO_DEBIT,
  "POST /b/pbl/v2/auto-debit/": { ...AUTO_DEBIT, id: "payments.autoDebitAtOlderPath", aliasOf: "payments.autoDebit" },
  "POST /b/pbl/v2/payment/wallet/": {
    ...DIRECT,
    id: "payments.wallet",
    summary: "Pay with the credit of the session's customer",
    description:
      "Pays a `one_off` session with the customer's wallet: the whole amount or nothing. No gateway is called and no fee is charged. Credit that covers only a part is 400; the checkout can combine it with another method.",
    body: "WalletPayment",
    examples: { credit: { summary: "The customer's credit", body: { session_id: SAMPLES.session } } },
  },
  "POST /b/pbl/v2/payment/cash/": CASH,
  "POST /b/pbl/v2/cash-payment/": { ...CASH, id: "payments.cashAtOlderPath", aliasOf: "payments.cash" },
  "POST /b/pbl/v2/payment/cash/collected/": {
    id: "payments.cashCollected",
    tag: "Payments",
    summary: "Record that cash on delivery was received",
    description:
      "Moves a session from `cod` to `paid`. `paid_amount` becomes the whole amount, a webhook reports the payment, and the session names the user and the time (`cash_collected_by`, `cash_collected_at`). Any other state is 409, so of two calls one is refused. Users need `payment.collect`. Such a payment can be refunded only to the customer's wallet.",
    answers: { 200: [PaymentView] },
    refuses: [403, 404, 409],
    body: "CollectedCash",
    examples: { cash: { summary: "Cash received", body: { session_id: SAMPLES.cashSession } } },
  },
  "POST /b/pbl/v2/inquiry/": {
    id: "payments.inquire",
    tag: "Payments",
    summary: "Ask what became of a payment",
    description:
      "Asks the gateway if the outcome is not known, applies what it reports, and answers with the payment event. `paid`, `authorized` and `canceled` sessions and those that the service charges by itself are answered unchanged; an expired session may still turn out paid. A session without an attempt has `result` `pending`. Users need `payment.inquiry`. On the simulated gateway an undecided session takes the outcome of `extra.sandbox_inquiry_result`: `success` (default), `failed` or `error`; with `extra.expires_in_minutes` (1 to 10080) the service asks by itself after that time, not for production merchants.",
    body: "PaymentInquiry",
    answers: { 200: [SignedPaymentEvent] },
    refuses: [404],
    examples: { session: { summary: "By the session", body: { session_id: SAMPLES.session } } },
  },
  "POST /b/pbl/v2/operation/": {
    id: "operations.create",
    tag: "Transactions",
    summary: "Refund, capture, void, cancel, expire or delete a transaction",
    description:
      "200: done. 202: the outcome is not known yet and counts against every limit, or, with approval enabled, a checker must approve the refund or void (`request_id`). 400 with `result` `failed`: refused by a rule or the gateway; with `code` `account_inactive` if the customer's wallet account is suspended or closed. Captures and refunds may be repeated up to the authorized and the paid amount, queued and undecided ones included; the fee is never refunded, and what a wallet paid cannot be refunded. A void releases everything and excludes captures. `cancel`, `expire` and `delete` are refused while a charge is running. A repeated `Tracking-Key` answers with the operation in its present state; a refusal frees the key. Users need `payment.<operation>`. States: `cancel` and `expire` need `created`, `pending` or `attempted` (`cancel` also `cod`); `capture` and `void` need `authorized`; `refund` needs `paid` or `captured`, or an `authorized` session with captures; `delete` takes every state, and `cod`, `authorized`, `paid` and `captured` sessions can be restored. Payments in another currency than the account's take no refund, capture or void. `cancel`, `expire` and `delete` send no event.",
    body: "OperationCreate",
    answers: { 200: [OperationEventView, EndedView], 202: [PendingView] },
    refuses: [404, 409],
    key: "tracking",
    examples: {
      refund: {
        summary: "Refund a part",
        headers: { "Tracking-Key": "refund-10482" },
        body: { operation: "refund", session_id: SAMPLES.paidSession, amount: "1.000" },
      },
      cancel: { summary: "Cancel", body: { operation: "cancel", session_id: SAMPLES.session } },
    },
  },
  "GET /b/pbl/v2/transactions/": {
    id: "transactions.list",
    tag: "Transactions",
    summary: "List transactions, newest first",
    description: "Lists session objects. Users see the types of session that they may view.",
    answers: { 200: [SessionList] },
    paging: "offset",
    examples: { paid: { summary: "The paid ones", query: { state: "paid", limit: "5" } } },
  },
  "GET /b/pbl/v2/deleted-transactions/": {
    id: "transactions.listDeleted",
    tag: "Transactions",
    summary: "List deleted transactions, the last deleted first",
    description:
      "Lists deleted session objects, each with `deleted_at`. Users see the types of session that they may view.",
    answers: { 200: [DeletedSessionList] },
    paging: "offset",
    examples: { all: { summary: "All" } },
  },
  "POST /b/pbl/v2/deleted-transactions/{session_id}/restore/": {
    id: "transactions.restore",
    tag: "Transactions",
    summary: "Restore a deleted transaction",
    description:
      "Makes a deleted session visible again. Sessions that were deleted unpaid or unsuccessful cannot be restored. Users need `payment.delete`.",
    answers: { 200: [SessionView] },
    refuses: [409],
    examples: { one: { summary: "A deleted one", params: { session_id: SAMPLES.deletedSession } } },
  },
  "GET /b/pbl/v2/operation-requests/": {
    id: "approvals.list",
    tag: "Approvals",
    summary: "List requests for approval",
    description:
      "Lists requests for approval of refunds and voids, newest first. Users see their own, checkers all of them.",
    answers: { 200: [RequestList] },
    paging: "offset",
    examples: { pending: { summary: "Those that wait", query: { state: "pending" } } },
  },
  "POST /b/pbl/v2/operation-requests/{id}/approve/": {
    path: { id: "Id of the request for approval." },
    id: "approvals.approve",
    tag: "Approvals",
    summary: "Approve a request and run its operation",
    description:
      "Carries out the requested operation, after checking it again. For checkers who did not make the request, and API keys; 409 in a wrong state.",
    body: "ApprovalDecision",
    answers: { 200: [RequestView] },
    refuses: [409],
    examples: { note: { summary: "With a note", params: PARAMS, body: { decision_note: "Fine." } } },
  },
  "POST /b/pbl/v2/operation-requests/{id}/reject/": {
    path: { id: "Id of the request for approval." },
    id: "approvals.reject",
    tag: "Approvals",
    summary: "Reject a request",
    description:
      "Ends a pending request without carrying out its operation. For checkers and API keys; 409 in a wrong state.",
    body: "ApprovalDecision",
    answers: { 200: [RequestView] },
    refuses: [409],
    examples: { note: { summary: "With a note", params: PARAMS, body: { decision_note: "Twice." } } },
  },
  "POST /b/pbl/v2/operation-requests/{id}/cancel/": {
    path: { id: "Id of the request for approval." },
    id: "approvals.cancel",
    tag: "Approvals",
    summary: "Take a request back",
    description: "Ends a pending request at the wish of the user who made it, or of an API key; 409 in a wrong state.",
    answers: { 200: [RequestView] },
    refuses: [409],
    examples: { one: { summary: "A request", params: PARAMS } },
  },
  "POST /b/pbl/v2/operation-requests/{id}/retry/": {
    path: { id: "Id of the request for approval." },
    id: "approvals.retry",
    tag: "Approvals",
    summary: "Run an approved operation again after a failure",
    description:
      "Carries out an operation again that failed after its approval, within 48 hours. For users who may request or approve it, and API keys; 409 in a wrong state.",
    answers: { 200: [RequestView] },
    refuses: [409],
    examples: { one: { summary: "A request that did not fail", params: PARAMS, status: 409 } },
  },
  "GET /b/pbl/v2/card/": {
    id: "cards.list",
    tag: "Cards",
    summary: "List a customer's cards",
    description:
      "Lists the saved cards of one customer, the last saved or renewed first. 403 for merchants of the region `KSA`, which have no card list.",
    answers: { 200: [CardList] },
    refuses: [403],
    examples: { customer: { summary: "Of a customer", query: { customer_id: "c-1" } } },
  },
  "POST /b/pbl/v2/card/": {
    id: "cards.search",
    tag: "Cards",
    summary: "List a customer's cards, with the filters in the body",
    description:
      "Lists the saved cards of one customer, with the filters in the body so that no address contains the customer's id. 403 for merchants of the region `KSA`.",
    body: "CardSearch",
    answers: { 200: [CardList] },
    refuses: [403],
    examples: { customer: { summary: "Of a customer", body: { customer_id: "c-1" } } },
  },
  "DELETE /b/pbl/v2/card/{token}/": {
    path: { token: "Token of the saved card." },
    id: "cards.delete",
    tag: "Cards",
    summary: "Delete a card at every gateway",
    description:
      "Deletes all of the customer's cards with this token, or none. 409 while one of them is charged under an agreement that has not expired, or by a subscription that has not ended.",
    answers: { 204: "empty" },
    refuses: [403, 409],
    examples: { one: { summary: "A card", params: { token: SAMPLES.card }, query: { customer_id: "c-1" } } },
  },
};

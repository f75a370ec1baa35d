/** Payments by call, operations on transactions, approvals and cards. */

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
import { DESTINATION, OPERATION_AMOUNT } from "../taken";

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
  description: "The session's `payment_type` is `auto_debit`, and the token is the card linked to its agreement.",
  body: "AutoDebit",
  examples: {
    card: { summary: "A saved card", body: { session_id: SAMPLES.debitSession, token: SAMPLES.card } },
  },
};

const CASH: Entry = {
  ...DIRECT,
  id: "payments.cash",
  summary: "Promise cash on delivery",
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
    summary: "Pay with device wallet A",
    body: "ApplePayPayment",
    examples: {
      sheet: { summary: "What the wallet gave", body: { session_id: SAMPLES.session, payload: APPLE_PAYLOAD } },
    },
  },
  "POST /b/pbl/v2/payment/google-pay/": {
    ...DIRECT,
    id: "payments.googlePay",
    summary: "Pay with device wallet B",
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
    description: "The whole amount or nothing: no gateway is called and no fee is charged.",
    body: "WalletPayment",
    examples: { credit: { summary: "The customer's credit", body: { session_id: SAMPLES.session } } },
  },
  "POST /b/pbl/v2/payment/cash/": CASH,
  "POST /b/pbl/v2/cash-payment/": { ...CASH, id: "payments.cashAtOlderPath", aliasOf: "payments.cash" },
  "POST /b/pbl/v2/inquiry/": {
    id: "payments.inquire",
    tag: "Payments",
    summary: "Ask what became of a payment",
    description: "Asks the gateway if the state is not final, settles what it learns, and answers as a webhook would.",
    body: "PaymentInquiry",
    answers: { 200: [SignedPaymentEvent] },
    refuses: [404],
    examples: { session: { summary: "By the session", body: { session_id: SAMPLES.session } } },
  },
  "POST /b/pbl/v2/operation/": {
    id: "operations.create",
    tag: "Transactions",
    summary: "Refund, capture, void, cancel, expire or delete a transaction",
    body: "OperationCreate",
    taken: { amount: OPERATION_AMOUNT, destination: DESTINATION },
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
    answers: { 200: [SessionList] },
    paging: "offset",
    examples: { paid: { summary: "The paid ones", query: { state: "paid", limit: "5" } } },
  },
  "GET /b/pbl/v2/deleted-transactions/": {
    id: "transactions.listDeleted",
    tag: "Transactions",
    summary: "List deleted transactions, the last deleted first",
    answers: { 200: [DeletedSessionList] },
    paging: "offset",
    examples: { all: { summary: "All" } },
  },
  "POST /b/pbl/v2/deleted-transactions/{session_id}/restore/": {
    id: "transactions.restore",
    tag: "Transactions",
    summary: "Restore a deleted transaction",
    answers: { 200: [SessionView] },
    refuses: [409],
    examples: { one: { summary: "A deleted one", params: { session_id: SAMPLES.deletedSession } } },
  },
  "GET /b/pbl/v2/operation-requests/": {
    id: "approvals.list",
    tag: "Approvals",
    summary: "List requests for approval",
    answers: { 200: [RequestList] },
    paging: "offset",
    examples: { pending: { summary: "Those that wait", query: { state: "pending" } } },
  },
  "POST /b/pbl/v2/operation-requests/{id}/approve/": {
    id: "approvals.approve",
    tag: "Approvals",
    summary: "Approve a request and run its operation",
    body: "ApprovalDecision",
    answers: { 200: [RequestView] },
    refuses: [409],
    examples: { note: { summary: "With a note", params: PARAMS, body: { decision_note: "Fine." } } },
  },
  "POST /b/pbl/v2/operation-requests/{id}/reject/": {
    id: "approvals.reject",
    tag: "Approvals",
    summary: "Reject a request",
    body: "ApprovalDecision",
    answers: { 200: [RequestView] },
    refuses: [409],
    examples: { note: { summary: "With a note", params: PARAMS, body: { decision_note: "Twice." } } },
  },
  "POST /b/pbl/v2/operation-requests/{id}/cancel/": {
    id: "approvals.cancel",
    tag: "Approvals",
    summary: "Take a request back",
    answers: { 200: [RequestView] },
    refuses: [409],
    examples: { one: { summary: "A request", params: PARAMS } },
  },
  "POST /b/pbl/v2/operation-requests/{id}/retry/": {
    id: "approvals.retry",
    tag: "Approvals",
    summary: "Run an approved operation again after a failure",
    answers: { 200: [RequestView] },
    refuses: [409],
    examples: { one: { summary: "A request that did not fail", params: PARAMS, status: 409 } },
  },
  "GET /b/pbl/v2/card/": {
    id: "cards.list",
    tag: "Cards",
    summary: "List a customer's cards",
    answers: { 200: [CardList] },
    refuses: [403],
    examples: { customer: { summary: "Of a customer", query: { customer_id: "c-1" } } },
  },
  "POST /b/pbl/v2/card/": {
    id: "cards.search",
    tag: "Cards",
    summary: "List a customer's cards, with the filters in the body",
    body: "CardSearch",
    answers: { 200: [CardList] },
    refuses: [403],
    examples: { customer: { summary: "Of a customer", body: { customer_id: "c-1" } } },
  },
  "DELETE /b/pbl/v2/card/{token}/": {
    id: "cards.delete",
    tag: "Cards",
    summary: "Delete a card at every gateway",
    answers: { 204: "empty" },
    refuses: [403, 409],
    examples: { one: { summary: "A card", params: { token: SAMPLES.card }, query: { customer_id: "c-1" } } },
  },
};

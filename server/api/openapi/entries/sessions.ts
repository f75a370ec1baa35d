import { PaymentView } from "@/server/domain/payments/contract";
import {
  FinalizationView,
  RetrievedSessionView,
  SessionView,
  UploadView,
} from "@/server/domain/sessions/contract/answers";
import { AutopayBlock } from "@/server/domain/subscriptions/contract/autopay";
import { type Entries, SAMPLES } from "../entry";

const TAKEN = { autopay: AutopayBlock };
const PARAMS = { session_id: SAMPLES.session };

export const SESSIONS: Entries = {
  "POST /b/checkout/v1/pymt-txn/": {
    id: "sessions.create",
    tag: "Sessions",
    summary: "Create a payment session",
    description:
      "Creates a session and the links by which its customer pays. With `payment_instrument` the session is paid in this call: the answer is the payment's (201, or 202 while the outcome is not known) and no webhook is sent; a declined session stays and can be paid in another way. `auto_pay` sets up a subscription, named in the answer as `extra.autopay.subscription_id`; its gateway accounts must save cards, charge them without the customer and take money at once. Users need `Can add payment requests` or `Can add e-commerce payments`. 400 under `pg_codes` if no account accepts the currency, or if two of them have a wallet of the same provider.",
    body: "SessionCreate",
    taken: TAKEN,
    answers: { 201: [SessionView, PaymentView], 202: [PaymentView] },
    refuses: [403],
    examples: {
      minimal: {
        summary: "A payment of 10.500 KWD",
        body: { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] },
      },
      order: {
        summary: "An order of a shop",
        body: {
          type: "e_commerce",
          amount: "10.500",
          currency_code: "KWD",
          pg_codes: ["sandbox"],
          order_no: "10482",
          customer_id: "c-1",
          customer_email: "sara@example.com",
          customer_first_name: "Sara",
          webhook_url: "https://shop.example/hooks",
          redirect_url: "https://shop.example/thanks",
          extra: { basket: 7 },
        },
      },
      subscription: {
        summary: "A monthly subscription that begins with a payment",
        body: {
          type: "payment_request",
          payment_type: "auto_pay",
          amount: "5.000",
          currency_code: "KWD",
          pg_codes: ["sandbox"],
          customer_id: "c-1",
          customer_email: "sara@example.com",
          agreement: { id: "agr-1" },
          autopay: { frequency: "monthly", recurring_amount: "5.000", start_date: "2096-02-01" },
        },
      },
    },
  },
  "GET /b/checkout/v1/pymt-txn/{session_id}/": {
    id: "sessions.retrieve",
    tag: "Sessions",
    summary: "Retrieve a payment session",
    description: "Returns the session as it is now. Users need the permission to view sessions of its type.",
    answers: { 200: [RetrievedSessionView] },
    examples: { one: { summary: "A session", params: PARAMS } },
  },
  "PATCH /b/checkout/v1/pymt-txn/{session_id}/": {
    id: "sessions.update",
    tag: "Sessions",
    summary: "Change fields of a session",
    description:
      "Changes the fields that are sent, in the states `created`, `pending` and `attempted`; 423 while a charge is running. `type`, `payment_type`, `agreement` and `autopay` cannot change; for `auto_pay` neither can `amount`, `currency_code`, `customer_id`, `customer_email` and `pg_codes`; for an invoice neither can what the invoice says. Sessions that the service charges by itself cannot change. A customer on the gateway's page who has not paid must begin again.",
    body: "SessionUpdate",
    taken: TAKEN,
    answers: { 200: [SessionView] },
    refuses: [423],
    examples: { amount: { summary: "Another amount", params: PARAMS, body: { amount: "12.000" } } },
  },
  "PUT /b/checkout/v1/pymt-txn/{session_id}/": {
    id: "sessions.replace",
    tag: "Sessions",
    summary: "Change a session with all that its creation requires",
    description: "The same as PATCH, but the fields that creation requires must be sent.",
    body: "SessionCreate",
    taken: TAKEN,
    answers: { 200: [SessionView] },
    refuses: [423],
    examples: {
      whole: {
        summary: "The required fields",
        params: PARAMS,
        body: { type: "payment_request", amount: "12.000", currency_code: "KWD", pg_codes: ["sandbox"] },
      },
    },
  },
  "POST /b/checkout/v1/upload-attachment/": {
    id: "attachments.upload",
    tag: "Sessions",
    summary: "Keep a file for sessions",
    description:
      "Stores a file sent as a form, 10 a minute. Put `file_url` of the answer into `attachment_upload_url` of any number of sessions, or name a session here. A file that no session names is deleted after seven days. Users need `Can add payment requests` or `Can add e-commerce payments`. 400 under `file` for a missing file, another extension, content that is not that of the extension, or more than 2.5 MB.",
    body: "AttachmentUpload",
    answers: { 200: [UploadView] },
    refuses: [403],
    examples: { file: { summary: "A file for later sessions", body: { file: "invoice.pdf" } } },
  },
  "GET /b/checkout/v1/wallet/payment-sessions/{session_id}/finalization-status/": {
    id: "sessions.finalizationStatus",
    tag: "Sessions",
    summary: "Tell whether a payment is final",
    description:
      "Reports whether the session's payment succeeded, failed, was canceled or is undecided. No gateway is called. Users need `wallet.view`.",
    answers: { 200: [FinalizationView] },
    examples: { one: { summary: "A session", params: PARAMS } },
  },
  "GET /b/checkout/redirect/start/": {
    id: "checkout.open",
    tag: "Sessions",
    summary: "Follow `checkout_url`",
    description:
      "Redirects the customer's browser to the checkout page and marks the session as opened. It needs no credential.",
    answers: { 302: "redirect" },
    refuses: [404],
    examples: { link: { summary: "The link of a session", query: { session_id: SAMPLES.session } } },
  },
};

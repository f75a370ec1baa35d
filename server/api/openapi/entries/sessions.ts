/** Sessions, and what a customer's browser opens. */
import { PaymentView } from "@/server/domain/payments/contract";
import { FinalizationView, SessionView, UploadView } from "@/server/domain/sessions/contract/answers";
import { type Entries, SAMPLES } from "../entry";
import { AUTOPAY, INSTRUMENT } from "../taken";

const TAKEN = { autopay: AUTOPAY, payment_instrument: INSTRUMENT };
const PARAMS = { session_id: SAMPLES.session };

export const SESSIONS: Entries = {
  "POST /b/checkout/v1/pymt-txn/": {
    id: "sessions.create",
    tag: "Sessions",
    summary: "Create a payment session",
    description:
      "Makes a session and the links by which its customer pays. With `payment_instrument` the session is paid in this call, and the answer is the payment's.",
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
    answers: { 200: [SessionView] },
    examples: { one: { summary: "A session", params: PARAMS } },
  },
  "PATCH /b/checkout/v1/pymt-txn/{session_id}/": {
    id: "sessions.update",
    tag: "Sessions",
    summary: "Change fields of a session",
    description: "Possible in `created`, `pending` and `attempted`. What is absent stays.",
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
      "A form. `file_url` of the answer goes into `attachment_upload_url` of sessions, as often as you like.",
    body: "AttachmentUpload",
    answers: { 200: [UploadView] },
    refuses: [403],
    examples: { file: { summary: "A file for later sessions", body: { file: "invoice.pdf" } } },
  },
  "GET /b/checkout/v1/wallet/payment-sessions/{session_id}/finalization-status/": {
    id: "sessions.finalizationStatus",
    tag: "Sessions",
    summary: "Tell whether a payment is final",
    answers: { 200: [FinalizationView] },
    examples: { one: { summary: "A session", params: PARAMS } },
  },
  "GET /b/checkout/redirect/start/": {
    id: "checkout.open",
    tag: "Sessions",
    summary: "Follow `checkout_url`",
    description: "For browsers: leads to the checkout page of the session.",
    answers: { 302: "redirect" },
    refuses: [404],
    examples: { link: { summary: "The link of a session", query: { session_id: SAMPLES.session } } },
  },
};

/** The texts of the documentation page that are code or tables. */

/** The two ways to check that a webhook is genuine; either is enough. */
export const VERIFY_WEBHOOK = `import { createHmac, timingSafeEqual } from "node:crypto";

const equal = (a, b) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

// 1. The header webhook-signature, over the body as it arrived (secret: webhook_secret, whsec_…)
export function verifyHeaders(headers, body, secret) {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signed = [headers["webhook-id"], headers["webhook-timestamp"], body].join(".");
  const expected = "v1," + createHmac("sha256", key).update(signed).digest("base64");
  return headers["webhook-signature"].split(" ").some((given) => equal(given, expected));
}

// 2. The field signature of the body (key: webhook_hmac_key); events of subscriptions carry the second form
const FIELDS = ["amount", "currency_code", "customer_address_city", "customer_address_country",
  "customer_address_line1", "customer_address_line2", "customer_address_postal_code",
  "customer_address_state", "customer_email", "customer_first_name", "customer_last_name",
  "customer_phone", "gateway_account", "gateway_name", "order_no", "reference_number", "result", "state"];
const PATHS = [...FIELDS, "agreement.id", "extra.autopay.subscription_id", "extra.merchant_id", "payment_type",
  "session_id", "token.customer_id", "token.pg_code", "token.token"].sort();

export function verifyBody(payload, key) {
  const at = (path) => path.split(".").reduce((node, step) => node?.[step], payload) ?? "";
  const pairs = (paths) => paths.map((path) => [path, at(path)]).filter(([, value]) => value !== "");
  const standard = pairs(FIELDS).map(([path, value]) => path + value).join("");
  const subscription = pairs(PATHS).map(([path, value]) => path + "=" + value).join("\\n");
  const hmac = (message) => createHmac("sha256", key).update(message, "utf8").digest("hex");
  return [standard, subscription].some((message) => equal(payload.signature, hmac(message)));
}`;

/** Test cards and what each does; any expiry date and CVV will do. */
export const TEST_CARD_ROWS: readonly (readonly [string, string])[] = [
  ["4111 1111 1111 111", "The payment succeeds."],
  ["4111 1111 1111 112", "The payment is declined."],
  ["4111 1111 1111 113", "The gateway reports an error."],
  ["4111 1111 1111 114", "Succeeds and can be saved; later charges are declined by the issuing bank."],
  ["4111 1111 1111 115", "Succeeds and can be saved; later charges are declined as expired."],
  ["4111 1111 1111 116", "Succeeds and can be saved; later charges are declined for insufficient funds."],
  ["any other number", "The attempt is canceled; nothing is charged."],
];

/** The endpoints of the service, with and without the trailing slash. */
export const ENDPOINT_ROWS: readonly (readonly [string, string])[] = [
  ["POST /b/checkout/v1/pymt-txn/", "Create a payment session"],
  ["GET /b/checkout/v1/pymt-txn/{session_id}/", "Retrieve a session"],
  ["PATCH, PUT /b/checkout/v1/pymt-txn/{session_id}/", "Change it before it is paid"],
  ["POST /b/checkout/v1/upload-attachment/", "Give it a file for its customer"],
  ["POST /b/invoice/v1/invoice/", "Issue an invoice, with a session that pays it"],
  ["GET /b/invoice/v1/invoice/{invoice_id}/", "Retrieve one"],
  ["POST /b/pbl/v2/inquiry/", "Query the status of a payment"],
  ["POST /b/pbl/v2/operation/", "Refund, capture, void, cancel, expire or delete"],
  ["GET /b/pbl/v2/operation-requests/", "Refunds and voids that ask for approval"],
  ["POST /b/pbl/v2/operation-requests/{id}/approve/", "Approve one; …/reject/, …/cancel/ and …/retry/ likewise"],
  ["GET /b/pbl/v2/transactions/", "List transactions"],
  ["GET /b/pbl/v2/deleted-transactions/", "List deleted ones"],
  ["POST /b/pbl/v2/deleted-transactions/{session_id}/restore/", "Restore one"],
  ["POST /b/pbl/v2/payment/apple-pay/", "Pay with Apple Pay"],
  ["POST /b/pbl/v2/payment/google-pay/", "Pay with Google Pay"],
  ["POST /b/pbl/v2/payment/auto-debit/", "Charge a saved card"],
  ["POST /b/pbl/v2/payment/wallet/", "Pay with the customer's credit"],
  ["POST /b/pbl/v2/payment/cash/", "Take cash on delivery"],
  ["GET /b/checkout/v1/sdk/{session_id}/", "What a client SDK starts from, by the public key"],
  ["POST /b/checkout/api/sdk/v1/submit/{session_id}/", "Begin a payment in a client SDK"],
  ["POST /b/checkout/api/sdk/v1/cancel/{session_id}/", "Give the payment up there"],
  ["POST /b/checkout/api/sdk/v1/pre-payment-option-check/{session_id}/", "Ask whether a gateway lends"],
  ["POST /b/checkout/api/sdk/v1/apple-pay-session/{session_id}/", "Open the sheet of Apple Pay"],
  ["POST /b/checkout/api/sdk/v1/stc-pay/{session_id}/", "Have stc pay send a code to a phone"],
  ["POST /b/checkout/api/sdk/v1/stc-pay-code/{session_id}/", "Pay with that code"],
  ["DELETE /b/checkout/api/sdk/v1/card/{session_id}/{card_id}/", "Remove a saved card there"],
  ["POST /b/pbl/v2/payment-methods/", "Find the payment methods that fit a purchase"],
  ["GET, POST /b/pbl/v2/card/", "List a customer's saved cards"],
  ["DELETE /b/pbl/v2/card/{token}/", "Delete a saved card"],
  ["POST /b/wallet/{provider}/v1/accounts/", "A customer's credit"],
  ["POST /b/wallet/{provider}/v1/entries/", "The ledger of one account"],
  ["POST /b/wallet/{provider}/v1/operations/", "One operation of the ledger"],
  ["POST /b/wallet/{provider}/v1/adjustments/", "Add credit or take it back"],
  ["GET /b/wallet/{provider}/v1/payment-sessions/{session_id}/finalization-status/", "What became of a payment"],
  ["POST /b/pbl/v2/message-notification/", "Tell a customer again how a payment stands"],
  ["POST /b/pbl/v2/send-notification/", "Send a mail, SMS or WhatsApp message by template"],
  ["POST /b/pbl/v2/notifications/send/{channel}/", "The same, with the channel in the path"],
  ["POST /b/pbl/v2/subscriptions/", "List subscriptions; creating a session of type auto_pay makes them"],
  ["GET /b/pbl/v2/subscriptions/{subscription_id}/", "Retrieve one"],
  ["GET /b/pbl/v2/subscriptions/{subscription_id}/cycles/", "Its billing cycles"],
  ["POST /b/pbl/v2/subscriptions/{subscription_id}/cancel/", "Cancel it"],
  ["GET /b/pbl/v2/subscriptions/{subscription_id}/page-link/", "The link of the customer's page"],
  ["POST /b/pbl/v2/subscriptions/{subscription_id}/regenerate-page-token/", "A new link in place of the old one"],
  ["POST, OPTIONS /b/pbl/v2/osb/create/", "Create a simulated gateway"],
  ["GET, POST /b/api/v1/reports/files/", "List reports of transactions, or ask for one"],
  ["GET /b/api/v1/reports/files/{token}/download/", "Download a report"],
  ["GET /b/events/v1/events/", "List events and their deliveries"],
  ["POST /b/events/v1/events/{id}/redeliver/", "Deliver an event again"],
  ["POST /b/auth/v1/token/", "Exchange a user's password for a token"],
  ["GET, PATCH /b/merchant/v1/settings/", "The merchant's settings"],
  ["POST, DELETE /b/merchant/v1/settings/logo/", "The merchant's logo, in a form's `file`"],
  ["POST, DELETE /b/merchant/v1/settings/favicon/", "Its icon in the browser's tab"],
  ["GET, POST /b/merchant/v1/users/", "Users and their permissions"],
  ["GET, POST /b/merchant/v1/api-keys/", "API keys"],
  ["GET /b/sandbox/v1/clock/", "The test clock; POST …/advance/ moves it forward"],
  ["GET /b/sandbox/v1/emails/", "Mails that test mode wrote instead of sending them"],
  ["GET /api/health/", "Is the process alive; …/ready/ asks whether it can serve"],
];

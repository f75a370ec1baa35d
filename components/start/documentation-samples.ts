/**
 * The requests of the documentation page, as they are pasted into a shell, and what they answer, shortened.
 */

/** The address of the receiver in {@link RECEIVER}. */
const RECEIVER_URL = "http://localhost:4000";

/** Reads the private key into the shell. */
const READ_KEY = `KEY=$(node -p 'JSON.parse(require("fs").readFileSync(".sarraf/credentials.json")).private_key')`;

const AUTHORIZED = '-H "Authorization: Api-Key $KEY"';
const JSON_BODY = '-H "Content-Type: application/json"';

function post(url: string, body: string, more = ""): string {
  return `curl -s ${url} \\
  ${AUTHORIZED} ${JSON_BODY}${more} \\
  -d '${body}'`;
}

/** Creates a session. */
export function createSession(base: string): string {
  const body = `{
    "type": "payment_request",
    "amount": "10.500",
    "currency_code": "KWD",
    "pg_codes": ["sandbox"],
    "order_no": "10482"
  }`;
  return `${READ_KEY}

${post(`${base}/b/checkout/v1/pymt-txn/`, body)}`;
}

/** What {@link createSession} answers. */
export function createdSession(base: string): string {
  return `201 Created
{
  "session_id": "f3de0df57d2470beb31edba459d9a2665c7493c9",
  "state": "created",
  "amount": "10.500",
  "currency_code": "KWD",
  "checkout_url": "${base}/b/checkout/redirect/start/?session_id=f3de0df5…",
  "payment_methods": [{"code": "sandbox", "name": "Sandbox", "amount": "10.500", "fee": "0.000", …}],
  "settled_amount": "0.000",
  "order_no": "10482",
  …
}`;
}

/** Reads a session again. */
export function retrieveSession(base: string): string {
  return `curl -s ${base}/b/checkout/v1/pymt-txn/<session_id>/ ${AUTHORIZED}`;
}

/** What {@link retrieveSession} answers once the session is paid. */
export const PAID_SESSION = `200 OK
{
  "session_id": "f3de0df57d2470beb31edba459d9a2665c7493c9",
  "state": "paid",
  "settled_amount": "10.500",
  "settled_pg_code": "sandbox",
  "remaining_amount": "0.000",
  "attempts": [{"result": "success", "reference_number": "…", …}],
  …
}`;

/** A merchant's server in a file: it checks each webhook, prints what it says, and thanks the customer. */
export const RECEIVER = `import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { verifyHeaders } from "./verify.mjs";

const { webhook_secret: secret } = JSON.parse(readFileSync(".sarraf/credentials.json", "utf8"));

createServer(async (request, response) => {
  if (request.method !== "POST") return response.end("Thank you for your order.");
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += chunk;
  if (!verifyHeaders(request.headers, body, secret)) return response.writeHead(401).end();
  const { state, result, amount, currency_code, order_no } = JSON.parse(body);
  console.log(state, result, amount, currency_code, order_no);
  response.end();
}).listen(4000);`;

/** Creates a session whose outcome goes to {@link RECEIVER}. */
export function createSessionWithWebhook(base: string): string {
  const body = `{
    "type": "payment_request",
    "amount": "10.500",
    "currency_code": "KWD",
    "pg_codes": ["sandbox"],
    "order_no": "10482",
    "webhook_url": "${RECEIVER_URL}/webhooks",
    "redirect_url": "${RECEIVER_URL}/thanks"
  }`;
  return post(`${base}/b/checkout/v1/pymt-txn/`, body);
}

/** What arrives at the receiver. */
export const WEBHOOK = `POST /webhooks
webhook-id: evt_…
webhook-timestamp: 1795341600
webhook-signature: v1,…

{
  "session_id": "f3de0df57d2470beb31edba459d9a2665c7493c9",
  "order_no": "10482",
  "result": "success",
  "state": "paid",
  "amount": "10.500",
  "currency_code": "KWD",
  "reference_number": "…",
  "signature": "…",
  …
}`;

/** Sets up a subscription. */
export function createSubscription(base: string): string {
  const body = `{
    "type": "payment_request",
    "payment_type": "auto_pay",
    "amount": "7.500",
    "currency_code": "KWD",
    "pg_codes": ["sandbox"],
    "product_type": "Gold plan",
    "customer_id": "c-1",
    "customer_email": "customer@example.com",
    "agreement": {"id": "agr-1"},
    "autopay": {"frequency": "monthly", "recurring_amount": "7.500", "start_date": "'$(TZ=Asia/Kuwait date +%F)'"}
  }`;
  return post(`${base}/b/checkout/v1/pymt-txn/`, body);
}

/** What {@link createSubscription} answers. */
export const CREATED_SUBSCRIPTION = `201 Created
{
  "session_id": "e6cd61184c9cc652f0e8ade57c56c419ceb684be",
  "checkout_url": "…",
  "extra": {"autopay": {"subscription_id": "sub_…"}},
  …
}`;

/** The status of a subscription, and the link of its customer's page. */
export function readSubscription(base: string): string {
  return `curl -s ${base}/b/pbl/v2/subscriptions/<subscription_id>/ ${AUTHORIZED}
curl -s ${base}/b/pbl/v2/subscriptions/<subscription_id>/page-link/ ${AUTHORIZED}`;
}

/** What the first of {@link readSubscription} answers. */
export const SUBSCRIPTION = `200 OK
{
  "id": "sub_…",
  "status": "active",
  "plan_name": "Gold plan",
  "recurring_amount": "7.500",
  "next_billing_date": "2026-12-22",
  "card": {"masked_card": "**** 1111", "card_brand": "Visa"},
  "current_cycle": {"cycle_number": 2, "scheduled_date": "2026-12-22", "amount_due": "7.500", "status": "scheduled", …},
  …
}`;

/** Ends a subscription with its period. */
export function cancelSubscription(base: string): string {
  const key = ` \\\n  -H "Idempotency-Key: $(node -p 'crypto.randomUUID()')"`;
  return post(`${base}/b/pbl/v2/subscriptions/<subscription_id>/cancel/`, '{"mode": "at_period_end"}', key);
}

/** Gives a customer credit, and reads it. */
export function giveCredit(base: string): string {
  const credit = '{"customer_id": "c-1", "currency": "KWD", "amount": "8.000", "reason": "Late delivery"}';
  const key = ' \\\n  -H "Idempotency-Key: goodwill-10482"';
  return `${post(`${base}/b/wallet/sarraf/v1/adjustments/`, credit, key)}

${post(`${base}/b/wallet/sarraf/v1/accounts/`, '{"customer_id": "c-1"}')}`;
}

/** What the second of {@link giveCredit} answers. */
export const ACCOUNTS = `200 OK
{"count": 1, "next": null, "previous": null, "results": [{
  "id": "e9afa458-551c-4617-bcf9-83c56a867a74",
  "customer_id": "c-1",
  "currency": "KWD",
  "status": "active",
  "balance": "8.000",
  "available_balance": "8.000",
  …
}]}`;

/** Moves the test clock on by two months. */
export function advanceClock(base: string): string {
  return post(`${base}/b/sandbox/v1/clock/advance/`, '{"by": "P2M"}');
}

/** What {@link advanceClock} answers, some mails and charges later. */
export const ADVANCED = `200 OK
{"now": "2027-01-22T10:15:56.172Z", "ran": {"renewal-reminders": 2, "charge-due-cycles": 2, "send-emails": 2, …}}`;

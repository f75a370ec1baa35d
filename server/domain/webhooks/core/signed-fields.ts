/**
 * Fields that the body field `signature` covers (Spec, "Webhook deliveries"). The API document contains them
 * as `x-signed-fields`, and the server packages are generated from it.
 */

const STANDARD = [
  "amount",
  "currency_code",
  "customer_address_city",
  "customer_address_country",
  "customer_address_line1",
  "customer_address_line2",
  "customer_address_postal_code",
  "customer_address_state",
  "customer_email",
  "customer_first_name",
  "customer_last_name",
  "customer_phone",
  "gateway_account",
  "gateway_name",
  "order_no",
  "reference_number",
  "result",
  "state",
];

const OF_SUBSCRIPTIONS = [
  "agreement.id",
  "extra.autopay.subscription_id",
  "extra.merchant_id",
  "payment_type",
  "session_id",
  "token.customer_id",
  "token.pg_code",
  "token.token",
];

export const SIGNED_FIELDS = {
  standard: STANDARD,
  subscription: [...STANDARD, ...OF_SUBSCRIPTIONS].sort(),
} as const satisfies Readonly<Record<string, readonly string[]>>;

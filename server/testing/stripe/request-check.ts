/** Checks a request's headers, and that Stripe knows its fields and the format of their values. */
import { API_VERSION } from "@/server/domain/gateways/stripe/transport";
import { isJsonObject } from "@/server/kernel/json";
import type { DoubleCall } from "../gateway-double/call-server";
import type { Body } from "../gateway-double/form";
import { checkRequest } from "./openapi-check";

type Fields = Readonly<Record<string, RegExp>>;

const UNITS = /^[1-9]\d{0,7}$/;
const CURRENCY = /^[a-z]{3}$/;
const TEXT = /^[\s\S]{1,500}$/;
const ADDRESS = /^https?:\/\//;
const EXPAND = /^[a-z_.]+$/;
const CAPTURE_METHOD = /^(automatic|automatic_async|manual)$/;
const CARD_ALONE = /^card$/;
const TIME = /^\d{9,11}$/;
const LIMIT = /^([1-9]|[1-9]\d|100)$/;

const WINDOW: Fields = { "created.gte": TIME, "created.lte": TIME, limit: LIMIT, starting_after: TEXT };

/** The known fields by method and path, with `*` for ids. Field names omit the indexes of lists. */
const FIELDS: Readonly<Record<string, Fields>> = {
  "GET /account": {},
  "POST /checkout/sessions": {
    mode: /^(payment|setup)$/,
    "line_items.quantity": /^1$/,
    "line_items.price_data.currency": CURRENCY,
    "line_items.price_data.unit_amount": UNITS,
    "line_items.price_data.product_data.name": TEXT,
    currency: CURRENCY,
    success_url: ADDRESS,
    cancel_url: ADDRESS,
    client_reference_id: /^.{1,200}$/,
    "metadata.reference": TEXT,
    expires_at: TIME,
    locale: /^(auto|en)$/,
    allowed_payment_method_types: CARD_ALONE,
    customer_email: /^[^@\s]+@[^@\s]+$/,
    customer_creation: /^(always|if_required)$/,
    "adaptive_pricing.enabled": /^(true|false)$/,
    "payment_intent_data.capture_method": CAPTURE_METHOD,
    "payment_intent_data.description": TEXT,
    "payment_intent_data.metadata.reference": TEXT,
    "payment_intent_data.setup_future_usage": /^(on_session|off_session)$/,
    "saved_payment_method_options.payment_method_save": /^(enabled|disabled)$/,
    "setup_intent_data.metadata.reference": TEXT,
  },
  "GET /checkout/sessions": WINDOW,
  "GET /checkout/sessions/*": { expand: EXPAND },
  "POST /checkout/sessions/*/expire": {},
  "POST /payment_intents": {
    amount: UNITS,
    currency: CURRENCY,
    confirm: /^true$/,
    capture_method: CAPTURE_METHOD,
    description: TEXT,
    "metadata.reference": TEXT,
    allowed_payment_method_types: CARD_ALONE,
    expand: EXPAND,
    payment_method: /^pm_/,
    customer: /^cus_/,
    error_on_requires_action: /^true$/,
    return_url: ADDRESS,
    off_session: /^(true|false)$/,
    "payment_method_options.card.stored_credential_usage": /^(installment|recurring|unscheduled)$/,
  },
  "GET /payment_intents": WINDOW,
  "GET /payment_intents/search": { query: TEXT, limit: LIMIT, expand: EXPAND },
  "GET /payment_intents/*": { expand: EXPAND },
  "POST /payment_intents/*/capture": { amount_to_capture: UNITS, "metadata.capture": TEXT, expand: EXPAND },
  "POST /payment_intents/*/cancel": {},
  "POST /payment_methods": { type: /^card$/, "card.token": /^tok_/ },
  "POST /payment_methods/*/detach": {},
  "GET /payment_methods/*": {},
  "POST /refunds": { payment_intent: /^pi_/, amount: UNITS, "metadata.reference": TEXT },
  "GET /refunds": { payment_intent: /^pi_/, limit: LIMIT, starting_after: TEXT },
  "GET /refunds/*": {},
};

function leaves(value: unknown, path: string): (readonly [path: string, text: string])[] {
  const below = Array.isArray(value)
    ? value.map((item) => ["", item])
    : isJsonObject(value)
      ? Object.entries(value)
      : null;
  if (below === null) return [[path, String(value)]];
  return below.flatMap(([name, item]) => leaves(item, [path, name].filter((part) => part !== "").join(".")));
}

/** Why Stripe would refuse to parse the body; null if it would not. */
export function fieldFault(route: string, body: Body): string | null {
  const fields = FIELDS[route] ?? {};
  const wrong = leaves(body, "").find(([path, text]) => fields[path]?.test(text) !== true);
  return wrong === undefined ? null : `${route}: ${wrong.join(": ")}`;
}

/** Errors in a request that a correct connector never makes. */
export function checkCall({ route, method, headers, key, body }: DoubleCall): readonly string[] {
  const hasKey = key !== null && !key.startsWith("stripe-node-retry");
  const wrong = [checkRequest(route, body)];
  // Calls that end something need no idempotency key: they can be repeated, and a key would repeat a
  // gateway's failure for a day.
  if (method === "POST" && !hasKey && !/\/(?:expire|cancel|detach)$/.test(route)) wrong.push("no key");
  if (hasKey && route.endsWith("/expire")) wrong.push("an idempotency key");
  if (headers["stripe-version"] !== API_VERSION) wrong.push(`version ${headers["stripe-version"]}`);
  if (!headers.authorization?.startsWith("Bearer sk_test_")) wrong.push("no test key");
  return wrong.filter((fault) => fault !== null).map((fault) => `${route}: ${fault}`);
}

/** What the stand-in takes: the fields that the connector may send, each with the form of its value. */
import type { Form, FormValue } from "../gateway-double/form";
import { invalid } from "./things";

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

/** By method and path, ids replaced by `*`. Indexes of lists are left out of names. */
const FIELDS: Readonly<Record<string, Fields>> = {
  "GET /v1/account": {},
  "POST /v1/checkout/sessions": {
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
  "GET /v1/checkout/sessions": WINDOW,
  "GET /v1/checkout/sessions/*": { expand: EXPAND },
  "POST /v1/checkout/sessions/*/expire": {},
  "POST /v1/payment_intents": {
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
  "GET /v1/payment_intents": WINDOW,
  "GET /v1/payment_intents/search": { query: TEXT, limit: LIMIT, expand: EXPAND },
  "GET /v1/payment_intents/*": { expand: EXPAND },
  "POST /v1/payment_intents/*/capture": { amount_to_capture: UNITS, "metadata.capture": TEXT, expand: EXPAND },
  "POST /v1/payment_intents/*/cancel": {},
  "POST /v1/payment_methods": { type: /^card$/, "card.token": /^tok_/ },
  "POST /v1/payment_methods/*/detach": {},
  "GET /v1/payment_methods/*": {},
  "POST /v1/refunds": { payment_intent: /^pi_/, amount: UNITS, "metadata.reference": TEXT },
  "GET /v1/refunds": { payment_intent: /^pi_/, limit: LIMIT },
  "GET /v1/refunds/*": {},
};

const THREE_DECIMALS = new Set(["bhd", "jod", "kwd", "omr", "tnd"]);

function leaves(value: FormValue, path: string): (readonly [path: string, text: string])[] {
  if (typeof value === "string") return [[path, value]];
  const entries = Array.isArray(value) ? value.map((item) => ["", item] as const) : Object.entries(value);
  return entries.flatMap(([name, item]) => leaves(item, [path, name].filter((part) => part !== "").join(".")));
}

/** @throws {Refusal} if a field is unknown or its value has the wrong form */
export function checkFields(route: string, form: Form): void {
  const fields = FIELDS[route] ?? {};
  for (const [path, text] of leaves(form, "")) {
    const pattern = fields[path];
    if (pattern === undefined)
      throw invalid("parameter_unknown", `Received unknown parameter: ${path}`, 400, { param: path });
    if (!pattern.test(text)) throw invalid("parameter_invalid", `Invalid ${path}: ${text}`, 400, { param: path });
  }
}

/** The last of three decimals must be 0. @throws {Refusal} */
export function checkUnits(units: number, currency: string): void {
  if (THREE_DECIMALS.has(currency) && units % 10 !== 0) {
    throw invalid("parameter_invalid_integer", `Invalid amount in ${currency}: the last digit must be 0.`);
  }
}

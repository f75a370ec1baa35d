/** A simulated Stripe for tests, built on the shared simulated gateway. */
import Stripe from "stripe";
import * as acts from "../gateway-double/acts";
import type { Decline, FollowUp, Payment } from "../gateway-double/book";
import { type DoubleCall, Refused, type Reply, type SharedFault, sharedFaults } from "../gateway-double/call-server";
import { type CardRule, DAY_MS, type Desk, type Why } from "../gateway-double/desk";
import { type Double, type Skin, startDouble } from "../gateway-double/double";
import { textAt } from "../gateway-double/form";
import { checkCall, fieldFault } from "./request-check";
import { errorOf, eventsOf, intent, method, refund, session, shown } from "./things";

/** Two of Stripe's published test cards: one is accepted, the other declined. */
export const PAYING = "4242424242424242";
export const DECLINED = "4000000000000002";

/** @param raw Stripe's code of the error */
export function declineWith(code: string, raw = "card_declined"): Decline {
  return { code, reason: "Your card was declined.", raw };
}

const CARDS: Readonly<Record<string, CardRule>> = {
  [DECLINED]: { declined: declineWith("generic_decline") },
  "4000000000000341": { declinedLater: declineWith("generic_decline") },
  "4000002760003184": { asksBank: true },
};
const TOKENS = { tok_visa: PAYING };
const KEY_ERROR = "idempotency_error";

const failure = (status: number, error: object): Reply => ({ status, body: { error } });
const invalid = (code: string, message: string, status = 400) =>
  failure(status, { type: "invalid_request_error", code, message });

const STATE = "payment_intent_unexpected_state";
const CODES: Readonly<Record<Why, string>> = {
  ...{ released: STATE, taken: STATE, not_approved: STATE, all_refunded: "charge_already_refunded" },
  ...{ not_taken: "amount_too_large", too_much: "amount_too_large", over: "resource_invalid" },
  ...{ missing: "resource_missing", card: "resource_missing" },
  ...{ life: "parameter_invalid_integer", step: "parameter_invalid_integer" },
};

/** An event before it is signed and sent. */
type StripeTold = { readonly type: string; readonly body: string };

/** Stripe repeats the stored response of an idempotency key, even a 500. */
const FAULTS = sharedFaults(
  {
    error: failure(500, { type: "api_error", message: "Something went wrong on our end." }),
    tooMany: invalid("rate_limit", "Too many requests.", 429),
    unauthorized: invalid("", "Invalid API Key provided.", 401),
  },
  true,
);

const PAGE: acts.OrderFields = {
  reference: "payment_intent_data/metadata/reference",
  units: "line_items/0/price_data/unit_amount",
  currency: "line_items/0/price_data/currency currency",
  isHeld: "payment_intent_data/capture_method=manual",
  newOwner: "mode=setup customer_creation=always",
  keeps: "mode=setup payment_intent_data/setup_future_usage=off_session",
  asks: "saved_payment_method_options/payment_method_save=enabled",
  ...{ returnUrl: "success_url", cancelUrl: "cancel_url", metadata: "payment_intent_data/metadata", end: "expires_at" },
};
const CHARGE: acts.OrderFields = {
  ...{ reference: "metadata/reference", units: "amount", currency: "currency", isHeld: "capture_method=manual" },
  ...{ owner: "customer", returnUrl: "return_url", metadata: "metadata" },
  ...{ card: "confirm=true", saved: "payment_method" },
};
const CAPTURE = { units: "amount_to_capture", reference: "metadata/capture", metadata: "metadata" };
const REFUND = { units: "amount", reference: "metadata/reference", of: "payment_intent" };
const LIST: acts.ListFields = {
  ...{ limit: "limit", from: "created/gte", to: "created/lte", after: "starting_after" },
  as: (data, has_more) => ({ object: "list", data, has_more }),
};

const expandOf = ({ body: { expand } }: DoubleCall) =>
  Array.isArray(expand) ? expand.map((path) => String(path).replace(/^data\./, "")) : [];

function charged(desk: Desk, payment: Payment, call: DoubleCall): object {
  const payment_intent = intent(desk, payment);
  if (payment.decline === null) return payment_intent;
  const error = { ...errorOf(payment.decline), payment_intent: shown(payment_intent, expandOf(call)) };
  throw new Refused(failure(402, error));
}

const changed = (desk: Desk, { payment }: FollowUp) => intent(desk, payment);

/** Finds payments by metadata only, and only after the search index's delay. */
function isIndexed({ order, createdAt }: Payment, { book }: Desk, { body }: DoubleCall): boolean {
  const isFound = textAt(body, "query") === `metadata['reference']:'${order.metadata.reference}'`;
  return isFound && createdAt <= book.now() - book.searchLag * 1_000;
}

const isRefundOf = ({ kind, state, payment }: FollowUp, _: Desk, { body }: DoubleCall) =>
  kind === "refund" && state !== "refused" && payment.id === body.payment_intent;

const isUnread = ({ status, body }: Reply) => status === 400 && JSON.stringify(body).includes('"parameter_');

const SKIN: Skin<SharedFault, StripeTold> = {
  ...{ prefix: "/v1", encoding: "form", releasesRest: true, faults: FAULTS, isUnsound: isUnread, check: checkCall },
  name: (prefix, fresh) => `${prefix}_${fresh}`,
  routes: {
    "GET /account": [200, () => ({ id: "acct_double", object: "account" })],
    "POST /checkout/sessions": acts.opens("cs_test", PAGE, session),
    "GET /checkout/sessions": acts.lists("pages", session, LIST),
    "GET /checkout/sessions/*": acts.finds("pages", session),
    "POST /checkout/sessions/*/expire": acts.ends(session),
    "POST /payment_intents": acts.charges(CHARGE, charged),
    "GET /payment_intents": acts.lists("payments", intent, LIST),
    "GET /payment_intents/search": acts.lists("payments", intent, LIST, isIndexed),
    "GET /payment_intents/*": acts.finds("payments", intent),
    "POST /payment_intents/*/capture": acts.changes("capture", CAPTURE, changed),
    "POST /payment_intents/*/cancel": acts.changes("release", { reference: "" }, changed),
    "POST /payment_methods": acts.takesToken(TOKENS, "card/token", method),
    "POST /payment_methods/*/detach": acts.forgets("", method),
    "GET /payment_methods/*": acts.finds("cards", method),
    "POST /refunds": acts.changes("refund", REFUND, refund),
    "GET /refunds": acts.lists("followUps", refund, LIST, isRefundOf),
    "GET /refunds/*": acts.finds("followUps", refund),
  },
  bars: ({ route, body }) => {
    const fault = fieldFault(route, body);
    return fault === null ? null : invalid("parameter_invalid", fault);
  },
  shape: (thing, call) => shown(thing, expandOf(call)),
  refusal: (why, name) => invalid(CODES[why], `${why}: ${name}`, why === "missing" ? 404 : 400),
  rules: {
    ...{ paying: PAYING, declined: DECLINED, cards: CARDS, isOnePaymentPerPage: true, isDecidedAtBank: true },
    steps: { bhd: 10, jod: 10, kwd: 10, omr: 10, tnd: 10 },
    lives: { cs_test: { least: DAY_MS / 48, usual: DAY_MS, most: DAY_MS } },
    unconfirmed: declineWith("authentication_failed", "payment_intent_authentication_failure"),
    unasked: declineWith("authentication_required", "authentication_required"),
    wayBack: ({ id, order }) => order.returnUrl.replace("{CHECKOUT_SESSION_ID}", id),
    fromBank: ({ payment: { id, order }, isConfirmed }) =>
      acts.withQuery(order.returnUrl, { payment_intent: id, redirect_status: isConfirmed ? "succeeded" : "failed" }),
  },
  keys: {
    lifeMs: DAY_MS,
    conflict: failure(400, { type: KEY_ERROR, message: "The key was used with other parameters." }),
    running: failure(409, { type: KEY_ERROR, code: "idempotency_key_in_use", message: "The key is in use." }),
    keeps: (reply) => !isUnread(reply),
    headers: (_, isReplay) => ({ "Request-Id": "req_double", ...(isReplay && { "Idempotent-Replayed": "true" }) }),
  },
  tells: (desk, happening) =>
    eventsOf(desk, happening).map(([type, about]) => {
      const named = { id: desk.book.name("evt"), object: "event", created: Math.floor(desk.book.now() / 1_000) };
      return { type, body: JSON.stringify({ ...named, type, livemode: false, data: { object: shown(about) } }) };
    }),
  sign: ({ body }, secret, now) => {
    const timestamp = Math.floor(now / 1_000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    return { headers: { "Content-Type": "application/json", "stripe-signature": signature }, body };
  },
  forged: (secret) => `${secret}_forged`,
};

export type StripeDouble = Double<SharedFault, StripeTold>;

/** Starts the simulated Stripe on a loopback port, a free one by default. */
export const startStripeDouble = (port?: number): Promise<StripeDouble> => startDouble(SKIN, port);

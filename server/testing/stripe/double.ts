/** A double of Stripe for tests, on the shared double of a gateway. */
import Stripe from "stripe";
import { changed, ended, type OrderFields, opened, orderIn } from "../gateway-double/acts";
import { addCard, type FollowUpKind } from "../gateway-double/book";
import { type DoubleCall, Refused, type Reply, type SharedFault, sharedFaults } from "../gateway-double/call-server";
import { type Desk, found, refuse, type Why } from "../gateway-double/desk";
import { type Route, type Skin, startDouble } from "../gateway-double/double";
import { readForm, textAt } from "../gateway-double/form";
import { chargeCard } from "../gateway-double/pages";
import { CARDS, DECLINED, declineError, declineWith, PAYING, TOKENS } from "./cards";
import { checkCall, fieldFault } from "./request-check";
import { eventsTold, type StripeTold, shown, thingsOf } from "./things";

type Kind = keyof ReturnType<typeof thingsOf>;

const DAY_MS = 86_400_000;

let names = 0;

function nameOf(prefix: string): string {
  names += 1;
  return `${prefix}_${process.pid.toString(36)}${Date.now().toString(36)}${String(names).padStart(4, "0")}`;
}

const failure = (status: number, error: object): Reply => ({ status, body: { error } });
const invalid = (code: string, message: string, status = 400) =>
  failure(status, { type: "invalid_request_error", code, message });

/** The codes of refusals. */
const CODES: Readonly<Record<Why, string>> = {
  ...{ released: "payment_intent_unexpected_state", taken: "payment_intent_unexpected_state" },
  ...{ not_approved: "payment_intent_unexpected_state", not_taken: "amount_too_large", too_much: "amount_too_large" },
  ...{ all_refunded: "charge_already_refunded", missing: "resource_missing", card: "resource_missing" },
  ...{ over: "resource_invalid", life: "parameter_invalid_integer" },
};

export type StripeFault = SharedFault | "proxy";

const FAULTS: Skin<StripeFault, StripeTold>["faults"] = {
  // A key's answer is repeated, also a 500.
  ...sharedFaults(
    {
      error: failure(500, { type: "api_error", message: "Something went wrong on our end." }),
      tooMany: invalid("rate_limit", "Too many requests.", 429),
      unauthorized: invalid("", "Invalid API Key provided.", 401),
    },
    true,
  ),
  proxy: { acts: true, reply: { status: 502, body: { message: "Bad gateway" } } },
};

const PAGE: OrderFields = {
  reference: "payment_intent_data/metadata/reference",
  units: "line_items/0/price_data/unit_amount",
  currency: "line_items/0/price_data/currency currency",
  isHeld: "payment_intent_data/capture_method=manual",
  newOwner: "mode=setup customer_creation=always",
  keeps: "mode=setup payment_intent_data/setup_future_usage=off_session",
  asks: "saved_payment_method_options/payment_method_save=enabled",
  ...{ returnUrl: "success_url", cancelUrl: "cancel_url", metadata: "payment_intent_data/metadata" },
};
const CHARGE: OrderFields = {
  ...{ reference: "metadata/reference", units: "amount", currency: "currency", isHeld: "capture_method=manual" },
  ...{ owner: "customer", returnUrl: "return_url", metadata: "metadata" },
};

/** The last of three decimals must be 0. */
function takesUnits(units: string, currency: string): void {
  if (/^(bhd|jod|kwd|omr|tnd)$/.test(currency) && /[1-9]$/.test(units))
    throw new Refused(invalid("parameter_invalid_integer", `Invalid amount in ${currency}: the last digit must be 0.`));
}

function show({ body }: DoubleCall, thing: object): object {
  const paths = Array.isArray(body.expand) ? body.expand.map((path) => String(path).replace(/^data\./, "")) : [];
  return shown(thing, paths);
}

const thing = (desk: Desk, call: DoubleCall, kind: Kind, id: string): object =>
  show(
    call,
    thingsOf(desk)
      [kind]()
      .find((one) => one.id === id) ?? refuse(desk, "missing", id),
  );

const shows = (kind: Kind): Route => [200, (desk, call) => thing(desk, call, kind, call.ids[0] ?? "")];

type Listed = { readonly id: string; readonly created: number };

function listed(call: DoubleCall, all: readonly Listed[], object = "list"): object {
  const { body } = call;
  const limit = Number(textAt(body, "limit") || 10);
  const [from, to] = [Number(textAt(body, "created/gte")), Number(textAt(body, "created/lte") || 1e12)];
  const newestFirst = [...all].reverse().filter(({ created }) => created >= from && created <= to);
  const start = newestFirst.findIndex(({ id }) => id === textAt(body, "starting_after")) + 1;
  const data = newestFirst.slice(start, start + limit).map((one) => show(call, one));
  return { object, data, has_more: newestFirst.length > start + limit };
}

function open(desk: Desk, call: DoubleCall): object {
  const { body } = call;
  const order = orderIn(desk, body, PAGE);
  takesUnits(textAt(body, PAGE.units), order.amount.currency);
  const { id } = opened(desk, "cs_test", { order, body, endPath: "expires_at" });
  return thing(desk, call, "checkout.session", id);
}

function expire(desk: Desk, call: DoubleCall): object {
  const { id } = ended(desk, found(desk, desk.book.pages, call.ids[0] ?? ""));
  return thing(desk, call, "checkout.session", id);
}

function charge(desk: Desk, call: DoubleCall): object {
  const order = orderIn(desk, call.body, CHARGE);
  takesUnits(textAt(call.body, CHARGE.units), order.amount.currency);
  const { id: saved, number } = found(desk, desk.book.cards, textAt(call.body, "payment_method"));
  if (order.owner !== null && desk.book.owners.get(saved) !== order.owner) refuse(desk, "card", saved);
  const { id, decline } = chargeCard(desk, order, { number, saved }, order.returnUrl !== "");
  const payment_intent = thing(desk, call, "payment_intent", id);
  if (decline !== null) throw new Refused(failure(402, { ...declineError(decline), payment_intent }));
  return payment_intent;
}

type ChangeFields = Readonly<Record<"units" | "reference", string>> & { readonly of?: string };

/** Captures, cancels or refunds, and shows the payment or the refund. */
function changes(kind: FollowUpKind, { units, reference, of = "" }: ChangeFields): Route {
  return [
    200,
    (desk, call) => {
      const payment = found(desk, desk.book.payments, call.ids[0] ?? textAt(call.body, of));
      const asked = textAt(call.body, units);
      takesUnits(asked, payment.amount.currency);
      const named = { reference: textAt(call.body, reference), units: asked };
      const { made, why } = changed(desk, payment, { kind, ...named });
      if (why !== null) refuse(desk, why, payment.id);
      if (kind === "refund") return thing(desk, call, "refund", made.id);
      if (kind === "capture") Object.assign(payment.order.metadata, { capture: named.reference });
      return thing(desk, call, "payment_intent", payment.id);
    },
  ];
}

function detach(desk: Desk, call: DoubleCall): object {
  const [id = ""] = call.ids;
  if (!desk.book.owners.delete(id)) refuse(desk, "card", id);
  return thing(desk, call, "payment_method", id);
}

function tokenised(desk: Desk, call: DoubleCall): object {
  const number = TOKENS[textAt(call.body, "card/token")] ?? refuse(desk, "card");
  return thing(desk, call, "payment_method", addCard(desk.book, number, null).id);
}

/** Finds by metadata alone, and not before the index has it. */
function search(desk: Desk, call: DoubleCall): object {
  const reference = /^metadata\['reference'\]:'(\w+)'$/.exec(textAt(call.body, "query"))?.[1];
  const indexed = desk.book.now() / 1_000 - desk.book.searchLag;
  const intents = thingsOf(desk).payment_intent();
  const matching = intents.filter(({ metadata, created }) => metadata.reference === reference && created <= indexed);
  return listed(call, matching, "search_result");
}

const lists = (kind: Kind): Route => [200, (desk, call) => listed(call, thingsOf(desk)[kind]())];

function refunds(desk: Desk, call: DoubleCall): object {
  const { payment_intent } = call.body;
  return listed(
    call,
    thingsOf(desk)
      .refund()
      .filter((one) => one.payment_intent.id === payment_intent),
  );
}

const isUnread = ({ status, body }: Reply) => status === 400 && JSON.stringify(body).includes('"parameter_');

function back(returnUrl: string, payment: string, status: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set("payment_intent", payment);
  url.searchParams.set("redirect_status", status);
  return url.href;
}

const STRIPE_SKIN: Skin<StripeFault, StripeTold> = {
  ...{ prefix: "/v1", releasesRest: true, name: nameOf, faults: FAULTS, isUnsound: isUnread, tells: eventsTold },
  routes: {
    "GET /account": [200, () => ({ id: "acct_double", object: "account" })],
    "POST /checkout/sessions": [200, open],
    "GET /checkout/sessions": lists("checkout.session"),
    "GET /checkout/sessions/*": shows("checkout.session"),
    "POST /checkout/sessions/*/expire": [200, expire],
    "POST /payment_intents": [200, charge],
    "GET /payment_intents": lists("payment_intent"),
    "GET /payment_intents/search": [200, search],
    "GET /payment_intents/*": shows("payment_intent"),
    "POST /payment_intents/*/capture": changes("capture", {
      units: "amount_to_capture",
      reference: "metadata/capture",
    }),
    "POST /payment_intents/*/cancel": changes("release", { units: "", reference: "" }),
    "POST /payment_methods": [200, tokenised],
    "POST /payment_methods/*/detach": [200, detach],
    "GET /payment_methods/*": shows("payment_method"),
    "POST /refunds": changes("refund", { units: "amount", reference: "metadata/reference", of: "payment_intent" }),
    "GET /refunds": [200, refunds],
    "GET /refunds/*": shows("refund"),
  },
  bars: ({ route, body }) => {
    const wrong = fieldFault(route, body);
    return wrong === null ? null : invalid("parameter_invalid", wrong);
  },
  refusal: (why, name) => invalid(CODES[why], `${why}: ${name}`, why === "missing" ? 404 : 400),
  rules: {
    ...{ paying: PAYING, declined: DECLINED, cards: CARDS, isOnePaymentPerPage: true, isDecidedAtBank: true },
    lives: { cs_test: { least: DAY_MS / 48, usual: DAY_MS, most: DAY_MS } },
    unconfirmed: declineWith("authentication_failed", "payment_intent_authentication_failure"),
    unasked: declineWith("authentication_required", "authentication_required"),
    wayBack: ({ id, order }) => order.returnUrl.replace("{CHECKOUT_SESSION_ID}", id),
    fromBank: ({ payment: { id, order }, isConfirmed }) =>
      back(order.returnUrl, id, isConfirmed ? "succeeded" : "failed"),
  },
  keys: {
    lifeMs: DAY_MS,
    conflict: failure(400, { type: "idempotency_error", message: "The key was used with other parameters." }),
    running: failure(409, { type: "idempotency_error", code: "idempotency_key_in_use", message: "The key is in use." }),
    keeps: (reply) => !isUnread(reply),
    headers: (_, isReplay) => ({ "Request-Id": "req_double", ...(isReplay && { "Idempotent-Replayed": "true" }) }),
  },
  read: (text, url, method) => readForm(method === "GET" ? url.search.slice(1) : text),
  check: checkCall,
  sign: ({ body }, secret, now) => {
    const timestamp = Math.floor(now / 1_000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    return { headers: { "Content-Type": "application/json", "stripe-signature": signature }, body };
  },
  forged: (secret) => `${secret}_forged`,
};

export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>;

/** Starts it on a free port, or on a given one. */
export async function startStripeDouble(port?: number) {
  const double = await startDouble(STRIPE_SKIN, port);
  type Things = ReturnType<typeof thingsOf>;
  const things = <K extends Kind>(kind: K) => thingsOf(double.desk)[kind]() as ReturnType<Things[K]>;
  return { ...double, things };
}

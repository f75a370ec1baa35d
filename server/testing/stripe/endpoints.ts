/** The Stripe double's endpoints: what each call does to the book, and what it shows. */
import {
  addCard,
  type FollowUpKind,
  followUp,
  newPayment,
  type Order,
  type Payment,
  type WhyNot,
  whyNot,
} from "../gateway-double/book";
import type { DoubleCall, Reply } from "../gateway-double/call-server";
import type { Desk } from "../gateway-double/double";
import { type Form, textAt, textsAt } from "../gateway-double/form";
import { endPage, expirePages, openPage, sendToBank, tryCard } from "../gateway-double/pages";
import { behaviourOf, declineError, declineWith } from "./cards";
import { routeOf } from "./desk";
import { checkFields, checkUnits } from "./rules";
import { failure, invalid, type Objects, Refusal, type StripeTold, shown } from "./things";

/** What the endpoints work on. */
type StripeDesk = Desk<StripeTold> & {
  readonly objects: Objects;
  /** Seconds by which the search lags. */
  readonly lagSeconds: () => number;
};

type StripeCall = { readonly desk: StripeDesk; readonly id: string; readonly form: Form };
type Kind = keyof Objects["all"];
type Thing = { readonly id: string; readonly created: number };

function found<T>(one: T | undefined, id: string): T {
  if (one === undefined) throw invalid("resource_missing", `No such object: '${id}'`, 404);
  return one;
}

const things = ({ desk }: StripeCall, kind: Kind): readonly Thing[] => desk.objects.all[kind]();
const payment = ({ desk }: StripeCall, id: string): Payment => found(desk.book.payments.get(id), id);

/** Replaces ids by their objects, along the paths that were asked for. */
function expanded(call: StripeCall, thing: object): Record<string, unknown> {
  const object = shown(thing);
  const wanted = call.form.expand;
  for (const path of Array.isArray(wanted) ? wanted : [])
    if (typeof path === "string") expandPath(call, object, path.replace(/^data\./, "").split("."));
  return object;
}

function expandPath(call: StripeCall, object: Record<string, unknown>, [name = "", ...rest]: readonly string[]): void {
  const value = object[name];
  const kinds = Object.keys(call.desk.objects.all) as Kind[];
  const named = kinds.flatMap((kind) => things(call, kind)).find(({ id }) => id === value);
  const whole = named === undefined ? value : shown(named);
  if (typeof whole !== "object" || whole === null) return;
  object[name] = whole;
  if (rest.length > 0) expandPath(call, whole as Record<string, unknown>, rest);
}

const show = (call: StripeCall, kind: Kind, id = call.id) =>
  expanded(
    call,
    found(
      things(call, kind).find(({ id: own }) => own === id),
      id,
    ),
  );

function listed(call: StripeCall, all: readonly Thing[]) {
  const { form } = call;
  const limit = Number(textAt(form, "limit") ?? 10);
  const [from, to] = [Number(textAt(form, "created", "gte") ?? 0), Number(textAt(form, "created", "lte") ?? 1e12)];
  const newestFirst = [...all].reverse().filter(({ created }) => created >= from && created <= to);
  const after = textAt(form, "starting_after");
  const start = after === null ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  const data = newestFirst.slice(start, start + limit).map((one) => expanded(call, one));
  return { object: "list", data, has_more: newestFirst.length > start + limit };
}

function open(call: StripeCall): unknown {
  const { desk, form } = call;
  const price = ["line_items", 0, "price_data"] as const;
  const [units, code] = [Number(textAt(form, ...price, "unit_amount") ?? 0), textAt(form, ...price, "currency")];
  checkUnits(units, code ?? "");
  const expiresAt = Number(textAt(form, "expires_at") ?? 0) * 1_000 || desk.book.now() + 86_400_000;
  const left = expiresAt - Math.floor(desk.book.now() / 1_000) * 1_000;
  if (left < 1_800_000 || left > 86_400_000)
    throw invalid("parameter_invalid_integer", "`expires_at` must be 30 minutes to 24 hours from now.");
  const id = desk.book.name("cs_test");
  const isKept = textAt(form, "payment_intent_data", "setup_future_usage");
  const asksBox = textAt(form, "saved_payment_method_options", "payment_method_save") === "enabled";
  const mode = textAt(form, "mode") ?? "payment";
  const metadata = form.payment_intent_data;
  const own = typeof metadata === "object" && !Array.isArray(metadata) ? textsAt(metadata, "metadata") : {};
  const hasOwner = mode === "setup" || textAt(form, "customer_creation") === "always";
  const order: Order = {
    reference: own.reference ?? "",
    amount: { units, currency: code ?? textAt(form, "currency") ?? "usd" },
    isHeld: textAt(form, "payment_intent_data", "capture_method") === "manual",
    owner: hasOwner ? desk.book.name("cus") : null,
    keeps: mode === "setup" || isKept !== null ? "yes" : asksBox ? "ask" : "no",
    returnUrl: textAt(form, "success_url") ?? "",
    cancelUrl: textAt(form, "cancel_url") ?? "",
    metadata: own,
  };
  const client_reference_id = textAt(form, "client_reference_id");
  desk.objects.sessions.set(id, { mode, client_reference_id, metadata: textsAt(form, "metadata"), asked: form });
  openPage(desk.book, { id, order, expiresAt });
  return show(call, "checkout.session", id);
}

function expire(call: StripeCall): unknown {
  const page = found(call.desk.book.pages.get(call.id), call.id);
  if (page.status !== "open") throw invalid("resource_invalid", "Only open Checkout Sessions can be expired.");
  endPage(call.desk.book, page);
  return show(call, "checkout.session");
}

function declined(call: StripeCall, made: Payment): never {
  const error = declineError(made.decline ?? declineWith("generic_decline"));
  throw new Refusal(failure(402, { ...error, payment_intent: show(call, "payment_intent", made.id) }));
}

function charge(call: StripeCall): unknown {
  const { desk, form } = call;
  const units = Number(textAt(form, "amount"));
  checkUnits(units, textAt(form, "currency") ?? "");
  const method = found(desk.book.cards.get(textAt(form, "payment_method") ?? ""), "payment_method");
  const [owner, returnUrl] = [textAt(form, "customer"), textAt(form, "return_url")];
  if (owner !== null && desk.book.owners.get(method.id) !== owner)
    throw invalid("resource_missing", "The payment method does not belong to the customer.");
  if (textAt(form, "confirm") !== "true") throw invalid("parameter_missing", "Only confirmed payments are made here.");
  const metadata = textsAt(form, "metadata");
  const made = newPayment(desk.book, {
    reference: metadata.reference ?? "",
    amount: { units, currency: textAt(form, "currency") ?? "" },
    isHeld: textAt(form, "capture_method") === "manual",
    ...{ owner, keeps: "no", returnUrl: returnUrl ?? "", metadata },
  });
  made.card = method.id;
  const { authenticates, declinedLater } = behaviourOf(method.number);
  if (authenticates && returnUrl !== null) sendToBank(desk, made);
  else {
    const refusal = authenticates
      ? { ...declineWith("authentication_required"), raw: "authentication_required" }
      : declinedLater
        ? declineWith("generic_decline")
        : null;
    const verdict = refusal === null ? desk.nextVerdict() : ({ kind: "declined", ...refusal } as const);
    tryCard(desk, made, { number: method.number, saved: method.id }, verdict);
  }
  if (made.state === "declined") declined(call, made);
  return show(call, "payment_intent", made.id);
}

const REFUSALS: Readonly<Record<WhyNot, string>> = {
  released: "payment_intent_unexpected_state",
  taken: "payment_intent_unexpected_state",
  not_approved: "payment_intent_unexpected_state",
  not_taken: "amount_too_large",
  too_much: "amount_too_large",
  all_refunded: "charge_already_refunded",
};

function change(call: StripeCall, kind: FollowUpKind, id: string) {
  const { desk, form } = call;
  const about = payment(call, id);
  const metadata = textsAt(form, "metadata");
  const asked = textAt(form, kind === "capture" ? "amount_to_capture" : "amount");
  const most = kind === "refund" ? about.taken : about.amount.units;
  const amount = { units: asked === null ? most : Number(asked), currency: about.amount.currency };
  checkUnits(amount.units, amount.currency);
  const why = whyNot(about, kind, amount);
  if (why !== null) throw invalid(REFUSALS[why], `The payment cannot be changed: ${why}.`);
  if (kind === "capture") Object.assign(about.order.metadata, metadata);
  const reference = (kind === "capture" ? metadata.capture : metadata.reference) ?? "";
  return followUp(desk.book, about, { kind, id: desk.book.name(kind === "refund" ? "re" : kind), reference, amount });
}

function detach(call: StripeCall): unknown {
  if (!call.desk.book.owners.delete(call.id)) throw invalid("resource_missing", "The method is not attached.");
  return show(call, "payment_method");
}

/** Tokens of device wallets and of Stripe's own tests, by the card behind them. */
const TOKENS: Readonly<Record<string, string>> = {
  tok_visa: "4242424242424242",
  tok_mastercard: "5555555555554444",
  tok_chargeDeclined: "4000000000000002",
};

function tokenised(call: StripeCall): unknown {
  const number = TOKENS[textAt(call.form, "card", "token") ?? ""];
  if (number === undefined) throw invalid("resource_missing", "No such token.");
  return show(call, "payment_method", addCard(call.desk.book, number, null).id);
}

/** Finds by metadata alone, and not before the index has it. */
function search(call: StripeCall): unknown {
  const { desk, form } = call;
  const reference = /^metadata\['reference'\]:'(\w+)'$/.exec(textAt(form, "query") ?? "")?.[1];
  if (reference === undefined) throw invalid("parameter_invalid", "The query cannot be read.");
  const indexed = desk.book.now() / 1_000 - desk.lagSeconds();
  const intents = desk.objects.all.payment_intent();
  const matching = intents.filter(({ metadata, created }) => metadata.reference === reference && created <= indexed);
  return { ...listed(call, matching), object: "search_result" };
}

const refundsOf = (call: StripeCall) =>
  call.desk.objects.all.refund().filter((one) => one.payment_intent === textAt(call.form, "payment_intent"));

/** By method and path, ids replaced by `*`. */
const ENDPOINTS: Readonly<Record<string, (call: StripeCall) => unknown>> = {
  "GET /v1/account": () => ({ id: "acct_double", object: "account" }),
  "POST /v1/checkout/sessions": open,
  "GET /v1/checkout/sessions": (call) => listed(call, things(call, "checkout.session")),
  "GET /v1/checkout/sessions/*": (call) => show(call, "checkout.session"),
  "POST /v1/checkout/sessions/*/expire": expire,
  "POST /v1/payment_intents": charge,
  "GET /v1/payment_intents": (call) => listed(call, things(call, "payment_intent")),
  "GET /v1/payment_intents/search": search,
  "GET /v1/payment_intents/*": (call) => show(call, "payment_intent"),
  "POST /v1/payment_intents/*/capture": (call) => {
    change(call, "capture", call.id);
    return show(call, "payment_intent");
  },
  "POST /v1/payment_intents/*/cancel": (call) => {
    change(call, "release", call.id);
    return show(call, "payment_intent");
  },
  "POST /v1/payment_methods": tokenised,
  "POST /v1/payment_methods/*/detach": detach,
  "GET /v1/payment_methods/*": (call) => show(call, "payment_method"),
  "POST /v1/refunds": (call) =>
    show(call, "refund", change(call, "refund", textAt(call.form, "payment_intent") ?? "").id),
  "GET /v1/refunds": (call) => listed(call, refundsOf(call)),
  "GET /v1/refunds/*": (call) => show(call, "refund"),
};

/** Does what the call asks. @throws {Refusal} */
export function perform(desk: StripeDesk, call: DoubleCall<Form>): Reply {
  const { route, id } = routeOf(call);
  const endpoint = ENDPOINTS[route];
  if (endpoint === undefined) throw invalid("url_invalid", `Unrecognized request URL (${route}).`, 404);
  checkFields(route, call.body);
  expirePages(desk.book);
  return { status: 200, body: Object(endpoint({ desk, id, form: call.body })) };
}

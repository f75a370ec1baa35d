/** The stand-in's endpoints: what each call does to the books, and what it shows. */
import { createIntent, methodOfToken } from "./charging";
import { type Form, textAt, textsAt } from "./form";
import { endPage, expirePages, openPage } from "./pages";
import { cancelIntent, captureIntent, type Fate, refundIntent } from "./payments";
import { checkUnits } from "./rules";
import { all, type Books, type Intent, invalid, shown, type Thing, thing } from "./things";

/** One call, read. */
export type StripeCall = {
  readonly books: Books;
  readonly origin: string;
  /** Ids of the path, in their order. */
  readonly id: string;
  readonly form: Form;
  /** What is in store for the payment that this call makes. */
  fate(): Fate;
  /** Seconds by which the search lags behind. */
  readonly lagSeconds: number;
};

type Endpoint = (call: StripeCall) => unknown;

const PAGES = "checkout.session";
const INTENTS = "payment_intent";

function listed({ books, form }: StripeCall, things: readonly Thing[]) {
  const limit = Number(textAt(form, "limit") ?? 10);
  const [from, to] = [Number(textAt(form, "created", "gte") ?? 0), Number(textAt(form, "created", "lte") ?? 1e12)];
  const newestFirst = [...things].reverse().filter(({ created }) => created >= from && created <= to);
  const after = textAt(form, "starting_after");
  const start = after === null ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1;
  const data = newestFirst.slice(start, start + limit).map((one) => expanded(books, shown(one), form));
  return { object: "list", data, has_more: newestFirst.length > start + limit };
}

/** Replaces ids by what they name, along the paths that were asked for. */
function expanded(books: Books, object: Record<string, unknown>, form: Form): Record<string, unknown> {
  const wanted = form.expand;
  for (const path of Array.isArray(wanted) ? wanted : []) {
    if (typeof path === "string") expandPath(books, object, path.replace(/^data\./, "").split("."));
  }
  return object;
}

function expandPath(books: Books, object: Record<string, unknown>, [name = "", ...rest]: readonly string[]): void {
  const value = object[name];
  const named = typeof value === "string" ? books.things.get(value) : undefined;
  const whole = named === undefined ? value : shown(named);
  if (typeof whole !== "object" || whole === null) return;
  object[name] = whole;
  if (rest.length > 0) expandPath(books, whole as Record<string, unknown>, rest);
}

const one = (call: StripeCall, found: Thing) => expanded(call.books, shown(found), call.form);

function create(call: StripeCall): unknown {
  const { books, origin, form } = call;
  const price = ["line_items", 0, "price_data"] as const;
  checkUnits(Number(textAt(form, ...price, "unit_amount") ?? 0), textAt(form, ...price, "currency") ?? "");
  return one(call, openPage(books, origin, form));
}

function expire(call: StripeCall): unknown {
  const page = thing(call.books, PAGES, call.id);
  endPage(call.books, page);
  return one(call, page);
}

function charge(call: StripeCall): unknown {
  const { books, form, fate, origin } = call;
  checkUnits(Number(textAt(form, "amount")), textAt(form, "currency") ?? "");
  return one(call, createIntent(books, form, { fate: fate(), origin }));
}

function capture(call: StripeCall): unknown {
  const { books, form } = call;
  const intent = thing(books, INTENTS, call.id);
  const units = Number(textAt(form, "amount_to_capture") ?? intent.amount_capturable);
  checkUnits(units, intent.currency);
  captureIntent(books, intent, units, textsAt(form, "metadata"));
  return one(call, intent);
}

function cancel(call: StripeCall): unknown {
  const intent = thing(call.books, INTENTS, call.id);
  cancelIntent(call.books, intent, `void of ${intent.id}`);
  return one(call, intent);
}

function refund(call: StripeCall): unknown {
  const { books, form } = call;
  const intent = thing(books, INTENTS, textAt(form, "payment_intent") ?? "");
  const units = Number(textAt(form, "amount") ?? intent.amount_received);
  checkUnits(units, intent.currency);
  return one(call, refundIntent(books, intent, units, textsAt(form, "metadata")));
}

function detach(call: StripeCall): unknown {
  const method = thing(call.books, "payment_method", call.id);
  if (method.customer === null) throw invalid("resource_missing", "The payment method is not attached to a customer.");
  method.customer = null;
  return one(call, method);
}

function refunds(call: StripeCall): unknown {
  const intent = textAt(call.form, "payment_intent");
  return listed(
    call,
    all(call.books, "refund").filter(({ payment_intent }) => payment_intent === intent),
  );
}

/** Finds by metadata alone, and not before the index has it. */
function search(call: StripeCall): unknown {
  const { books, form, lagSeconds } = call;
  const reference = /^metadata\['reference'\]:'(\w+)'$/.exec(textAt(form, "query") ?? "")?.[1];
  if (reference === undefined) throw invalid("parameter_invalid", "The query cannot be read.");
  const isIndexed = ({ created }: Intent) => created + lagSeconds <= books.now() / 1_000;
  const found = all(books, INTENTS).filter((intent) => intent.metadata.reference === reference && isIndexed(intent));
  return { ...listed(call, found), object: "search_result" };
}

/** By method and path, ids replaced by `*`. */
const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  "GET /v1/account": () => ({ id: "acct_double", object: "account" }),
  "POST /v1/checkout/sessions": create,
  "GET /v1/checkout/sessions": (call) => listed(call, all(call.books, PAGES)),
  "GET /v1/checkout/sessions/*": (call) => one(call, thing(call.books, PAGES, call.id)),
  "POST /v1/checkout/sessions/*/expire": expire,
  "POST /v1/payment_intents": charge,
  "GET /v1/payment_intents": (call) => listed(call, all(call.books, INTENTS)),
  "GET /v1/payment_intents/search": search,
  "GET /v1/payment_intents/*": (call) => one(call, thing(call.books, INTENTS, call.id)),
  "POST /v1/payment_intents/*/capture": capture,
  "POST /v1/payment_intents/*/cancel": cancel,
  "POST /v1/payment_methods": ({ books, form }) => shown(methodOfToken(books, form)),
  "POST /v1/payment_methods/*/detach": detach,
  "GET /v1/payment_methods/*": (call) => one(call, thing(call.books, "payment_method", call.id)),
  "POST /v1/refunds": refund,
  "GET /v1/refunds": refunds,
  "GET /v1/refunds/*": (call) => one(call, thing(call.books, "refund", call.id)),
};

/** Does what the call asks. @throws {Refusal} */
export function perform(route: string, call: StripeCall): unknown {
  const endpoint = ENDPOINTS[route];
  if (endpoint === undefined) throw invalid("url_invalid", `Unrecognized request URL (${route}).`, 404);
  expirePages(call.books);
  return endpoint(call);
}

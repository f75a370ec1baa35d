/** Pages of the stand-in: opened by a call, paid or left by a customer, ended by a call or by time. */
import { behaviourOf, cardDetails } from "./cards";
import { type Form, textAt, textsAt } from "./form";
import { decide, type Fate, NO_FATE, newIntent } from "./payments";
import { all, type Books, invalid, keep, type Method, type Page, tell, thing } from "./things";

const SHORTEST_SECONDS = 30 * 60;
const LONGEST_SECONDS = 24 * 3_600;

const seconds = (books: Books) => Math.floor(books.now() / 1_000);

export function openPage(books: Books, origin: string, asked: Form): Page {
  const expiresAt = Number(textAt(asked, "expires_at") ?? seconds(books) + LONGEST_SECONDS);
  const left = expiresAt - seconds(books);
  if (left < SHORTEST_SECONDS || left > LONGEST_SECONDS) {
    throw invalid("parameter_invalid_integer", "`expires_at` must be 30 minutes to 24 hours from now.");
  }
  const id = books.name("cs_test");
  const isSetup = textAt(asked, "mode") === "setup";
  const price = ["line_items", 0, "price_data"] as const;
  return keep(books, {
    id,
    object: "checkout.session",
    created: seconds(books),
    status: "open",
    payment_status: isSetup ? "no_payment_required" : "unpaid",
    mode: textAt(asked, "mode") ?? "payment",
    url: `${origin}/c/pay/${id}`,
    expires_at: expiresAt,
    amount_total: isSetup ? null : Number(textAt(asked, ...price, "unit_amount")),
    currency: textAt(asked, ...price, "currency") ?? textAt(asked, "currency") ?? "usd",
    client_reference_id: textAt(asked, "client_reference_id"),
    metadata: textsAt(asked, "metadata"),
    payment_intent: null,
    setup_intent: null,
    success_url: textAt(asked, "success_url") ?? "",
    cancel_url: textAt(asked, "cancel_url") ?? "",
    livemode: false,
    asked,
  });
}

/** Pages whose time is over are expired by the time that somebody looks. */
export function expirePages(books: Books): void {
  for (const page of all(books, "checkout.session")) {
    if (page.status === "open" && page.expires_at <= seconds(books)) endPage(books, page);
  }
}

export function endPage(books: Books, page: Page): void {
  if (page.status !== "open") {
    throw invalid("resource_invalid", `Only Checkout Sessions with a status in ["open"] can be expired.`);
  }
  Object.assign(page, { status: "expired", url: null });
  tell(books, "checkout.session.expired", page);
}

export function addMethod(books: Books, number: string, customer: string | null, redisplay = "limited"): Method {
  return keep(books, {
    id: books.name("pm"),
    object: "payment_method",
    created: seconds(books),
    type: "card",
    customer,
    allow_redisplay: redisplay,
    card: cardDetails(number, null),
    number,
  });
}

/** What a customer does on a page. */
export type Payment = {
  readonly number: string;
  /** The box "keep my card" is ticked. */
  readonly save?: boolean;
  readonly fate?: Fate;
};

/**
 * The customer submits the page. A declined try leaves it open.
 * @returns true if that finished it
 */
export function submitPage(books: Books, id: string, { number, save = false, fate = NO_FATE }: Payment): boolean {
  const page = thing(books, "checkout.session", id);
  if (page.status !== "open") throw invalid("resource_invalid", "This page is no longer open.");
  const { decline } = behaviourOf(number);
  if (page.mode === "setup") return decline === undefined ? keepAlone(books, page, number) : false;
  const intent =
    page.payment_intent === null ? intentOf(books, page) : thing(books, "payment_intent", page.payment_intent);
  const future = textAt(page.asked, "payment_intent_data", "setup_future_usage");
  const isKept =
    future !== null ||
    (save && textAt(page.asked, "saved_payment_method_options", "payment_method_save") === "enabled");
  decide(books, intent, number, fate);
  if (intent.last_payment_error !== null) return false;
  const customer = textAt(page.asked, "customer_creation") === "always" ? books.name("cus") : null;
  intent.customer = customer;
  intent.payment_method = addMethod(books, number, isKept ? customer : null, save ? "always" : "limited").id;
  Object.assign(page, {
    status: "complete",
    url: null,
    payment_status: intent.status === "succeeded" ? "paid" : "unpaid",
  });
  tell(books, "checkout.session.completed", page);
  return true;
}

function intentOf(books: Books, page: Page) {
  const data = page.asked.payment_intent_data;
  const wanted: Form = typeof data === "object" && !Array.isArray(data) ? data : {};
  const intent = newIntent(books, {
    amount: page.amount_total ?? 0,
    currency: page.currency,
    capture_method: textAt(wanted, "capture_method") ?? "automatic",
    metadata: textsAt(wanted, "metadata"),
  });
  page.payment_intent = intent.id;
  return intent;
}

function keepAlone(books: Books, page: Page, number: string): boolean {
  const customer = books.name("cus");
  const setup = keep(books, {
    id: books.name("seti"),
    object: "setup_intent",
    created: seconds(books),
    status: "succeeded",
    customer,
    payment_method: addMethod(books, number, customer, "always").id,
  });
  Object.assign(page, { status: "complete", url: null, setup_intent: setup.id });
  tell(books, "setup_intent.succeeded", page);
  tell(books, "checkout.session.completed", page);
  return true;
}

/** The customer pays in the very moment in which the page ends: it ends, and the money comes all the same. */
export function payLate(books: Books, id: string, number: string): void {
  const page = thing(books, "checkout.session", id);
  if (page.status !== "expired") throw invalid("resource_invalid", "This page has not ended.");
  const intent =
    page.payment_intent === null ? intentOf(books, page) : thing(books, "payment_intent", page.payment_intent);
  decide(books, intent, number, NO_FATE);
  Object.assign(page, { payment_status: intent.status === "succeeded" ? "paid" : "unpaid" });
}

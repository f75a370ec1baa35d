/**
 * The calls of any simulated gateway: each describes where a body has its values and how results are shown.
 */
import {
  addCard,
  type Card,
  type FollowUp,
  type FollowUpKind,
  followUp,
  type Order,
  type Page,
  type Payment,
} from "./book";
import type { DoubleCall } from "./call-server";
import { type Desk, found, refuse } from "./desk";
import { hasAt, textAt, textsAt } from "./form";
import { chargeCard, endPage } from "./pages";

/** A call's status on success, and its function. */
export type Route = readonly [status: number, act: (desk: Desk, call: DoubleCall) => object];

/** Converts an object of the gateway's books to a response body. */
export type Show<T> = (desk: Desk, thing: T, call: DoubleCall) => object;

type Things = {
  readonly pages: Page;
  readonly payments: Payment;
  readonly followUps: FollowUp;
  readonly cards: Card;
};
type Tables = { readonly [K in keyof Things]: ReadonlyMap<string, Things[K]> };

const tableOf = <K extends keyof Things>(book: Tables, name: K): ReadonlyMap<string, Things[K]> => book[name];

/**
 * Paths of an order's values in a request body. The paths of `isHeld`, `keeps`, `asks`, `newOwner` and `card`
 * include the value that means yes.
 */
export type OrderFields = Readonly<
  Record<"reference" | "units" | "currency" | "returnUrl" | "isHeld", string> &
    Partial<Record<"owner" | "newOwner" | "keeps" | "asks" | "cancelUrl" | "language" | "metadata" | "end", string>> &
    Partial<Record<"card" | "saved" | "typed", string>>
>;

function orderIn(desk: Desk, { body }: DoubleCall, fields: OrderFields): Order {
  const { owner = "", newOwner = "", keeps = "", asks = "", cancelUrl = "", language = "", metadata = "" } = fields;
  return {
    reference: textAt(body, fields.reference),
    amount: inSteps(desk, textAt(body, fields.units), textAt(body, fields.currency)),
    isHeld: hasAt(body, fields.isHeld),
    owner: textAt(body, owner) || (hasAt(body, newOwner) ? desk.book.name("cus") : null),
    keeps: hasAt(body, keeps) ? "yes" : hasAt(body, asks) ? "ask" : "no",
    ...{ returnUrl: textAt(body, fields.returnUrl), cancelUrl: textAt(body, cancelUrl) },
    ...{ language: textAt(body, language), metadata: textsAt(body, metadata) },
  };
}

function inSteps(desk: Desk, units: string, currency: string) {
  const amount = { units: Number(units), currency };
  return amount.units % (desk.rules.steps[currency] ?? 1) === 0 ? amount : refuse(desk, "step", units);
}

const idIn = ({ ids: [id = ""] }: DoubleCall) => id;

/** Opens a payment page until the expiry in the request, in Unix seconds or ISO 8601. */
export const opens = (prefix: string, fields: OrderFields, show: Show<Page>, status = 200): Route => [
  status,
  (desk, call) => {
    const { book, rules } = desk;
    const { least = 0, most = 0, usual = 0 } = rules.lives[prefix] ?? {};
    const [end, now] = [textAt(call.body, fields.end ?? ""), book.now()];
    const expiresAt = end === "" ? now + usual : Number(end) * 1_000 || Date.parse(end);
    if (!(expiresAt >= now + least && expiresAt <= now + most)) refuse(desk, "life", end);
    const named = { id: book.name(prefix), createdAt: now, order: orderIn(desk, call, fields), expiresAt };
    const page: Page = { ...named, asked: call.body, status: "open", payment: null };
    book.pages.set(page.id, page);
    return show(desk, page, call);
  },
];

/** Ends an unpaid payment page. */
export const ends = (show: Show<Page>): Route => [
  200,
  (desk, call) => {
    const page = found(desk, desk.book.pages, idIn(call));
    if (page.status !== "open" || page.payment?.state === "approved") refuse(desk, "over", page.id);
    endPage(desk.book, page);
    return show(desk, page, call);
  },
];

/** Charges a saved card of the order's customer, a typed card, or a wallet. */
export const charges = (fields: OrderFields, show: Show<Payment>): Route => [
  200,
  (desk, call) => {
    const { book } = desk;
    const order = orderIn(desk, call, fields);
    const saved = textAt(call.body, fields.saved ?? "");
    const typed = textAt(call.body, fields.typed ?? "").replace(/^test_/, "");
    const card = book.cards.get(saved);
    const isOwn = card !== undefined && (book.owners.get(saved) ?? null) === order.owner;
    const isCard = saved !== "" || hasAt(call.body, fields.card ?? "");
    if (isCard && !isOwn && typed === "") refuse(desk, "card", saved);
    const tried = { number: card?.number ?? typed, saved: saved || null };
    return show(desk, chargeCard(desk, order, tried, order.returnUrl !== ""), call);
  },
];

type ChangeFields = Readonly<Partial<Record<"units" | "currency" | "of" | "metadata" | "word", string>>> & {
  readonly reference: string;
  /** True if every request is accepted and a notification reports the outcome. */
  readonly isSlow?: true;
};

/** Captures, releases or refunds. A reversal refunds a captured payment and releases any other. */
export const changes = (
  wanted: FollowUpKind | "reversal",
  fields: ChangeFields,
  show: Show<FollowUp>,
  status = 200,
): Route => [
  status,
  (desk, call) => {
    const { units = "", currency = "", of = "", metadata = "", word = "" } = fields;
    const text = (path: string) => textAt(call.body, path);
    const payment = found(desk, desk.book.payments, idIn(call) || text(of));
    const kind = wanted !== "reversal" ? wanted : payment.taken === 0 ? "release" : "refund";
    const whole = { ...payment.amount, ...(kind === "refund" && { units: payment.taken }) };
    const asked = text(units) === "" ? whole : inSteps(desk, text(units), text(currency) || whole.currency);
    const id = desk.book.name(kind === "refund" ? "re" : kind);
    const named = { id, kind, word, reference: text(fields.reference), metadata: textsAt(call.body, metadata) };
    const { made, why } = followUp(desk.book, payment, { ...named, amount: asked });
    if (why !== null && fields.isSlow !== true) refuse(desk, why, payment.id);
    return show(desk, made, call);
  },
];

export const finds = <K extends keyof Things>(table: K, show: Show<Things[K]>): Route => [
  200,
  (desk, call) => show(desk, found(desk, tableOf(desk.book, table), idIn(call)), call),
];

export type ListFields = Readonly<Record<"limit" | "from" | "to" | "after", string>> & {
  as(data: readonly object[], hasMore: boolean): object;
};

/** Lists objects created within a time in Unix seconds, newest first, from the object after the cursor. */
export const lists = <K extends keyof Things>(
  table: K,
  show: Show<Things[K]>,
  { limit, from, to, after, as }: ListFields,
  only: (item: Things[K], desk: Desk, call: DoubleCall) => boolean = () => true,
): Route => [
  200,
  (desk, call) => {
    const text = (path: string) => textAt(call.body, path);
    const [least, most] = [Number(text(from)), Number(text(to) || 1e12)];
    const within = [...tableOf(desk.book, table).values()].filter(({ createdAt }) => {
      const seconds = Math.floor(createdAt / 1_000);
      return seconds >= least && seconds <= most;
    });
    const newestFirst = within.filter((item) => only(item, desk, call)).reverse();
    const start = newestFirst.findIndex(({ id }) => id === text(after)) + 1;
    const end = start + Number(text(limit) || 10);
    return as(
      newestFirst.slice(start, end).map((item) => show(desk, item, call)),
      newestFirst.length > end,
    );
  },
];

/** Creates a card from a token of a wallet or of a page. @param tokens card numbers by token */
export const takesToken = (tokens: Readonly<Record<string, string>>, path: string, show: Show<Card>): Route => [
  200,
  (desk, call) => {
    const number = tokens[textAt(call.body, path)] ?? refuse(desk, "card");
    return show(desk, addCard(desk.book, { number, owner: null }), call);
  },
];

/** Deletes a saved card; if the request names an owner, only a card of that owner. */
export const forgets = (owner: string, show: Show<Card>, status = 200): Route => [
  status,
  (desk, call) => {
    const [id, { cards, owners }] = [idIn(call), desk.book];
    const card = cards.get(id) ?? refuse(desk, "card", id);
    const named = owner === "" ? owners.get(id) : textAt(call.body, owner);
    if (named === undefined || owners.get(id) !== named) refuse(desk, "card", id);
    owners.delete(id);
    return show(desk, card, call);
  },
];

/** The address with additional query parameters. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Objects and events of the Stripe double in Stripe's shape. Sources: the type files of the `stripe` package
 * 23.1.0 and Stripe's documentation; never compared with Stripe itself.
 */
import { isJsonObject, type JsonObject } from "@/server/kernel/json";
import type { Book, Card, FollowUp, Happening, Page, Payment } from "../gateway-double/book";
import type { Desk } from "../gateway-double/desk";
import { textAt, textsAt } from "../gateway-double/form";
import { bankOf } from "../gateway-double/pages";
import { cardDetails, declineError } from "./cards";

const HOLD_MS = 7 * 86_400_000;
const seconds = (at: number) => Math.floor(at / 1_000);
const named = ({ id, createdAt }: { id: string; createdAt: number }) => ({ id, created: seconds(createdAt) });

const STATUS = {
  open: "requires_payment_method",
  declined: "requires_payment_method",
  bank: "requires_action",
  approved: "succeeded",
  released: "canceled",
} as const satisfies Readonly<Record<Payment["state"], string>>;

function method(book: Book, card: Card) {
  const shown = { customer: book.owners.get(card.id) ?? null, allow_redisplay: card.isOffered ? "always" : "limited" };
  const details = cardDetails(card.number, null);
  return { ...named(card), object: "payment_method" as const, type: "card", ...shown, card: details };
}

function charge({ book }: Desk, { id, order, amount, taken, refunded, approvedAt, card }: Payment) {
  const details = cardDetails(
    book.cards.get(card ?? "")?.number ?? "",
    order.isHeld ? seconds((approvedAt ?? 0) + HOLD_MS) : null,
  );
  return {
    ...{ id: id.replace(/^pi/, "ch"), object: "charge" as const, created: seconds(approvedAt ?? 0) },
    ...{ status: "succeeded", captured: taken > 0, currency: amount.currency, payment_intent: id },
    ...{ amount: amount.units, amount_captured: taken, amount_refunded: refunded, metadata: order.metadata },
    payment_method_details: { type: "card", card: details },
  };
}

function intent(desk: Desk, payment: Payment) {
  const { order, state, amount, decline, taken, card } = payment;
  const isHeld = state === "approved" && taken === 0 && order.isHeld;
  const asking = { url: bankOf(desk, payment), return_url: order.returnUrl };
  const kept = desk.book.cards.get(card ?? "");
  return {
    ...{ ...named(payment), object: "payment_intent" as const, livemode: false, metadata: order.metadata },
    status: isHeld ? "requires_capture" : STATUS[state],
    ...{ amount: order.amount.units, amount_received: taken, amount_capturable: isHeld ? amount.units : 0 },
    ...{ currency: amount.currency, capture_method: order.isHeld ? "manual" : "automatic", customer: order.owner },
    payment_method: kept === undefined ? null : method(desk.book, kept),
    latest_charge: payment.approvedAt === null ? null : charge(desk, payment),
    last_payment_error: decline && declineError(decline),
    next_action: state === "bank" ? { type: "redirect_to_url", redirect_to_url: asking } : null,
  };
}

function setup({ book }: Desk, { id, order, card }: Payment) {
  const kept = book.cards.get(card ?? "");
  const payment_method = kept === undefined ? null : method(book, kept);
  return {
    id: id.replace(/^pi/, "seti"),
    object: "setup_intent",
    status: "succeeded",
    payment_method,
    customer: order.owner,
  };
}

function session(desk: Desk, page: Page) {
  const { id, order, status, payment, asked } = page;
  const isSetup = textAt(asked, "mode") === "setup";
  const isTaken = payment?.state === "approved" && payment.taken > 0;
  return {
    ...{ ...named(page), object: "checkout.session" as const, livemode: false, mode: textAt(asked, "mode") },
    ...{ client_reference_id: textAt(asked, "client_reference_id"), metadata: textsAt(asked, "metadata") },
    status: status === "paid" ? "complete" : status === "open" ? "open" : "expired",
    payment_status: isSetup ? "no_payment_required" : isTaken ? "paid" : "unpaid",
    url: status === "open" ? `${desk.origin()}/c/pay/${id}` : null,
    ...{ expires_at: seconds(page.expiresAt), currency: order.amount.currency },
    amount_total: isSetup ? null : order.amount.units,
    payment_intent: payment === null || isSetup ? null : intent(desk, payment),
    setup_intent: payment?.state === "approved" && isSetup ? setup(desk, payment) : null,
    ...{ success_url: order.returnUrl, cancel_url: order.cancelUrl },
  };
}

function refund(desk: Desk, followUp: FollowUp) {
  const { state, amount, payment, reference } = followUp;
  return {
    ...{ ...named(followUp), object: "refund" as const, status: state === "done" ? "succeeded" : state },
    ...{ amount: amount.units, currency: amount.currency, payment_intent: intent(desk, payment) },
    ...(state === "failed" && { failure_reason: "lost_or_stolen_card" }),
    metadata: reference === "" ? {} : { reference },
  };
}

/** Everything of one kind, oldest first, with all that it contains. */
export function thingsOf(desk: Desk) {
  const { book } = desk;
  const payments = () => [...book.payments.values()].filter(({ order }) => order.amount.units > 0);
  const refunds = () =>
    [...book.followUps.values()].filter(({ kind, state }) => kind === "refund" && state !== "refused");
  return {
    "checkout.session": () => [...book.pages.values()].map((page) => session(desk, page)),
    payment_intent: () => payments().map((payment) => intent(desk, payment)),
    charge: () =>
      payments()
        .filter(({ approvedAt }) => approvedAt !== null)
        .map((payment) => charge(desk, payment)),
    payment_method: () => [...book.cards.values()].map((card) => method(book, card)),
    refund: () => refunds().map((followUp) => refund(desk, followUp)),
  };
}

/** The object with the names of those that it contains, or the objects at the paths that were asked for. */
export function shown(thing: object, paths: readonly string[] = [], above = ""): JsonObject {
  const entries = Object.entries(thing).map(([key, value]: [string, unknown]) => {
    if (!isJsonObject(value)) return [key, value];
    const at = `${above}${key}.`;
    const isWhole = !("object" in value) || paths.some((path) => `${path}.`.startsWith(at));
    return [key, isWhole ? shown(value, paths, at) : value.id];
  });
  return Object.fromEntries(entries);
}

/** An event before it is signed and sent. */
export type StripeTold = { readonly type: string; readonly body: string };

/** Stripe's events of what happened, with their objects. */
function eventsOf(desk: Desk, happening: Happening): readonly (readonly [type: string, about: object])[] {
  const { kind } = happening;
  if ("page" in happening)
    return [[`checkout.session.${kind === "page_paid" ? "completed" : "expired"}`, session(desk, happening.page)]];
  if ("payment" in happening) {
    const { payment } = happening;
    if (payment.order.amount.units === 0) return [];
    const approved = payment.order.isHeld ? "amount_capturable_updated" : "succeeded";
    const type = { approved, declined: "payment_failed", bank: "requires_action" }[happening.kind];
    return [[`payment_intent.${type}`, intent(desk, payment)]];
  }
  const { followUp } = happening;
  const about = intent(desk, followUp.payment);
  if (kind === "refused") return [];
  if (followUp.kind === "release") return [["payment_intent.canceled", about]];
  const refunds = { made: "created", settled: "updated", failed_later: "failed", returned: "failed" };
  if (followUp.kind === "refund") return [[`refund.${refunds[happening.kind]}`, refund(desk, followUp)]];
  return [
    ["charge.captured", charge(desk, followUp.payment)],
    ["payment_intent.succeeded", about],
  ];
}

export function eventsTold(desk: Desk, happening: Happening): readonly StripeTold[] {
  return eventsOf(desk, happening).map(([type, about]) => {
    const told = { id: desk.book.name("evt"), object: "event", type, created: seconds(desk.book.now()) };
    const body = JSON.stringify({ ...told, livemode: false, data: { object: shown(about) }, pending_webhooks: 1 });
    return { type, body };
  });
}

/**
 * Objects and events of the simulated Stripe in Stripe's format. Sources: the type files of the `stripe`
 * package 23.1.0 and Stripe's documentation; never compared with Stripe itself.
 */
import { isJsonObject, type JsonObject } from "@/server/kernel/json";
import type { Card, Decline, FollowUp, Happening, Page, Payment } from "../gateway-double/book";
import { DAY_MS, type Desk } from "../gateway-double/desk";
import { textAt, textsAt } from "../gateway-double/form";
import { bankOf } from "../gateway-double/pages";

const HOLD_MS = 7 * DAY_MS;
const seconds = (at: number) => Math.floor(at / 1_000);
const named = ({ id, createdAt }: { id: string; createdAt: number }) => ({ id, created: seconds(createdAt) });

const STATUS: Readonly<Record<Payment["state"], string>> = {
  ...{ open: "requires_payment_method", declined: "requires_payment_method", bank: "requires_action" },
  ...{ approved: "succeeded", released: "canceled" },
};

function cardOf(number: string, more: object = {}) {
  const known = { exp_month: 12, exp_year: 2034, country: "US", funding: "credit", fingerprint: "not-to-be-stored" };
  const last4 = number.slice(-4);
  return { ...known, brand: "visa", network: "visa", last4, network_transaction_id: `ntid${last4}`, ...more };
}

export function errorOf({ code: decline_code, reason: message, raw: code }: Decline) {
  return { type: "card_error", code, decline_code, network_decline_code: "05", message };
}

export function method({ book }: Desk, card: Card): JsonObject {
  const customer = book.owners.get(card.id) ?? null;
  const shown = { customer, allow_redisplay: card.isOffered ? "always" : "limited", card: cardOf(card.number) };
  return { ...named(card), object: "payment_method", type: "card", ...shown };
}

export function charge({ book }: Desk, { id, order, amount, taken, refunded, approvedAt, card }: Payment): JsonObject {
  const before = order.isHeld ? { capture_before: seconds((approvedAt ?? 0) + HOLD_MS) } : {};
  return {
    ...{ id: id.replace(/^pi/, "ch"), object: "charge", created: seconds(approvedAt ?? 0), status: "succeeded" },
    ...{ amount: amount.units, amount_captured: taken, amount_refunded: refunded, captured: taken > 0 },
    ...{ currency: amount.currency, payment_intent: id, metadata: order.metadata },
    payment_method_details: { type: "card", card: cardOf(book.cards.get(card ?? "")?.number ?? "", before) },
  };
}

const methodOf = (desk: Desk, { card }: Payment) => {
  const kept = desk.book.cards.get(card ?? "");
  return kept === undefined ? null : method(desk, kept);
};

export function intent(desk: Desk, payment: Payment): JsonObject {
  const { order, state, amount, decline, taken } = payment;
  const isHeld = state === "approved" && taken === 0 && order.isHeld;
  const asking = { url: bankOf(desk, payment), return_url: order.returnUrl };
  const step =
    payment.verdict?.kind === "unshown"
      ? { type: "use_stripe_sdk", use_stripe_sdk: { type: "intent_confirmation_challenge" } }
      : { type: "redirect_to_url", redirect_to_url: asking };
  return {
    ...{ ...named(payment), object: "payment_intent", livemode: false, metadata: order.metadata },
    status: isHeld ? "requires_capture" : STATUS[state],
    ...{ amount: order.amount.units, amount_received: taken, amount_capturable: isHeld ? amount.units : 0 },
    ...{ currency: amount.currency, capture_method: order.isHeld ? "manual" : "automatic", customer: order.owner },
    payment_method: methodOf(desk, payment),
    latest_charge: payment.approvedAt === null ? null : charge(desk, payment),
    last_payment_error: decline && errorOf(decline),
    next_action: state === "bank" ? step : null,
  };
}

export function session(desk: Desk, page: Page): JsonObject {
  const { id, order, status, payment, asked } = page;
  const mode = textAt(asked, "mode");
  const isPaid = payment?.state === "approved";
  const shared = { customer: order.owner, status: "succeeded", object: "setup_intent" };
  const setup = isPaid && { ...shared, id: payment.id.replace(/^pi/, "seti"), payment_method: methodOf(desk, payment) };
  return {
    ...{ ...named(page), object: "checkout.session", livemode: false, mode, metadata: textsAt(asked, "metadata") },
    client_reference_id: textAt(asked, "client_reference_id"),
    status: { paid: "complete", open: "open", canceled: "expired", expired: "expired" }[status],
    payment_status: mode === "setup" ? "no_payment_required" : isPaid && payment.taken > 0 ? "paid" : "unpaid",
    url: status === "open" ? `${desk.origin()}/c/pay/${id}` : null,
    ...{ expires_at: seconds(page.expiresAt), currency: order.amount.currency, amount_total: order.amount.units },
    payment_intent: payment === null || mode === "setup" ? null : intent(desk, payment),
    setup_intent: (mode === "setup" && setup) || null,
    ...{ success_url: order.returnUrl, cancel_url: order.cancelUrl },
  };
}

export function refund(desk: Desk, followUp: FollowUp): JsonObject {
  const { state, amount, payment, reference } = followUp;
  return {
    ...{ ...named(followUp), object: "refund", status: state === "done" ? "succeeded" : state },
    ...{ amount: amount.units, currency: amount.currency, payment_intent: intent(desk, payment) },
    ...(state === "failed" && { failure_reason: "lost_or_stolen_card" }),
    metadata: reference === "" ? {} : { reference },
  };
}

/**
 * The object with ids in place of the objects that it contains, except at the paths that `expand` requests.
 */
export function shown(thing: object, paths: readonly string[] = [], above = ""): JsonObject {
  const entries = Object.entries(thing).map(([key, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [key, value.map((item) => shown(item, paths, above))];
    if (!isJsonObject(value)) return [key, value];
    const at = `${above}${key}.`;
    const isWhole = !("object" in value) || paths.some((path) => `${path}.`.startsWith(at));
    return [key, isWhole ? shown(value, paths, at) : value.id];
  });
  return Object.fromEntries(entries);
}

/** Stripe's events, each with its object. */
export function eventsOf(desk: Desk, happening: Happening): readonly (readonly [type: string, about: object])[] {
  const { kind } = happening;
  if ("page" in happening)
    return [[`checkout.session.${kind === "page_paid" ? "completed" : "expired"}`, session(desk, happening.page)]];
  if ("payment" in happening) {
    const { order } = happening.payment;
    const approved = order.isHeld ? "amount_capturable_updated" : "succeeded";
    const type = { approved, declined: "payment_failed", bank: "requires_action" }[happening.kind];
    return order.amount.units === 0 ? [] : [[`payment_intent.${type}`, intent(desk, happening.payment)]];
  }
  if (happening.kind === "refused") return [];
  const { followUp } = happening;
  const changed = { made: "created", settled: "updated", failed_later: "failed", returned: "failed" }[happening.kind];
  const about = intent(desk, followUp.payment);
  if (followUp.kind === "refund") return [[`refund.${changed}`, refund(desk, followUp)]];
  if (followUp.kind === "release") return [["payment_intent.canceled", about]];
  return [
    ["charge.captured", charge(desk, followUp.payment)],
    ["payment_intent.succeeded", about],
  ];
}

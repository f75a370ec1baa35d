/**
 * Objects of the Stripe double in Stripe's shape. Sources: the type files of the `stripe` package 23.1.0 and
 * Stripe's documentation; never compared with Stripe itself.
 */
import type { Book, FollowUp, Page, Payment } from "../gateway-double/book";
import { Refused, type Reply } from "../gateway-double/call-server";
import type { Desk } from "../gateway-double/double";
import type { Form } from "../gateway-double/form";
import { cardDetails, declineError } from "./cards";

/** An event before it is signed and sent. */
export type StripeTold = { readonly type: string; readonly body: string };

/** A refusal in Stripe's words. */
export class Refusal extends Refused {}

export function failure(status: number, error: object): Reply {
  return { status, body: { error } };
}

/** A request that Stripe cannot read, or that is impossible. */
export function invalid(code: string, message: string, status = 400, more: object = {}): Refusal {
  return new Refusal(failure(status, { type: "invalid_request_error", code, message, ...more }));
}

const HOLD_MS = 7 * 86_400_000;
const seconds = (at: number) => Math.floor(at / 1_000);
const chargeOf = ({ id }: Payment) => id.replace(/^pi/, "ch");

/** A page's fields that never change by themselves, with what it was asked for. */
export type Session = {
  mode: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  asked: Form;
};

/** The objects of one double. */
export type Objects = ReturnType<typeof objectsOf>;

export function objectsOf({ book, origin }: Pick<Desk<StripeTold>, "book" | "origin">) {
  const sessions = new Map<string, Session>();

  const intent = (payment: Payment) => {
    const { id, createdAt, order, state, amount, decline, taken } = payment;
    const isHeld = state === "approved" && taken === 0 && order.isHeld;
    const asking = { url: `${origin()}/bank/${id}`, return_url: order.returnUrl };
    return {
      ...{ id, object: "payment_intent" as const, created: seconds(createdAt), livemode: false },
      status: isHeld ? "requires_capture" : STATUS[state],
      amount: order.amount.units,
      amount_received: taken,
      amount_capturable: isHeld ? amount.units : 0,
      currency: amount.currency,
      capture_method: order.isHeld ? "manual" : "automatic",
      customer: order.owner,
      payment_method: payment.card,
      latest_charge: payment.approvedAt === null ? null : chargeOf(payment),
      last_payment_error: decline && declineError(decline),
      next_action: state === "bank" ? { type: "redirect_to_url", redirect_to_url: asking } : null,
      metadata: order.metadata,
    };
  };

  const charge = (payment: Payment) => {
    const { id, order, amount, taken, refunded, approvedAt, card } = payment;
    const { number = "" } = book.cards.get(card ?? "") ?? {};
    const before = order.isHeld ? seconds((approvedAt ?? 0) + HOLD_MS) : null;
    return {
      ...{ id: chargeOf(payment), object: "charge" as const, created: seconds(approvedAt ?? 0), status: "succeeded" },
      ...{ amount: amount.units, amount_captured: taken, amount_refunded: refunded, captured: taken > 0 },
      ...{ currency: amount.currency, payment_intent: id, metadata: order.metadata },
      payment_method_details: { type: "card", card: cardDetails(number, before) },
    };
  };

  const setup = ({ id, createdAt, order, card }: Payment) => ({
    ...{ id: id.replace(/^pi/, "seti"), object: "setup_intent" as const, created: seconds(createdAt) },
    ...{ status: "succeeded", customer: order.owner, payment_method: card },
  });

  const session = (page: Page) => {
    const { id, createdAt, order, status, payment, expiresAt } = page;
    const own = sessions.get(id);
    if (own === undefined) throw new Error(`No page ${id}.`);
    const isSetup = own.mode === "setup";
    const isTaken = payment?.state === "approved" && payment.taken > 0;
    return Object.assign(own, {
      ...{ id, object: "checkout.session" as const, created: seconds(createdAt), livemode: false },
      status: status === "paid" ? "complete" : status === "open" ? "open" : "expired",
      payment_status: isSetup ? "no_payment_required" : isTaken ? "paid" : "unpaid",
      url: status === "open" ? `${origin()}/c/pay/${id}` : null,
      expires_at: seconds(expiresAt),
      amount_total: isSetup ? null : order.amount.units,
      currency: order.amount.currency,
      payment_intent: payment === null || isSetup ? null : payment.id,
      setup_intent: payment?.state === "approved" && isSetup ? setup(payment).id : null,
      ...{ success_url: order.returnUrl, cancel_url: order.cancelUrl ?? "" },
    });
  };

  const refund = ({ id, createdAt, state, amount, payment, reference }: FollowUp) => ({
    ...{ id, object: "refund" as const, created: seconds(createdAt) },
    status: state === "done" ? "succeeded" : state,
    ...{ amount: amount.units, currency: amount.currency, payment_intent: payment.id, charge: chargeOf(payment) },
    ...(state === "failed" && { failure_reason: "lost_or_stolen_card" }),
    metadata: reference === "" ? {} : { reference },
  });

  const method = ({ id, createdAt, number, isOffered }: Book["cards"] extends Map<string, infer C> ? C : never) => ({
    ...{ id, object: "payment_method" as const, created: seconds(createdAt), type: "card" as const },
    ...{ customer: book.owners.get(id) ?? null, allow_redisplay: isOffered ? "always" : "limited" },
    card: cardDetails(number, null),
  });

  const payments = () => [...book.payments.values()].filter(({ order }) => order.amount.units > 0);
  /** Everything of one kind, oldest first. */
  const all = {
    "checkout.session": () => [...book.pages.values()].map(session),
    payment_intent: () => payments().map(intent),
    charge: () =>
      payments()
        .filter(({ approvedAt }) => approvedAt !== null)
        .map(charge),
    setup_intent: () => [...book.payments.values()].filter(({ order }) => order.amount.units === 0).map(setup),
    payment_method: () => [...book.cards.values()].map(method),
    refund: () => [...book.followUps.values()].filter(({ kind }) => kind === "refund").map(refund),
  };
  return { sessions, all, intent, charge, setup, session, refund };
}

const STATUS = {
  open: "requires_payment_method",
  declined: "requires_payment_method",
  bank: "requires_action",
  approved: "succeeded",
  released: "canceled",
} as const satisfies Readonly<Record<Payment["state"], string>>;

/** What Stripe shows of it: a copy, without what only the double knows. */
export function shown(thing: object): Record<string, unknown> {
  const { asked: _, ...rest } = { asked: null, ...structuredClone(thing) };
  return rest;
}

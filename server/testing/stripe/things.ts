/**
 * The Stripe double's objects in Stripe's shape. Sources: the type files of the `stripe` package 23.1.0 and
 * Stripe's documentation; never compared with Stripe itself.
 */
import type { Form } from "./form";

export type StripeFault = {
  readonly status: number;
  readonly error: { readonly type: string; readonly code?: string; readonly [key: string]: unknown };
};

/** A refusal in Stripe's words. */
export class Refusal extends Error {
  constructor(readonly fault: StripeFault) {
    super(fault.error.code ?? fault.error.type);
  }
}

/** A request that Stripe cannot read, or that makes no sense as things stand. */
export function invalid(code: string, message: string, status = 400, more: object = {}): Refusal {
  return new Refusal({ status, error: { type: "invalid_request_error", code, message, ...more } });
}

export type Method = {
  id: string;
  object: "payment_method";
  created: number;
  type: "card";
  customer: string | null;
  allow_redisplay: string;
  card: Readonly<Record<string, unknown>>;
  /** The test card's number; Stripe shows none. */
  number: string;
};

export type Charge = {
  id: string;
  object: "charge";
  created: number;
  status: string;
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  captured: boolean;
  payment_intent: string;
  metadata: Record<string, string>;
  payment_method_details: object;
};

export type Intent = {
  id: string;
  object: "payment_intent";
  created: number;
  status: string;
  amount: number;
  amount_received: number;
  amount_capturable: number;
  currency: string;
  capture_method: string;
  customer: string | null;
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: object | null;
  /** Where the customer's bank asks, while it does. */
  next_action: { type: "redirect_to_url"; redirect_to_url: { url: string; return_url: string } } | null;
  metadata: Record<string, string>;
  livemode: boolean;
};

export type Setup = {
  id: string;
  object: "setup_intent";
  created: number;
  status: string;
  customer: string | null;
  payment_method: string | null;
};

export type Page = {
  id: string;
  object: "checkout.session";
  created: number;
  status: "open" | "complete" | "expired";
  payment_status: string;
  mode: string;
  url: string | null;
  expires_at: number;
  amount_total: number | null;
  currency: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  payment_intent: string | null;
  setup_intent: string | null;
  success_url: string;
  cancel_url: string;
  livemode: boolean;
  /** What the page was asked for; Stripe shows less. */
  asked: Form;
};

export type Refund = {
  id: string;
  object: "refund";
  created: number;
  status: string;
  amount: number;
  currency: string;
  payment_intent: string;
  charge: string | null;
  failure_reason?: string;
  metadata: Record<string, string>;
};

export type Thing = Method | Charge | Intent | Setup | Page | Refund;

/** One movement of money, for tests that count them. `reference` is the connector's own. */
export type Movement = {
  readonly kind: "hold" | "take" | "release" | "refund" | "refund_back";
  readonly reference: string;
  /** The reference of the payment. */
  readonly payment: string;
  readonly units: number;
  readonly currency: string;
};

/** An event before it is signed and sent. */
export type StripeTold = {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly body: string;
};

/** All that a stand-in knows. */
export type Books = {
  readonly things: Map<string, Thing>;
  readonly movements: Movement[];
  readonly events: StripeTold[];
  /** Refunds are taken up, and succeed later. */
  slowRefunds: boolean;
  /** Milliseconds; runs ahead of real time by what tests jump. */
  now(): number;
  /** A name that was never given before. */
  name(prefix: string): string;
};

/** Everything of one kind, oldest first. */
export function all<K extends Thing["object"]>(books: Books, kind: K): readonly Extract<Thing, { object: K }>[] {
  return [...books.things.values()].filter((thing): thing is Extract<Thing, { object: K }> => thing.object === kind);
}

/** The thing of that name and kind. @throws {Refusal} 404 */
export function thing<K extends Thing["object"]>(books: Books, kind: K, id: string): Extract<Thing, { object: K }> {
  const found = all(books, kind).find((candidate) => candidate.id === id);
  if (found === undefined) throw invalid("resource_missing", `No such ${kind}: '${id}'`, 404);
  return found;
}

export function keep<T extends Thing>(books: Books, made: T): T {
  books.things.set(made.id, made);
  return made;
}

/** What Stripe shows of it: a copy, without what is only the stand-in's. */
export function shown(thing: Thing): Record<string, unknown> {
  const { asked: _asked, number: _number, ...rest } = { asked: null, number: null, ...structuredClone(thing) };
  return rest;
}

/** Notes an event about a thing as it is now. */
export function tell(books: Books, type: string, about: Thing): void {
  const id = books.name("evt");
  const created = Math.floor(books.now() / 1_000);
  const data = { object: shown(about) };
  const body = JSON.stringify({ id, object: "event", type, created, livemode: false, data, pending_webhooks: 1 });
  books.events.push({ id, type, created, body });
}

/** The books of a simulated gateway: orders, payments, saved cards, and every movement of money. */
import type { Body } from "./form";

/**
 * An amount in minor units, as a number because test amounts are small; the currency is in the gateway's
 * spelling.
 */
export type Amount = { readonly units: number; readonly currency: string };

/** The order that a page or a charge requests. */
export type Order = {
  /** The merchant's reference; empty for a payment of another system. */
  readonly reference: string;
  readonly amount: Amount;
  /** True if the payment is only authorized and needs a capture. */
  readonly isHeld: boolean;
  /** The customer who will own the saved card. */
  readonly owner: string | null;
  readonly keeps: "no" | "ask" | "yes";
  readonly returnUrl: string;
  readonly cancelUrl?: string;
  readonly language?: string;
  readonly metadata: Record<string, string>;
};

/** A decline with the gateway's code and text. */
export type Decline = { readonly code: string; readonly reason: string; readonly raw?: string };

/** The outcome that a test sets for a payment. */
export type Verdict =
  | ({ readonly kind: "declined" } & Decline)
  /** `unshown`: requires a step of the customer and names no address for it. */
  | { readonly kind: "error" | "pending" | "redirect" | "unshown" }
  /** Approves a smaller amount or another currency than requested. */
  | { readonly kind: "approved"; readonly amount: Partial<Amount> };

export type Payment = {
  readonly id: string;
  readonly createdAt: number;
  readonly order: Order;
  state: "open" | "bank" | "declined" | "approved" | "released";
  /** The approved amount; differs from the order only if the test sets this. */
  amount: Amount;
  taken: number;
  refunded: number;
  decline: Decline | null;
  approvedAt: number | null;
  /** Id of the payment's card. */
  card: string | null;
  /** The outcome that the test set; null if the card decided. */
  verdict: Verdict | null;
  page: Page | null;
};

export type Page = {
  readonly id: string;
  readonly createdAt: number;
  readonly order: Order;
  /** Body of the request that opened the page. */
  asked: Body;
  readonly expiresAt: number;
  status: "open" | "paid" | "canceled" | "expired";
  /** The latest payment on the page. */
  payment: Payment | null;
};

export const paidBy = ({ payment }: Page): Payment | null => (payment?.approvedAt == null ? null : payment);

export type FollowUpKind = "capture" | "release" | "refund";

export type FollowUp = {
  readonly id: string;
  readonly createdAt: number;
  readonly kind: FollowUpKind;
  /** The gateway's name for the operation. */
  readonly word: string;
  readonly reference: string;
  readonly payment: Payment;
  readonly amount: Amount;
  state: "done" | "pending" | "failed" | "refused";
};

/**
 * A movement of money: held, captured, released or refunded; `_back` reverses an earlier movement. A purchase
 * is captured at once.
 */
export type Movement = {
  readonly kind: "hold" | "take" | "release" | "refund" | "take_back" | "refund_back";
  /** The gateway's id of the payment or operation. */
  readonly id: string;
  /** The merchant's reference of the request that caused the movement. */
  readonly reference: string;
  readonly payment: Payment;
  readonly amount: Amount;
};

/** A change that the gateway's notifications report. */
export type Happening =
  | { readonly kind: "approved" | "declined" | "bank"; readonly payment: Payment }
  /** `page_lapsed`: the page expired without a request. */
  | { readonly kind: "page_paid" | "page_ended" | "page_lapsed"; readonly page: Page }
  | { readonly kind: "made" | "settled" | "failed_later" | "returned"; readonly followUp: FollowUp }
  | { readonly kind: "refused"; readonly followUp: FollowUp; readonly why: WhyNot };

export type Card = { readonly id: string; readonly createdAt: number; readonly number: string; isOffered: boolean };

export type Book = {
  readonly pages: Map<string, Page>;
  readonly payments: Map<string, Payment>;
  readonly followUps: Map<string, FollowUp>;
  readonly cards: Map<string, Card>;
  /** The owners of saved cards, by card id. */
  readonly owners: Map<string, string>;
  readonly movements: Movement[];
  /** True if a partial capture releases the rest at once. */
  readonly releasesRest: boolean;
  /** True if refunds are accepted first and succeed later. */
  slowRefunds: boolean;
  /** True if purchases are approved first and captured later. */
  slowCaptures: boolean;
  /** Seconds until a search finds a new payment. */
  searchLag: number;
  /** The simulated gateway's time in milliseconds. */
  now(): number;
  /** Creates an identifier. */
  name(prefix: string): string;
  hear(happening: Happening): void;
};

type Vendor = Pick<Book, "releasesRest" | "now" | "name" | "hear">;

export function emptyBook(vendor: Vendor): Book {
  const tables = { pages: new Map(), payments: new Map(), followUps: new Map(), cards: new Map(), owners: new Map() };
  return { ...tables, movements: [], slowRefunds: false, slowCaptures: false, searchLag: 0, ...vendor };
}

export function newPayment(book: Book, order: Order, prefix = "pi", page: Page | null = null): Payment {
  const { amount } = order;
  const figures = { amount, taken: 0, refunded: 0, decline: null, approvedAt: null, card: null, verdict: null, page };
  const made: Payment = { id: book.name(prefix), createdAt: book.now(), order, state: "open", ...figures };
  book.payments.set(made.id, made);
  return made;
}

function move(book: Book, kind: Movement["kind"], moved: Omit<Movement, "kind">): void {
  if (moved.amount.units > 0) book.movements.push({ kind, ...moved });
}

/** Approves a payment, and captures it unless it is only authorized. */
export function approve(book: Book, payment: Payment, amount: Amount): void {
  Object.assign(payment, { state: "approved", amount, decline: null, approvedAt: book.now() });
  const { id, order } = payment;
  const moved = { id, reference: order.reference || id, payment, amount };
  if (order.isHeld || book.slowCaptures) move(book, "hold", moved);
  else {
    payment.taken = amount.units;
    move(book, "take", moved);
    const done = {
      id,
      createdAt: book.now(),
      kind: "capture",
      word: "",
      reference: order.reference,
      payment,
      amount,
    } as const;
    book.followUps.set(id, { ...done, state: "done" });
  }
  book.hear({ kind: "approved", payment });
}

export function decline(book: Book, payment: Payment, why: Decline): void {
  Object.assign(payment, { state: "declined", decline: why });
  book.hear({ kind: "declined", payment });
}

/** Why a capture, release or refund is impossible. */
export type WhyNot = "released" | "taken" | "not_approved" | "not_taken" | "all_refunded" | "too_much";

/** @returns null if the operation is possible */
function whyNot(payment: Payment, kind: FollowUpKind, amount: Amount): WhyNot | null {
  const { state, taken, refunded, amount: approved } = payment;
  const fits = (most: number) => (amount.currency === approved.currency && amount.units <= most ? null : "too_much");
  if (kind === "refund") {
    if (taken === 0) return "not_taken";
    return taken === refunded ? "all_refunded" : fits(taken - refunded);
  }
  if (state === "released") return "released";
  if (taken > 0) return "taken";
  if (kind === "release") return null;
  return state === "approved" ? fits(approved.units) : "not_approved";
}

type FollowUpCall = Pick<FollowUp, "id" | "kind" | "word" | "reference" | "amount"> & {
  /** Metadata that a capture adds to the payment's metadata. */
  readonly metadata?: Readonly<Record<string, string>>;
};

/** Executes the operation if possible. @returns the operation, and why it was refused or null */
export function followUp(
  book: Book,
  payment: Payment,
  wanted: FollowUpCall,
): { readonly made: FollowUp; readonly why: WhyNot | null } {
  const { metadata = {}, ...named } = wanted;
  const { kind, id, reference, amount } = named;
  const why = whyNot(payment, kind, amount);
  const isSlow = kind === "refund" && book.slowRefunds;
  const state = why !== null ? "refused" : isSlow ? "pending" : "done";
  const made: FollowUp = { ...named, createdAt: book.now(), payment, state };
  if (why !== null) {
    book.hear({ kind: "refused", followUp: made, why });
    return { made, why };
  }
  book.followUps.set(id, made);
  if (kind === "capture") Object.assign(payment.order.metadata, metadata);
  const moved = { id, reference: reference || id, payment };
  if (kind === "capture") {
    payment.taken = amount.units;
    move(book, "take", { ...moved, amount });
    const rest = { ...amount, units: payment.amount.units - amount.units };
    if (book.releasesRest) move(book, "release", { ...moved, amount: rest });
  } else if (kind === "refund") {
    payment.refunded += amount.units;
    move(book, "refund", { ...moved, amount });
  } else {
    if (payment.state === "approved") move(book, "release", { ...moved, amount: payment.amount });
    payment.state = "released";
  }
  book.hear({ kind: "made", followUp: made });
  return { made, why };
}

/** Completes the accepted refunds. */
export function settleRefunds(book: Book): void {
  for (const one of book.followUps.values()) {
    if (one.state !== "pending") continue;
    one.state = "done";
    book.hear({ kind: "settled", followUp: one });
  }
}

/**
 * Reverses a successful capture or refund, as failed or as `returned` money. @throws {Error} for another id
 */
export function undo(book: Book, id: string, kindOfEnd: "failed_later" | "returned" = "failed_later"): void {
  const done = book.followUps.get(id);
  if (done === undefined || done.kind === "release") throw new Error(`Nothing was captured or refunded under ${id}.`);
  const { kind, payment, amount, reference } = done;
  done.state = "failed";
  if (kind === "capture") payment.taken -= amount.units;
  else payment.refunded -= amount.units;
  move(book, kind === "capture" ? "take_back" : "refund_back", { id, reference, payment, amount });
  book.hear({ kind: kindOfEnd, followUp: done });
}

type NewCard = Pick<Card, "number"> & Partial<Card> & { readonly owner: string | null };

export function addCard(book: Book, { owner, number, id = book.name("pm"), isOffered = false }: NewCard): Card {
  const card: Card = { id, createdAt: book.now(), number, isOffered };
  book.cards.set(card.id, card);
  if (owner !== null) book.owners.set(card.id, owner);
  return card;
}

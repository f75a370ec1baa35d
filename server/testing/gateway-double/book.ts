/** The book of a gateway's double: orders, payments, saved cards, and every movement of money. */
import type { Body } from "./form";

/** In the currency's minor units, which fit a number in tests; the currency as the vendor writes it. */
export type Amount = { readonly units: number; readonly currency: string };

/** What a page or a charge asks for. */
export type Order = {
  /** The merchant's; empty for a payment of another system. */
  readonly reference: string;
  readonly amount: Amount;
  /** Approved money waits for a capture. */
  readonly isHeld: boolean;
  /** The customer who owns a card that is saved. */
  readonly owner: string | null;
  readonly keeps: "no" | "ask" | "yes";
  readonly returnUrl: string;
  readonly cancelUrl?: string;
  readonly language?: string;
  readonly metadata: Record<string, string>;
};

/** A refusal in the vendor's words. */
export type Decline = { readonly code: string; readonly reason: string; readonly raw?: string };

/** What a payment meets. */
export type Verdict =
  | ({ readonly kind: "declined" } & Decline)
  | { readonly kind: "error" | "pending" | "redirect" }
  /** Of less than was asked, or in another currency. */
  | { readonly kind: "approved"; readonly amount: Partial<Amount> };

export type Payment = {
  readonly id: string;
  readonly createdAt: number;
  readonly order: Order;
  state: "open" | "bank" | "declined" | "approved" | "released";
  /** What was approved: less than the order, or another currency, if a test says so. */
  amount: Amount;
  taken: number;
  refunded: number;
  decline: Decline | null;
  approvedAt: number | null;
  /** The id of its card in the book. */
  card: string | null;
  /** Null if its card decided. */
  verdict: Verdict | null;
  page: Page | null;
};

export type Page = {
  readonly id: string;
  readonly createdAt: number;
  readonly order: Order;
  /** The body of the call that opened it. */
  asked: Body;
  readonly expiresAt: number;
  status: "open" | "paid" | "canceled" | "expired";
  /** The last try. */
  payment: Payment | null;
};

export type FollowUpKind = "capture" | "release" | "refund";

export type FollowUp = {
  readonly id: string;
  readonly createdAt: number;
  readonly kind: FollowUpKind;
  /** The vendor's word for it. */
  readonly word: string;
  readonly reference: string;
  readonly payment: Payment;
  readonly amount: Amount;
  state: "done" | "pending" | "failed" | "refused";
};

/** Held, taken, released, refunded; `_back` takes an earlier movement back. A purchase is taken at once. */
export type Movement = {
  readonly kind: "hold" | "take" | "release" | "refund" | "take_back" | "refund_back";
  /** The payment's or the follow-up's, at the gateway. */
  readonly id: string;
  /** The merchant's reference of the call that moved it. */
  readonly reference: string;
  readonly payment: Payment;
  readonly amount: Amount;
};

/** What happened, for the vendor's notifications. */
export type Happening =
  | { readonly kind: "approved" | "declined" | "bank"; readonly payment: Payment }
  /** `page_lapsed`: by itself. */
  | { readonly kind: "page_paid" | "page_ended" | "page_lapsed"; readonly page: Page }
  | { readonly kind: "made" | "settled" | "failed_later" | "returned"; readonly followUp: FollowUp }
  | { readonly kind: "refused"; readonly followUp: FollowUp; readonly why: WhyNot };

export type Card = { readonly id: string; readonly createdAt: number; readonly number: string; isOffered: boolean };

export type Book = {
  readonly pages: Map<string, Page>;
  readonly payments: Map<string, Payment>;
  readonly followUps: Map<string, FollowUp>;
  readonly cards: Map<string, Card>;
  /** Of saved cards, by id. */
  readonly owners: Map<string, string>;
  readonly movements: Movement[];
  /** A capture of a part releases the rest at once. */
  readonly releasesRest: boolean;
  /** Refunds are accepted, and succeed later. */
  slowRefunds: boolean;
  /** Purchases are approved, and taken later. */
  slowCaptures: boolean;
  /** Seconds by which a search lags. */
  searchLag: number;
  /** Milliseconds of the double's clock. */
  now(): number;
  /** A fresh identifier. */
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

/** Money is held and, unless it waits for a capture, taken. */
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

/** Why a follow-up is impossible. */
export type WhyNot = "released" | "taken" | "not_approved" | "not_taken" | "all_refunded" | "too_much";

/** @returns null if it is possible */
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
  /** Added to the payment's. */
  readonly metadata?: Readonly<Record<string, string>>;
};

/** Carries it out if it is possible. @returns it, with why it was refused */
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

/** Refunds that were accepted succeed. */
export function settleRefunds(book: Book): void {
  for (const one of book.followUps.values()) {
    if (one.state !== "pending") continue;
    one.state = "done";
    book.hear({ kind: "settled", followUp: one });
  }
}

/** A capture or refund that succeeded fails; a refund's money may be `returned`. @throws {Error} */
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

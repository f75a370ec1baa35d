/** The book of the Adyen double: pages, payments, kept cards, and every movement of money. */
import { randomBytes } from "node:crypto";

/** An amount in minor units; test amounts are small enough for a number. */
export type MinorAmount = { readonly currency: string; readonly value: number };

/** A hosted page or payment link. */
export type Page = {
  readonly id: string;
  readonly kind: "session" | "link";
  readonly request: PageRequest;
  /** The double's clock, milliseconds. */
  readonly expiresAt: number;
  status: "active" | "completed" | "refused" | "canceled" | "expired";
  /** What the browser is given to bring back. */
  readonly sessionResult: string;
  payment: Payment | null;
};

/** What a page or payment was asked for; only what the double acts on. */
export type PageRequest = {
  readonly reference: string;
  readonly amount: MinorAmount;
  readonly returnUrl: string;
  readonly shopperReference?: string;
  readonly shopperLocale?: string;
  readonly storePaymentMethodMode?: string;
  readonly isManual: boolean;
};

/** One payment that was authorised. */
export type Payment = {
  readonly psp: string;
  readonly reference: string;
  readonly authorised: MinorAmount;
  captured: number;
  refunded: number;
  isCanceled: boolean;
};

/** Money that was held, taken, given back or let go, once each. */
export type Movement = {
  readonly kind: "authorise" | "capture" | "cancel" | "refund";
  readonly reference: string;
  readonly psp: string;
  /** The payment it belongs to. */
  readonly paymentPsp: string;
  readonly amount: MinorAmount;
};

export type Book = {
  readonly pages: Map<string, Page>;
  /** By their own reference, the pspReference. */
  readonly payments: Map<string, Payment>;
  /** Kept cards: whose each is. */
  readonly cards: Map<string, string>;
  readonly movements: Movement[];
};

export function emptyBook(): Book {
  return { pages: new Map(), payments: new Map(), cards: new Map(), movements: [] };
}

const LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789";

/** Sixteen letters and digits, as Adyen's references are. */
export function freshPsp(): string {
  return [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** Books an authorisation, and its capture unless that is left to the merchant. */
export function authorise(
  book: Book,
  { reference, isManual }: Pick<PageRequest, "reference" | "isManual">,
  authorised: MinorAmount,
): Payment {
  const psp = freshPsp();
  const payment: Payment = { psp, reference, authorised, captured: 0, refunded: 0, isCanceled: false };
  book.payments.set(psp, payment);
  const line = { reference, psp, paymentPsp: psp, amount: authorised };
  book.movements.push({ kind: "authorise", ...line });
  if (!isManual) capture(book, payment, line);
  return payment;
}

type Line = Omit<Movement, "kind">;

/** Books a capture. @returns why not, or null */
export function capture(book: Book, payment: Payment, line: Line): string | null {
  const { authorised, captured, isCanceled } = payment;
  if (isCanceled) return "Transaction cancelled";
  if (captured > 0) return "Multiple partial captures are not enabled";
  if (line.amount.currency !== authorised.currency || line.amount.value > authorised.value)
    return "Insufficient balance on payment";
  payment.captured = line.amount.value;
  book.movements.push({ kind: "capture", ...line });
  return null;
}

/** Books a cancellation. @returns why not, or null */
export function cancel(book: Book, payment: Payment, line: Line): string | null {
  if (payment.captured > 0) return "Transaction has been captured, cancellation not possible";
  if (payment.isCanceled) return "Transaction cancelled";
  payment.isCanceled = true;
  book.movements.push({ kind: "cancel", ...line });
  return null;
}

/** Books a refund. @returns why not, or null */
export function refund(book: Book, payment: Payment, line: Line): string | null {
  const { authorised, captured, refunded } = payment;
  if (captured === 0) return "Transaction hasn't been captured, refund not possible";
  if (line.amount.currency !== authorised.currency || refunded + line.amount.value > captured)
    return "Insufficient balance on payment";
  payment.refunded += line.amount.value;
  book.movements.push({ kind: "refund", ...line });
  return null;
}

/** Cancels what is not captured yet, and refunds the whole of what is. @returns why not, or null */
export function reverse(book: Book, payment: Payment, line: Line): string | null {
  if (payment.captured === 0) return cancel(book, payment, line);
  return refund(book, payment, { ...line, amount: { ...payment.authorised, value: payment.captured } });
}

/** Takes back what a capture or refund booked, because it failed later. @returns what it was, or null */
export function undo(book: Book, psp: string): Movement | null {
  const movement = book.movements.find((one) => one.psp === psp && (one.kind === "capture" || one.kind === "refund"));
  const payment = book.payments.get(movement?.paymentPsp ?? "");
  if (movement === undefined || payment === undefined) return null;
  if (movement.kind === "capture") payment.captured -= movement.amount.value;
  else payment.refunded -= movement.amount.value;
  return movement;
}

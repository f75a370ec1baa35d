/** The Adyen double's book: pages, payments, saved cards, and every movement of money. */
import { randomBytes } from "node:crypto";

/** In minor units; test amounts fit a number. */
export type MinorAmount = { readonly currency: string; readonly value: number };

export type Page = {
  readonly id: string;
  readonly kind: "session" | "link";
  readonly request: PageRequest;
  readonly expiresAt: number;
  status: "active" | "completed" | "refused" | "canceled" | "expired";
  /** For the browser to return. */
  readonly sessionResult: string;
  payment: Payment | null;
};

/** Only what the double uses. */
export type PageRequest = {
  readonly reference: string;
  readonly amount: MinorAmount;
  readonly returnUrl: string;
  readonly shopperReference?: string;
  readonly shopperLocale?: string;
  readonly storePaymentMethodMode?: string;
  readonly isManual: boolean;
};

export type Payment = {
  readonly psp: string;
  readonly reference: string;
  readonly authorised: MinorAmount;
  captured: number;
  refunded: number;
  isCanceled: boolean;
};

/** Held, taken, refunded or released, once each. */
export type Movement = {
  readonly kind: "authorise" | "capture" | "cancel" | "refund";
  readonly reference: string;
  readonly psp: string;
  readonly paymentPsp: string;
  readonly amount: MinorAmount;
};

export type Book = {
  readonly pages: Map<string, Page>;
  /** By pspReference. */
  readonly payments: Map<string, Payment>;
  /** With their owners. */
  readonly cards: Map<string, string>;
  readonly movements: Movement[];
};

export function emptyBook(): Book {
  return { pages: new Map(), payments: new Map(), cards: new Map(), movements: [] };
}

const LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789";

/** As Adyen's references. */
export function freshPsp(): string {
  return [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** And captures, unless the merchant does. */
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

/** @returns why not, or null */
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

/** @returns why not, or null */
export function cancel(book: Book, payment: Payment, line: Line): string | null {
  if (payment.captured > 0) return "Transaction has been captured, cancellation not possible";
  if (payment.isCanceled) return "Transaction cancelled";
  payment.isCanceled = true;
  book.movements.push({ kind: "cancel", ...line });
  return null;
}

/** @returns why not, or null */
export function refund(book: Book, payment: Payment, line: Line): string | null {
  const { authorised, captured, refunded } = payment;
  if (captured === 0) return "Transaction hasn't been captured, refund not possible";
  if (line.amount.currency !== authorised.currency || refunded + line.amount.value > captured)
    return "Insufficient balance on payment";
  payment.refunded += line.amount.value;
  book.movements.push({ kind: "refund", ...line });
  return null;
}

/** Cancels the uncaptured part and refunds the captured one. @returns why not, or null */
export function reverse(book: Book, payment: Payment, line: Line): string | null {
  if (payment.captured === 0) return cancel(book, payment, line);
  return refund(book, payment, { ...line, amount: { ...payment.authorised, value: payment.captured } });
}

/** Reverses a capture or refund that failed later. @returns what it was, or null */
export function undo(book: Book, psp: string): Movement | null {
  const movement = book.movements.find((one) => one.psp === psp && (one.kind === "capture" || one.kind === "refund"));
  const payment = book.payments.get(movement?.paymentPsp ?? "");
  if (movement === undefined || payment === undefined) return null;
  if (movement.kind === "capture") payment.captured -= movement.amount.value;
  else payment.refunded -= movement.amount.value;
  return movement;
}

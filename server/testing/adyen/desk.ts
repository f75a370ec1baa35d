/** What every call of the Adyen double works on, and how it answers. */
import type { Book, MinorAmount, PageRequest } from "./book";
import type { Verdict } from "./faults";
import type { Notice } from "./notices";

/** An object of JSON. */
export type Json = Record<string, unknown>;

/** What is answered to a call. */
export type Reply = { readonly status: number; readonly body: Json };

/** A payment that waits for the customer at the bank. */
export type Redirect = { readonly request: PageRequest; readonly result: string; isConfirmed: boolean | null };

export type Desk = {
  readonly book: Book;
  readonly redirects: Map<string, Redirect>;
  readonly merchantAccount: string;
  /** Where the double's own pages are, without a trailing slash. */
  readonly origin: () => string;
  /** The double's clock, milliseconds. */
  readonly now: () => number;
  /** What the next payment ends with; null for an authorisation. */
  readonly nextVerdict: () => Verdict | null;
  /** Why the next modification of a kind is refused by its notification; null if the book decides. */
  readonly nextRefusal: (kind: "capture" | "cancel" | "refund") => string | null;
  /** Purchases are captured some time after they are authorised. */
  readonly isSlow: () => boolean;
  readonly notify: (notice: Notice) => void;
};

/** The text, empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A refusal as Adyen words it. */
export function failure(status: number, errorCode: string, message: string, errorType = "validation"): Reply {
  return { status, body: { status, errorCode, message, errorType } };
}

/** What a body of `/sessions`, `/paymentLinks` or `/payments` asks for. */
export function askedOf(body: Json): PageRequest {
  const extra = (body.additionalData ?? {}) as Json;
  const optional = ["shopperReference", "shopperLocale", "storePaymentMethodMode"] as const;
  return {
    reference: textOf(body.reference),
    amount: body.amount as MinorAmount,
    returnUrl: textOf(body.returnUrl),
    isManual: extra.manualCapture === "true" || body.manualCapture === true,
    ...Object.fromEntries(optional.flatMap((key) => (typeof body[key] === "string" ? [[key, body[key]]] : []))),
  };
}

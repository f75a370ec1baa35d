/** Hosted pages and payment links of the Adyen double, and what a test customer does there. */
import { randomBytes } from "node:crypto";
import { freshPsp, type Page } from "./book";
import { askedOf, type Desk, failure, type Json, type Reply, textOf } from "./desk";
import type { Verdict } from "./faults";
import { tryCard } from "./payments";

const HOUR_MS = 3_600_000;
const LIVES = {
  session: { usual: HOUR_MS, most: 24 * HOUR_MS },
  link: { usual: 24 * HOUR_MS, most: 70 * 24 * HOUR_MS },
} as const;

const DECLINED: Verdict = { kind: "refused", code: "12", reason: "Not enough balance", raw: "51 : Insufficient funds" };

/** `POST /sessions` with `mode: "hosted"`, and `POST /paymentLinks`. */
export function openPage({ book, origin, now }: Desk, kind: Page["kind"], body: Json): Reply {
  const id = `${kind === "session" ? "CS" : "PL"}${freshPsp()}`;
  const expiresAt = Date.parse(textOf(body.expiresAt)) || now() + LIVES[kind].usual;
  if (expiresAt > now() + LIVES[kind].most) return failure(422, "14_012", "The expiry is too far ahead.");
  const sessionResult = randomBytes(24).toString("base64url");
  const request = askedOf(body);
  book.pages.set(id, { id, kind, request, expiresAt, status: "active", sessionResult, payment: null });
  const { amount, merchantAccount, reference, returnUrl } = body;
  const said = { id, amount, merchantAccount, reference, returnUrl, expiresAt: new Date(expiresAt).toISOString() };
  const state = kind === "link" ? { status: "active" } : { mode: "hosted" };
  return { status: 201, body: { ...said, ...state, url: `${origin()}/pages/${id}` } };
}

function statusOf({ status, expiresAt }: Page, now: number): Page["status"] {
  return status === "active" && expiresAt <= now ? "expired" : status;
}

/** `GET /sessions/{id}?sessionResult=…`: only with the result that the browser brought back. */
export function readSession({ book, now }: Desk, id: string, sessionResult: string | null): Reply {
  const page = book.pages.get(id);
  if (page === undefined || page.sessionResult !== sessionResult)
    return failure(422, "14_0308", "Invalid session result");
  const { request, payment } = page;
  const paid = payment && { pspReference: payment.psp, resultCode: "Authorised", amount: payment.authorised };
  const said = { id, reference: request.reference, status: statusOf(page, now()) };
  return { status: 200, body: { ...said, payments: paid === null ? [] : [paid] } };
}

/** `GET /paymentLinks/{id}`, and with a status `PATCH`. */
export function readLink({ book, merchantAccount, origin, now }: Desk, id: string, wanted: string | null): Reply {
  const page = book.pages.get(id);
  if (page === undefined) return failure(404, "14_0107", "Payment link not found");
  if (wanted === "expired") {
    if (statusOf(page, now()) !== "active") return failure(422, "14_0110", "The payment link is not active");
    page.status = "expired";
  }
  const { reference, amount } = page.request;
  const said = { id, merchantAccount, reference, amount, url: `${origin()}/pages/${id}` };
  return { status: 200, body: { ...said, status: statusOf(page, now()) } };
}

/** What the customer does on the page. */
export type CustomerAct = {
  readonly act: "pay" | "decline" | "cancel";
  /** Ticks the box that keeps the card. */
  readonly keep?: boolean;
  /** Pays even if the page is over: the payment was already under way. */
  readonly late?: boolean;
};

/**
 * The customer acts on a page.
 * @returns where the browser goes next; null if it stays, because the card was refused or the page is over
 */
export function actOnPage(desk: Desk, page: Page, { act, keep = false, late = false }: CustomerAct): string | null {
  if (statusOf(page, desk.now()) !== "active" && !late) return null;
  if (act === "cancel") {
    page.status = "canceled";
    return wayBack(page);
  }
  const mode = page.request.storePaymentMethodMode;
  const keeps = mode === "enabled" || (mode === "askForConsent" && keep);
  const verdict = act === "decline" ? DECLINED : desk.nextVerdict();
  const { payment } = tryCard(desk, page.request, { page, keeps, verdict });
  if (payment === null) return null;
  page.payment = payment;
  page.status = "completed";
  return wayBack(page);
}

function wayBack({ id, kind, request, sessionResult }: Page): string {
  const url = new URL(request.returnUrl);
  if (kind === "session") {
    url.searchParams.set("sessionId", id);
    url.searchParams.set("sessionResult", sessionResult);
  }
  return url.href;
}

/** The customer confirms at the bank, or does not. @returns where the browser goes next */
export function actAtBank({ redirects }: Desk, id: string, isConfirmed: boolean): string | null {
  const redirect = redirects.get(id);
  if (redirect === undefined) return null;
  redirect.isConfirmed = isConfirmed;
  const url = new URL(redirect.request.returnUrl);
  url.searchParams.set("redirectResult", redirect.result);
  return url.href;
}

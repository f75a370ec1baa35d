/**
 * A double of Adyen's Checkout API v72 on the shared double of a gateway. It follows the documents of
 * github.com/Adyen/adyen-openapi and docs.adyen.com (Hosted Checkout, modifications, idempotency, webhooks)
 * and was never compared with Adyen itself.
 */
import { randomBytes } from "node:crypto";
import { changed, ended, type OrderFields, opened, orderIn } from "../gateway-double/acts";
import type { FollowUpKind, Page, Payment } from "../gateway-double/book";
import { type DoubleCall, type Reply, type SharedFault, sharedFaults } from "../gateway-double/call-server";
import { type Desk, found, refuse, type Why } from "../gateway-double/desk";
import { type Double, type Route, type Skin, startDouble } from "../gateway-double/double";
import { hasAt, textAt } from "../gateway-double/form";
import { bankOf, chargeCard, decideAtBank } from "../gateway-double/pages";
import { keptData, minor, type Notice, noticeBody, noticesOf } from "./notices";
import { check } from "./request-check";

/** The key that the double takes, and what its test account is called. */
export const DOUBLE_KEY = "AQE-test-key";
export const DOUBLE_MERCHANT = "SarrafTestCOM";
/** What its notifications are signed with, unless the test's address says otherwise. */
export const DOUBLE_HMAC_KEY = "44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056";

const LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789";
const DECLINED = "4000300011112220";
const HOUR_MS = 3_600_000;

/** As Adyen's references. */
const freshPsp = () => [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join("");

/** A refusal as Adyen words it. */
function failure(status: number, errorCode: string, message: string, errorType = "validation"): Reply {
  return { status, body: { status, errorCode, message, errorType } };
}

const REFUSALS: Readonly<Partial<Record<Why, Reply>>> = {
  missing: failure(422, "167", "Original pspReference required for this operation"),
  card: failure(422, "800", "Contract not found"),
  over: failure(422, "14_0110", "The payment link is not active"),
  life: failure(422, "14_012", "The expiry is too far ahead."),
};
const NOT_FOUND = failure(404, "000", "Not found");
const WRONG_KEY = failure(401, "000", "Unauthorized", "security");
const WRONG_MERCHANT = failure(403, "901", "Invalid Merchant Account", "security");

/** Faults beside the shared ones; neither acts. */
export type Fault = SharedFault | "busy" | "running";

const FAULTS: Skin<Fault, Notice>["faults"] = {
  ...sharedFaults({
    error: failure(500, "905", "Payment details are not supported", "internal"),
    tooMany: failure(429, "429", "Too Many Requests", "security"),
    unauthorized: WRONG_KEY,
  }),
  busy: {
    acts: false,
    reply: { ...failure(503, "703", "Unable to process"), headers: { "transient-error": "true" } },
  },
  running: { acts: false, reply: failure(422, "704", "request already processed or in progress") },
};

/** In bodies of `/sessions`, `/paymentLinks` and `/payments`. */
const ORDER: OrderFields = {
  ...{ reference: "reference", units: "amount/value", currency: "amount/currency", returnUrl: "returnUrl" },
  ...{ isHeld: "additionalData/manualCapture=true manualCapture=true", owner: "shopperReference" },
  keeps: "storePaymentMethod=true storePaymentMethodMode=enabled",
  ...{ asks: "storePaymentMethodMode=askForConsent", language: "shopperLocale" },
};

/** What the browser brings back from a page or the bank. */
const resultOf = (id: string) => Buffer.from(`result of ${id}`).toString("base64url");

function back(returnUrl: string, brought: Readonly<Record<string, string>>): string {
  const url = new URL(returnUrl);
  for (const [name, value] of Object.entries(brought)) url.searchParams.set(name, value);
  return url.href;
}

const opens =
  (kind: "CS" | "PL", state: object) =>
  (desk: Desk, { body }: DoubleCall) => {
    const order = orderIn(desk, body, ORDER);
    const { id, expiresAt } = opened(desk, kind, { order, body, endPath: "expiresAt" });
    const { amount, merchantAccount, reference, returnUrl } = body;
    const said = { id, amount, merchantAccount, reference, returnUrl, expiresAt: new Date(expiresAt).toISOString() };
    return { ...said, ...state, url: `${desk.origin()}/pages/${id}` };
  };

const paidBy = ({ payment }: Page): Payment | null => (payment?.approvedAt == null ? null : payment);

function statusOf(page: Page): string {
  if (paidBy(page) !== null) return "completed";
  return page.status === "open" ? "active" : page.status;
}

/** Only with the result that the browser brought back. */
function session(desk: Desk, { ids: [id = ""], query }: DoubleCall): object {
  const page = found(desk, desk.book.pages, query.get("sessionResult") === resultOf(id) ? id : "");
  const paid = paidBy(page);
  const told = paid && { pspReference: paid.id, resultCode: "Authorised", amount: minor(paid.amount) };
  return { id, reference: page.order.reference, status: statusOf(page), payments: told === null ? [] : [told] };
}

function link(desk: Desk, { ids: [id = ""], body }: DoubleCall): object {
  const page = found(desk, desk.book.pages, id);
  if (body.status === "expired") ended(desk, page);
  const { reference, amount } = page.order;
  const named = { id, merchantAccount: DOUBLE_MERCHANT, reference, url: `${desk.origin()}/pages/${id}` };
  return { ...named, amount: minor(amount), status: statusOf(page) };
}

function said(desk: Desk, payment: Payment): object {
  const { id: pspReference, order, amount, decline, verdict, state } = payment;
  const named = { merchantReference: order.reference };
  if (state === "bank") {
    const action = { type: "redirect", method: "GET", paymentMethodType: "scheme", url: bankOf(desk, payment) };
    return { ...named, resultCode: "RedirectShopper", action };
  }
  if (decline !== null) {
    const resultCode = verdict?.kind === "error" ? "Error" : "Refused";
    const refusal = { refusalReason: decline.reason, refusalReasonCode: decline.code };
    return { ...named, pspReference, resultCode, ...refusal };
  }
  if (verdict?.kind === "pending") return { ...named, pspReference, resultCode: "Received" };
  const isPart = verdict?.kind === "approved" && verdict.amount.units !== undefined;
  const method = isPart ? {} : { paymentMethod: { brand: "visa", type: "scheme" } };
  const kept = order.keeps === "no" ? {} : { additionalData: keptData(desk, payment) };
  const resultCode = isPart ? "PartiallyAuthorised" : "Authorised";
  return { ...named, pspReference, resultCode, amount: minor(amount), ...method, ...kept };
}

/** With a kept card, a wallet, or a test card as Adyen's own pages encrypt one. */
function pay(desk: Desk, { body }: DoubleCall): object {
  const order = orderIn(desk, body, ORDER);
  const number = textAt(body, "paymentMethod/encryptedCardNumber").replace(/^test_/, "");
  const saved = textAt(body, "paymentMethod/storedPaymentMethodId") || null;
  const isOwn = order.owner !== null && desk.book.owners.get(saved ?? "") === order.owner;
  if (hasAt(body, "paymentMethod/type=scheme") && number === "" && !isOwn) refuse(desk, "card");
  return said(desk, chargeCard(desk, order, { number, saved }, true));
}

/** The customer is back from the bank. */
function finish(desk: Desk, { body }: DoubleCall): object {
  const given = textAt(body, "details/redirectResult");
  const bank = [...desk.banks.values()].find(({ id, isConfirmed }) => isConfirmed !== null && resultOf(id) === given);
  return bank === undefined ? refuse(desk, "missing") : said(desk, decideAtBank(desk, bank));
}

/** Only of the customer's own cards. */
function removeCard(desk: Desk, { ids: [id = ""], query }: DoubleCall): object {
  if (desk.book.owners.get(id) !== query.get("shopperReference")) refuse(desk, "card");
  desk.book.owners.delete(id);
  return {};
}

/** Accepts what is decided later. A reversal refunds the whole, or releases what was not captured. */
function modifies(word: string, wanted: FollowUpKind | "reversal"): Route {
  return [
    201,
    (desk, { ids: [psp = ""], body }) => {
      const payment = found(desk, desk.book.payments, psp);
      const kind = wanted === "reversal" ? (payment.taken === 0 ? "release" : "refund") : wanted;
      const amount = { units: textAt(body, "amount/value"), currency: textAt(body, "amount/currency") };
      const { made } = changed(desk, payment, { kind, word, reference: textAt(body, "reference"), ...amount });
      const { merchantAccount, reference } = body;
      const own = { merchantAccount, reference, pspReference: made.id, status: "received" };
      return { ...own, ...(body.amount !== undefined && { amount: body.amount }), paymentPspReference: psp };
    },
  ];
}

const ADYEN_SKIN: Skin<Fault, Notice> = {
  ...{ prefix: "/v72", releasesRest: false, check, faults: FAULTS },
  name: (prefix) => (prefix === "CS" || prefix === "PL" ? `${prefix}${freshPsp()}` : freshPsp()),
  bars: ({ headers, method, route, body, query }) => {
    if (headers["x-api-key"] !== DOUBLE_KEY) return WRONG_KEY;
    const isNamed = method === "POST" ? route !== "POST /payments/details" : method === "DELETE";
    const account = body.merchantAccount ?? query.get("merchantAccount");
    return isNamed && account !== DOUBLE_MERCHANT ? WRONG_MERCHANT : null;
  },
  /** There is no call that finds a payment by its reference. */
  routes: {
    "POST /paymentMethods": [200, () => ({ paymentMethods: [{ name: "Cards", type: "scheme" }] })],
    "POST /sessions": [201, opens("CS", { mode: "hosted" })],
    "GET /sessions/*": [200, session],
    "POST /paymentLinks": [201, opens("PL", { status: "active" })],
    "GET /paymentLinks/*": [200, link],
    "PATCH /paymentLinks/*": [200, link],
    "POST /payments": [200, pay],
    "POST /payments/details": [200, finish],
    "POST /payments/*/captures": modifies("CAPTURE", "capture"),
    "POST /payments/*/cancels": modifies("CANCELLATION", "release"),
    "POST /payments/*/refunds": modifies("REFUND", "refund"),
    "POST /payments/*/reversals": modifies("CANCEL_OR_REFUND", "reversal"),
    "DELETE /storedPaymentMethods/*": [204, removeCard],
  },
  refusal: (why) => REFUSALS[why] ?? NOT_FOUND,
  rules: {
    ...{ paying: "4111111111111111", declined: DECLINED, isOnePaymentPerPage: false, isDecidedAtBank: false },
    cards: { [DECLINED]: { declined: { code: "12", reason: "Not enough balance", raw: "51 : Insufficient funds" } } },
    lives: {
      CS: { least: 0, usual: HOUR_MS, most: 24 * HOUR_MS },
      PL: { least: 0, usual: 24 * HOUR_MS, most: 70 * 24 * HOUR_MS },
    },
    unconfirmed: { code: "11", reason: "3D Not Authenticated" },
    unasked: { code: "38", reason: "Authentication required" },
    wayBack: ({ id, order: { returnUrl } }) =>
      back(returnUrl, id.startsWith("CS") ? { sessionId: id, sessionResult: resultOf(id) } : {}),
    fromBank: ({ id, payment }) => back(payment.order.returnUrl, { redirectResult: resultOf(id) }),
  },
  keys: {
    ...{ lifeMs: 7 * 24 * HOUR_MS, conflict: null, running: null },
    keeps: ({ status }) => status !== 401,
    headers: (key) => ({ "Idempotency-Key": key }),
  },
  read: (text) => (text === "" ? {} : JSON.parse(text)),
  isUnsound: () => false,
  tells: noticesOf,
  sign: (notice, secret, now) => ({
    headers: { "Content-Type": "application/json" },
    body: noticeBody(notice, { merchantAccount: DOUBLE_MERCHANT, isLive: false, now: () => now }, secret),
  }),
  forged: (secret) => secret.replace(/./g, "0"),
};

export type AdyenDouble = Double<Fault, Notice>;

/** Starts the double on a free port of the loopback network, or on the one named. */
export const startAdyenDouble = (port?: number): Promise<AdyenDouble> => startDouble(ADYEN_SKIN, port);

/** The Checkout API of the Adyen double: what each call does to the book, and what it answers. */
import {
  type FollowUpKind,
  followUp,
  newPayment,
  type Order,
  type Page,
  type Payment,
  type WhyNot,
  whyNot,
} from "../gateway-double/book";
import type { DoubleCall, Reply } from "../gateway-double/call-server";
import type { Desk } from "../gateway-double/double";
import { endPage, expirePages, openPage, sendToBank, tryCard, type Verdict } from "../gateway-double/pages";
import { failure, type Json, VERSION } from "./faults";
import { keptData, type MinorAmount, minor, type Notice } from "./notices";

/** The key that the double takes, and what its test account is called. */
export const DOUBLE_KEY = "AQE-test-key";
export const DOUBLE_MERCHANT = "SarrafTestCOM";

export type AdyenDesk = Desk<Notice> & {
  /** Purchases are captured some time after they are authorised. */
  readonly isSlow: () => boolean;
};

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const HOUR_MS = 3_600_000;
const LIVES = {
  CS: { usual: HOUR_MS, most: 24 * HOUR_MS },
  PL: { usual: 24 * HOUR_MS, most: 70 * 24 * HOUR_MS },
} as const;
const KEEPING: Readonly<Record<string, Order["keeps"]>> = { enabled: "yes", askForConsent: "ask" };

/** What a body of `/sessions`, `/paymentLinks` or `/payments` asks for. */
function orderOf({ isSlow }: AdyenDesk, body: Json): Order {
  const extra = Object(body.additionalData);
  const { currency, value: units } = body.amount as MinorAmount;
  return {
    ...{ reference: textOf(body.reference), amount: { units, currency }, returnUrl: textOf(body.returnUrl) },
    isHeld: extra.manualCapture === "true" || body.manualCapture === true || isSlow(),
    owner: textOf(body.shopperReference) || null,
    keeps: body.storePaymentMethod === true ? "yes" : (KEEPING[textOf(body.storePaymentMethodMode)] ?? "no"),
    ...{ language: textOf(body.shopperLocale), metadata: {} },
  };
}

/** What the browser brings back from a page or the bank. */
export const resultOf = (id: string) => Buffer.from(`result of ${id}`).toString("base64url");

/** `POST /sessions` with `mode: "hosted"`, and `POST /paymentLinks`. */
function open(desk: AdyenDesk, kind: keyof typeof LIVES, body: Json): Reply {
  const { book, origin } = desk;
  const id = book.name(kind);
  const expiresAt = Date.parse(textOf(body.expiresAt)) || book.now() + LIVES[kind].usual;
  if (expiresAt > book.now() + LIVES[kind].most) return failure(422, "14_012", "The expiry is too far ahead.");
  openPage(book, { id, order: orderOf(desk, body), expiresAt });
  const { amount, merchantAccount, reference, returnUrl } = body;
  const said = { id, amount, merchantAccount, reference, returnUrl, expiresAt: new Date(expiresAt).toISOString() };
  const state = kind === "PL" ? { status: "active" } : { mode: "hosted" };
  return { status: 201, body: { ...said, ...state, url: `${origin()}/pages/${id}` } };
}

const paidBy = ({ payment }: Page): Payment | null => (payment?.approvedAt == null ? null : payment);

function statusOf(page: Page): string {
  if (paidBy(page) !== null) return "completed";
  return page.status === "open" ? "active" : page.status;
}

/** `GET /sessions/{id}?sessionResult=…`: only with the result that the browser brought back. */
function readSession({ book }: AdyenDesk, id: string, result: string | null): Reply {
  const page = book.pages.get(id);
  if (page === undefined || result !== resultOf(id)) return failure(422, "14_0308", "Invalid session result");
  const paid = paidBy(page);
  const told = paid && { pspReference: paid.id, resultCode: "Authorised", amount: minor(paid.amount) };
  const said = { id, reference: page.order.reference, status: statusOf(page) };
  return { status: 200, body: { ...said, payments: told === null ? [] : [told] } };
}

/** `GET /paymentLinks/{id}`, and with a status `PATCH`. */
function readLink({ book, origin }: AdyenDesk, id: string, wanted: unknown): Reply {
  const page = book.pages.get(id);
  if (page === undefined) return failure(404, "14_0107", "Payment link not found");
  if (wanted === "expired") {
    if (statusOf(page) !== "active") return failure(422, "14_0110", "The payment link is not active");
    endPage(book, page);
  }
  const { reference, amount } = page.order;
  const named = { id, merchantAccount: DOUBLE_MERCHANT, reference, url: `${origin()}/pages/${id}` };
  return { status: 200, body: { ...named, amount: minor(amount), status: statusOf(page) } };
}

function saidOf({ id, order, amount, decline }: Payment, verdict: Verdict | null): Json {
  const said = { pspReference: id, merchantReference: order.reference };
  if (decline !== null) {
    const resultCode = verdict?.kind === "error" ? "Error" : "Refused";
    return { ...said, resultCode, refusalReason: decline.reason, refusalReasonCode: decline.code };
  }
  if (verdict?.kind === "pending") return { ...said, resultCode: "Received" };
  const isPart = verdict?.kind === "approved" && verdict.amount.units !== undefined;
  const method = isPart ? {} : { paymentMethod: { brand: "visa", type: "scheme" } };
  return { ...said, resultCode: isPart ? "PartiallyAuthorised" : "Authorised", amount: minor(amount), ...method };
}

/** `POST /payments`, with a kept card, a wallet, or a test card as Adyen's own pages encrypt one. */
function pay(desk: AdyenDesk, body: Json): Reply {
  const { book } = desk;
  const order = orderOf(desk, body);
  const method = Object(body.paymentMethod);
  const typed = textOf(method.encryptedCardNumber).replace(/^test_/, "");
  const saved = textOf(method.storedPaymentMethodId);
  const isOwn = order.owner !== null && book.owners.get(saved) === order.owner;
  if (method.type === "scheme" && typed === "" && !isOwn) return failure(422, "800", "Contract not found");
  const verdict = desk.nextVerdict();
  const payment = newPayment(book, order);
  if (verdict?.kind === "redirect") {
    const url = `${desk.origin()}${sendToBank(desk, payment)}`;
    const action = { type: "redirect", method: "GET", paymentMethodType: "scheme", url };
    return { status: 200, body: { resultCode: "RedirectShopper", merchantReference: order.reference, action } };
  }
  tryCard(desk, payment, { number: typed, ...(saved !== "" && { saved }) }, verdict);
  const said = saidOf(payment, verdict);
  return { status: 200, body: order.keeps === "no" ? said : { ...said, additionalData: keptData(desk, payment) } };
}

const NOT_AUTHENTICATED = { kind: "declined", code: "11", reason: "3D Not Authenticated" } as const;

/** `POST /payments/details`, when the customer is back from the bank. */
function finishRedirect(desk: AdyenDesk, body: Json): Reply {
  const given = textOf(Object(body.details).redirectResult);
  const bank = [...desk.banks.values()].find(({ id }) => resultOf(id) === given);
  if (bank === undefined || bank.isConfirmed === null) return failure(422, "14_0410", "Invalid redirect result");
  desk.banks.delete(bank.id);
  const verdict = bank.isConfirmed ? null : NOT_AUTHENTICATED;
  tryCard(desk, bank.payment, { number: "" }, verdict);
  return { status: 200, body: saidOf(bank.payment, verdict) };
}

/** `DELETE /storedPaymentMethods/{id}`, only of the customer's own cards. */
function removeCard({ book }: AdyenDesk, id: string, query: URLSearchParams): Reply {
  if (query.get("merchantAccount") !== DOUBLE_MERCHANT) return failure(403, "901", "Invalid Merchant Account");
  if (book.owners.get(id) !== query.get("shopperReference")) return failure(422, "800", "Contract not found");
  book.owners.delete(id);
  return { status: 204, body: {} };
}

const MODIFICATIONS: Readonly<Record<string, { readonly kind: FollowUpKind; readonly eventCode: string }>> = {
  captures: { kind: "capture", eventCode: "CAPTURE" },
  cancels: { kind: "release", eventCode: "CANCELLATION" },
  refunds: { kind: "refund", eventCode: "REFUND" },
  reversals: { kind: "refund", eventCode: "CANCEL_OR_REFUND" },
};

const REASONS: Readonly<Record<WhyNot, string>> = {
  released: "Transaction cancelled",
  taken: "Transaction has been captured",
  not_approved: "Transaction is not authorised",
  not_taken: "Transaction hasn't been captured, refund not possible",
  all_refunded: "Insufficient balance on payment",
  too_much: "Insufficient balance on payment",
};

/** `POST /payments/{psp}/captures`, `cancels`, `refunds` or `reversals`: accepted, and decided later. */
function modify(desk: AdyenDesk, what: string, psp: string, body: Json): Reply {
  const payment = desk.book.payments.get(psp);
  const rule = MODIFICATIONS[what];
  if (rule === undefined) return failure(404, "000", "Not found");
  if (payment === undefined) return failure(422, "167", "Original pspReference required for this operation");
  const isReversal = what === "reversals";
  const kind = isReversal && payment.taken === 0 ? "release" : rule.kind;
  const whole = isReversal && kind === "refund" ? { ...payment.amount, units: payment.taken } : payment.amount;
  const asked = body.amount as MinorAmount | undefined;
  const amount = asked === undefined ? whole : { units: asked.value, currency: asked.currency };
  const [id, reference] = [desk.book.name(""), textOf(body.reference)];
  const why = whyNot(payment, kind, amount);
  if (why === null) followUp(desk.book, payment, { kind, id, reference, amount });
  desk.queue.notify({
    ...{ eventCode: rule.eventCode, success: why === null, pspReference: id, originalReference: psp },
    ...{ merchantReference: reference, amount: asked ?? minor(payment.amount), paymentMethod: "visa" },
    ...(why !== null && { reason: REASONS[why] }),
  });
  const said = { merchantAccount: body.merchantAccount, reference, pspReference: id, status: "received" };
  return { status: 201, body: { ...said, ...(asked && { amount: asked }), paymentPspReference: psp } };
}

/** Carries the call out. There is no call that finds a payment by its reference. */
export function perform(desk: AdyenDesk, { method, path, query, headers, body }: DoubleCall<Json>): Reply {
  if (headers["x-api-key"] !== DOUBLE_KEY) return failure(401, "000", "Unauthorized", "security");
  expirePages(desk.book);
  const [, first = "", id = "", what = ""] = path.slice(VERSION.length).split("/");
  if (method === "GET" && first === "sessions") return readSession(desk, id, query.get("sessionResult"));
  if (first === "paymentLinks" && id !== "") return readLink(desk, id, method === "PATCH" ? body.status : null);
  if (method === "DELETE" && first === "storedPaymentMethods") return removeCard(desk, id, query);
  if (method !== "POST") return failure(404, "000", "Not found");
  if (first === "payments" && id === "details") return finishRedirect(desk, body);
  if (body.merchantAccount !== DOUBLE_MERCHANT) return failure(403, "901", "Invalid Merchant Account", "security");
  if (id !== "") return modify(desk, what, id, body);
  if (first === "paymentMethods") return { status: 200, body: { paymentMethods: [{ name: "Cards", type: "scheme" }] } };
  if (first === "sessions") return open(desk, "CS", body);
  if (first === "paymentLinks") return open(desk, "PL", body);
  return first === "payments" ? pay(desk, body) : failure(404, "000", "Not found");
}

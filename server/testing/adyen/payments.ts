/** Payments of the Adyen double, and what is done to them. */
import { randomBytes } from "node:crypto";
import {
  authorise,
  cancel,
  capture,
  freshPsp,
  type MinorAmount,
  type Page,
  type PageRequest,
  type Payment,
  refund,
  reverse,
} from "./book";
import { askedOf, type Desk, failure, type Json, type Reply, textOf } from "./desk";
import type { Verdict } from "./faults";

/** How a try to pay ended. */
export type CardTry = {
  readonly psp: string;
  readonly amount: MinorAmount;
  readonly verdict: Verdict | null;
  readonly payment: Payment | null;
  /** Data about the card if it was kept. */
  readonly kept: Readonly<Record<string, string>>;
};

/** Where the card comes from. */
type Origin = { readonly page: Page | null; readonly keeps: boolean; readonly verdict: Verdict | null };

/** A card is authorised, or not, as the verdict has it; the notification follows. */
export function tryCard(desk: Desk, request: PageRequest, { page, keeps, verdict }: Origin): CardTry {
  const amount = authorisedAmount(request.amount, verdict);
  const notice = { eventCode: "AUTHORISATION", merchantReference: request.reference, paymentMethod: "visa", amount };
  if (verdict?.kind === "refused" || verdict?.kind === "error") {
    const psp = freshPsp();
    const { reason = "Acquirer Error", raw } = verdict.kind === "refused" ? verdict : {};
    const additionalData = { ...placeOf(page), ...(raw !== undefined && { refusalReasonRaw: raw }) };
    desk.notify({ ...notice, success: false, pspReference: psp, reason, additionalData });
    return { psp, amount, verdict, payment: null, kept: {} };
  }
  const isManual = request.isManual || desk.isSlow();
  const payment = authorise(desk.book, { ...request, isManual }, amount);
  const card = { authCode: "070121", cardSummary: "1111", expiryDate: "03/2030" };
  const kept = keeps ? keptData(desk, request) : {};
  const additionalData = { ...card, ...placeOf(page), ...kept };
  desk.notify({ ...notice, success: true, pspReference: payment.psp, additionalData });
  return { psp: payment.psp, amount, verdict, payment, kept };
}

function authorisedAmount(amount: MinorAmount, verdict: Verdict | null): MinorAmount {
  if (verdict?.kind === "partial") return { ...amount, value: verdict.value };
  return verdict?.kind === "currency" ? { ...amount, currency: verdict.currency } : amount;
}

function placeOf(page: Page | null): Record<string, string> {
  if (page === null) return {};
  return page.kind === "session" ? { checkoutSessionId: page.id } : { paymentLinkId: page.id };
}

function keptData({ book }: Desk, { shopperReference }: PageRequest): Record<string, string> {
  if (shopperReference === undefined) return {};
  const id = freshPsp();
  book.cards.set(id, shopperReference);
  return {
    "tokenization.storedPaymentMethodId": id,
    "tokenization.shopperReference": shopperReference,
    "tokenization.store.operationType": "created",
    networkTxReference: "MCC123456789012",
  };
}

function saidOf({ reference }: PageRequest, { psp, amount, verdict }: CardTry): Json {
  const said = { pspReference: psp, merchantReference: reference };
  switch (verdict?.kind) {
    case "refused":
      return { ...said, resultCode: "Refused", refusalReason: verdict.reason, refusalReasonCode: verdict.code };
    case "error":
      return { ...said, resultCode: "Error", refusalReason: "Acquirer Error", refusalReasonCode: "4" };
    case "pending":
      return { ...said, resultCode: "Received" };
    case "partial":
      return { ...said, resultCode: "PartiallyAuthorised", amount };
    default:
      return { ...said, resultCode: "Authorised", amount, paymentMethod: { brand: "visa", type: "scheme" } };
  }
}

/** `POST /payments`, with a kept card, a wallet, or a test card as Adyen's own pages encrypt one. */
export function pay(desk: Desk, body: Json): Reply {
  const request = askedOf(body);
  const method = (body.paymentMethod ?? {}) as Json;
  const isTyped = textOf(method.encryptedCardNumber).startsWith("test_");
  const owner = desk.book.cards.get(textOf(method.storedPaymentMethodId));
  const isOwn = owner !== undefined && owner === request.shopperReference;
  if (method.type === "scheme" && !isTyped && !isOwn) return failure(422, "800", "Contract not found");
  const verdict = desk.nextVerdict();
  if (verdict?.kind === "redirect") return redirected(desk, request);
  const keeps = isTyped && body.storePaymentMethod === true;
  const done = tryCard(desk, request, { page: null, keeps, verdict });
  const said = saidOf(request, done);
  return { status: 200, body: keeps ? { ...said, additionalData: done.kept } : said };
}

function redirected({ redirects, origin }: Desk, request: PageRequest): Reply {
  const [id, result] = [freshPsp(), randomBytes(24).toString("base64url")];
  redirects.set(id, { request, result, isConfirmed: null });
  const action = { type: "redirect", method: "GET", paymentMethodType: "scheme", url: `${origin()}/bank/${id}` };
  return { status: 200, body: { resultCode: "RedirectShopper", merchantReference: request.reference, action } };
}

/** `DELETE /storedPaymentMethods/{id}`, only of the customer's own cards. */
export function removeCard({ book, merchantAccount }: Desk, id: string, query: URLSearchParams): Reply {
  if (query.get("merchantAccount") !== merchantAccount) return failure(403, "901", "Invalid Merchant Account");
  if (book.cards.get(id) !== query.get("shopperReference")) return failure(422, "800", "Contract not found");
  book.cards.delete(id);
  return { status: 204, body: {} };
}

const NOT_AUTHENTICATED: Verdict = { kind: "refused", code: "11", reason: "3D Not Authenticated" };

/** `POST /payments/details`, when the customer is back from the bank. */
export function finishRedirect(desk: Desk, body: Json): Reply {
  const given = textOf(((body.details ?? {}) as Json).redirectResult);
  const [id, redirect] = [...desk.redirects].find(([, one]) => one.result === given) ?? [];
  if (id === undefined || redirect === undefined || redirect.isConfirmed === null)
    return failure(422, "14_0410", "Invalid redirect result");
  desk.redirects.delete(id);
  const verdict = redirect.isConfirmed ? null : NOT_AUTHENTICATED;
  const done = tryCard(desk, redirect.request, { page: null, keeps: false, verdict });
  return { status: 200, body: saidOf(redirect.request, done) };
}

const MODIFICATIONS = {
  captures: { kind: "capture", eventCode: "CAPTURE", apply: capture },
  cancels: { kind: "cancel", eventCode: "CANCELLATION", apply: cancel },
  refunds: { kind: "refund", eventCode: "REFUND", apply: refund },
  reversals: { kind: "refund", eventCode: "CANCEL_OR_REFUND", apply: reverse },
} as const;

/** True if the path of a modification ends so. */
export function isModification(text: string | undefined): text is keyof typeof MODIFICATIONS {
  return text !== undefined && Object.hasOwn(MODIFICATIONS, text);
}

/** `POST /payments/{psp}/captures`, `cancels` or `refunds`: taken up, and decided by a notification. */
export function modify(desk: Desk, what: keyof typeof MODIFICATIONS, paymentPsp: string, body: Json): Reply {
  const payment = desk.book.payments.get(paymentPsp);
  if (payment === undefined) return failure(422, "167", "Original pspReference required for this operation");
  const { eventCode } = MODIFICATIONS[what];
  const said = decide(desk, payment, { what, eventCode, body });
  return {
    status: 201,
    body: { ...said, ...(body.amount !== undefined && { amount: body.amount }), paymentPspReference: paymentPsp },
  };
}

type Modification = { readonly what: keyof typeof MODIFICATIONS; readonly eventCode: string; readonly body: Json };

function decide(desk: Desk, payment: Payment, { what, eventCode, body }: Modification): Json {
  const { kind, apply } = MODIFICATIONS[what];
  const [psp, reference] = [freshPsp(), textOf(body.reference)];
  const amount = (body.amount as MinorAmount | undefined) ?? payment.authorised;
  const refusal =
    desk.nextRefusal(kind) ?? apply(desk.book, payment, { reference, psp, paymentPsp: payment.psp, amount });
  desk.notify({
    eventCode,
    success: refusal === null,
    pspReference: psp,
    originalReference: payment.psp,
    merchantReference: reference,
    amount,
    paymentMethod: "visa",
    ...(refusal !== null && { reason: refusal }),
  });
  return { merchantAccount: body.merchantAccount, reference, pspReference: psp, status: "received" };
}

/** Null means an unreadable answer: the outcome is then unknown. */
import { schemeName } from "@/server/kernel/card-scheme";
import { sha256 } from "@/server/kernel/ids";
import type { JsonObject } from "@/server/kernel/json";
import { isEqual, type Money } from "@/server/kernel/money";
import type { PartOf } from "@/server/kernel/words";
import { type CardFacts, type KeptCard, maskedNumber } from "../../core/result";
import type { GatewayOutcome } from "../../core/words";
import { type Answer, shownCard } from "../../engine/core/answer";
import { saidList, saidObject, saidText } from "../../engine/core/said";
import { fromAdyenAmount } from "./amounts";
import { declineOf } from "./refusals";

/** Outcomes by `resultCode`. Unknown codes count as pending until the notification. */
const RESULTS: ReadonlyMap<string, GatewayOutcome> = new Map([
  ["Authorised", "success"],
  // The answer's amount is lower than the requested amount.
  ["PartiallyAuthorised", "success"],
  ["Refused", "failed"],
  ["Cancelled", "canceled"],
  // Not final: with some payment methods the acquirer may have charged nevertheless.
  ["Error", "pending"],
]);

export function outcomeOfResult(resultCode: string | null): GatewayOutcome {
  return RESULTS.get(resultCode ?? "") ?? "pending";
}

/**
 * Outcomes by a hosted page's status. Only a status without payment is final. A paid page stays pending until
 * its notification, because Adyen never updates the status.
 */
const SESSIONS: ReadonlyMap<string, GatewayOutcome> = new Map([
  ["refused", "failed"],
  ["canceled", "canceled"],
  ["expired", "canceled"],
]);

export function outcomeOfSession(status: string | null): GatewayOutcome {
  return SESSIONS.get(status ?? "") ?? "pending";
}

/**
 * `shopperReference`: a digest, because the merchant's customer id may be a mail address or too short, and
 * because merchants may share an account at Adyen. Undefined without an id.
 */
export function shopperOf(merchantId: string, { id }: { readonly id: string | null }): string | undefined {
  return id === null ? undefined : sha256(`${merchantId} ${id}`);
}

const saidExtra = (said: JsonObject, key: string) => saidText(said, "additionalData", key);

function brandOf(said: JsonObject): string | null {
  const method = saidText(said, "paymentMethod", "brand") ?? saidText(said, "paymentMethod");
  return schemeName(method ?? saidExtra(said, "cardPaymentMethod") ?? saidExtra(said, "paymentMethod"));
}

export function saidCard(said: JsonObject): CardFacts | null {
  const [, month = null, year = null] = /^(\d{1,2})\/(\d{4})$/.exec(saidExtra(said, "expiryDate") ?? "") ?? [];
  const [last4, name] = [saidExtra(said, "cardSummary"), saidExtra(said, "cardHolderName")];
  return shownCard({ brand: brandOf(said), last4, month, year, name });
}

/** Adyen does not sign the saved card in notifications; a charge therefore names the card's customer. */
export function saidKeptCard(said: JsonObject): KeptCard | null {
  const stored = saidExtra(said, "tokenization.storedPaymentMethodId");
  const id = stored ?? saidExtra(said, "recurring.recurringDetailReference");
  const networkTransactionId = saidExtra(said, "networkTxReference");
  if (id === null) return null;
  return { handle: { id }, ...(networkTransactionId !== null && { networkTransactionId }) };
}

export function plainAnswer(said: JsonObject, outcome: GatewayOutcome): Answer {
  const about = saidText(said, "merchantReference") ?? saidText(said, "reference");
  const card = saidCard(said);
  const params = {
    auth_code: saidExtra(said, "authCode"),
    card_type: brandOf(said),
    card_number: card && maskedNumber(card.last4),
    card_expiry: saidExtra(said, "expiryDate"),
    card_issuer: saidExtra(said, "cardIssuingBank"),
    result: saidText(said, "resultCode") ?? saidText(said, "eventCode") ?? saidText(said, "status"),
    pg_message: saidText(said, "refusalReason") ?? saidText(said, "reason"),
    transaction_id: saidText(said, "pspReference"),
    track_id: about,
  };
  return { outcome, raw: said, params, about };
}

/** The answer of `/payments` and `/payments/details`; null if it concerns another payment or no payment. */
export function paymentAnswer(said: JsonObject, referenceNumber: string): Answer | null {
  const resultCode = saidText(said, "resultCode");
  const psp = saidText(said, "pspReference");
  const about = saidText(said, "merchantReference");
  if (resultCode === null || (about !== null && about !== referenceNumber)) return null;
  const result = outcomeOfResult(resultCode);
  if (result === "success" && psp === null) return null;
  // The notification names the amount if the answer does not.
  const outcome = result === "success" && said.amount === undefined ? "pending" : result;
  const isRefusal = outcome === "failed" || resultCode === "Error";
  const action = saidObject(said, "action");
  const leadsOn = action?.type === "redirect" && (saidText(action, "method") ?? "GET") === "GET";
  return {
    ...plainAnswer(said, outcome),
    message: outcome === "success" ? null : (saidText(said, "refusalReason") ?? resultCode),
    refs: { psp },
    decline: isRefusal ? declineOf(said) : null,
    next: outcome === "pending" && leadsOn ? saidText(action, "url") : null,
    ...(outcome === "success" && takenOf(said)),
  };
}

export function takenOf(said: JsonObject): Pick<Answer, "actual" | "keptCard"> {
  return { actual: fromAdyenAmount(saidObject(said, "amount")), keptCard: saidKeptCard(said) };
}

/** The result of an accepted capture, cancellation or refund; a notification brings the outcome. */
export function modificationAnswer(said: JsonObject, referenceNumber: string): Answer | null {
  const psp = saidText(said, "pspReference");
  const about = saidText(said, "reference");
  if (said.status !== "received" || psp === null || (about !== null && about !== referenceNumber)) return null;
  return { ...plainAnswer(said, "pending"), refs: { psp } };
}

/** The answer for the browser's `sessionResult`; null if it concerns another payment. */
export function sessionAnswer(said: JsonObject, referenceNumber: string): Answer | null {
  if (said.reference !== referenceNumber) return null;
  const [payment] = saidList(said, "payments");
  const message = saidText(said, "status");
  const outcome = payment === undefined ? outcomeOfSession(message) : "pending";
  return { ...plainAnswer(said, outcome), message, refs: { psp: saidText(payment, "pspReference") } };
}

/** The answer for a payment link's status; null if it concerns another payment or amount. */
export function linkAnswer(said: JsonObject, referenceNumber: string, total: Money): Answer | null {
  const amount = fromAdyenAmount(saidObject(said, "amount"));
  if (said.reference !== referenceNumber || amount === null || !isEqual(amount, total)) return null;
  const outcome = said.status === "expired" ? "canceled" : "pending";
  return { ...plainAnswer(said, outcome), message: saidText(said, "status"), refs: {} };
}

export function refusedRequest(said: JsonObject, outcome: PartOf<GatewayOutcome, "failed" | "error">): Answer {
  const isAccount = said.errorType === "configuration" || said.errorType === "security";
  const category = isAccount ? "account_fault" : "gateway_fault";
  return {
    ...plainAnswer(said, outcome),
    message: saidText(said, "message") ?? "Adyen refused the request.",
    decline: { category, code: saidText(said, "errorCode") ?? "unknown", again: "other_gateway" },
  };
}

/** Null means an unreadable answer: the outcome is then unknown. */
import { type JsonObject, jsonObject } from "@/server/kernel/json";
import { isEqual, type Money } from "@/server/kernel/money";
import type { PartOf } from "@/server/kernel/words";
import type { GatewayRefs, GatewayResult } from "../../core/result";
import type { GatewayOutcome } from "../../core/words";
import { fromAdyenAmount } from "./amounts";
import { outcomeOfResult, outcomeOfSession } from "./outcomes";
import { keptRaw } from "./raw";
import { saidCard, saidKeptCard, saidParams, saidRefusal, saidText } from "./said";

/** Assumed validity of a 3-D Secure redirect in milliseconds, which Adyen does not report. */
const NEXT_STEP_MS = 60 * 60_000;

export function plainResult(said: JsonObject, outcome: GatewayResult["outcome"]): GatewayResult {
  const referenceNumber = saidText(said, "merchantReference") ?? saidText(said, "reference");
  return {
    outcome,
    message: null,
    raw: keptRaw(said),
    params: saidParams(said, referenceNumber),
    card: null,
    ...(referenceNumber !== null && { about: referenceNumber }),
  };
}

export function refsOf(refs: Readonly<Record<string, string | null>>): GatewayRefs {
  return Object.fromEntries(Object.entries(refs).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** The address for 3-D Secure, if the answer has one. */
function nextStep(said: JsonObject, now: Date): GatewayResult["next"] {
  const action = jsonObject(said.action);
  const url = action?.type === "redirect" ? saidText(action, "url") : null;
  const isGet = (saidText(action, "method") ?? "GET") === "GET";
  if (url === null || !isGet || !/^https?:\/\//.test(url)) return undefined;
  return { url, expiresAt: new Date(now.getTime() + NEXT_STEP_MS) };
}

/**
 * The answer of `/payments` and `/payments/details`; null if it concerns another payment or no payment.
 * @param now on the merchant's clock
 */
export function paymentAnswer(said: JsonObject, referenceNumber: string, now: Date): GatewayResult | null {
  const resultCode = saidText(said, "resultCode");
  const psp = saidText(said, "pspReference");
  const about = saidText(said, "merchantReference");
  if (resultCode === null || (about !== null && about !== referenceNumber)) return null;
  const result = outcomeOfResult(resultCode);
  if (result === "success" && psp === null) return null;
  // The notification names the amount if the answer does not.
  const outcome = result === "success" && said.amount === undefined ? "pending" : result;
  const isRefusal = outcome === "failed" || resultCode === "Error";
  const next = outcome === "pending" ? nextStep(said, now) : undefined;
  return {
    ...plainResult(said, outcome),
    message: outcome === "success" ? null : (saidText(said, "refusalReason") ?? resultCode),
    refs: refsOf({ psp }),
    ...(isRefusal && { decline: saidRefusal(said) }),
    ...(next !== undefined && { next }),
    ...(outcome === "success" && takenOf(said)),
  };
}

export function takenOf(said: JsonObject): Pick<GatewayResult, "card"> & Partial<GatewayResult> {
  const actual = fromAdyenAmount(jsonObject(said.amount));
  const keptCard = saidKeptCard(said);
  return { card: saidCard(said), ...(actual !== null && { actual }), ...(keptCard !== null && { keptCard }) };
}

/** The result of an accepted capture, cancellation or refund; a notification brings the outcome. */
export function modificationAnswer(said: JsonObject, referenceNumber: string): GatewayResult | null {
  const psp = saidText(said, "pspReference");
  const about = saidText(said, "reference");
  if (said.status !== "received" || psp === null || (about !== null && about !== referenceNumber)) return null;
  return { ...plainResult(said, "pending"), refs: { psp } };
}

export function openedPage(said: JsonObject): { url: string; expiresAt: Date | null; id: string } | null {
  const url = saidText(said, "url");
  const id = saidText(said, "id");
  if (url === null || id === null || !/^https?:\/\//.test(url)) return null;
  const expiresAt = new Date(saidText(said, "expiresAt") ?? Number.NaN);
  return { url, id, expiresAt: Number.isNaN(expiresAt.getTime()) ? null : expiresAt };
}

/** The answer for the browser's `sessionResult`; null if it concerns another payment. */
export function sessionAnswer(said: JsonObject, referenceNumber: string): GatewayResult | null {
  if (said.reference !== referenceNumber) return null;
  const payments = Array.isArray(said.payments) ? said.payments : [];
  const psp = saidText(jsonObject(payments[0]), "pspReference");
  const outcome = payments.length > 0 ? "pending" : outcomeOfSession(saidText(said, "status"));
  return { ...plainResult(said, outcome), message: saidText(said, "status"), refs: refsOf({ psp }) };
}

/** The answer for a payment link's status; null if it concerns another payment or amount. */
export function linkAnswer(said: JsonObject, referenceNumber: string, total: Money): GatewayResult | null {
  const amount = fromAdyenAmount(jsonObject(said.amount));
  if (said.reference !== referenceNumber || amount === null || !isEqual(amount, total)) return null;
  const outcome = said.status === "expired" ? "canceled" : "pending";
  return { ...plainResult(said, outcome), message: saidText(said, "status"), refs: {} };
}

export function refusedRequest(said: JsonObject, outcome: PartOf<GatewayOutcome, "failed" | "error">): GatewayResult {
  const isAccount = said.errorType === "configuration" || said.errorType === "security";
  const category = isAccount ? "account_fault" : "gateway_fault";
  return {
    ...plainResult(said, outcome),
    message: saidText(said, "message") ?? "Adyen refused the request.",
    decline: { category, code: saidText(said, "errorCode") ?? "unknown", again: "other_gateway" },
  };
}

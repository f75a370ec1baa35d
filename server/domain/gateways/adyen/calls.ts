/** Adyen accepts captures, cancellations and refunds at once; their outcome comes by notification. */
import { sha256 } from "@/server/kernel/ids";
import { isEqual } from "@/server/kernel/money";
import type { ChargeCall, FollowUpCall, ForgetCall, InquireCall } from "../calls";
import type { CallKind } from "../core/capabilities";
import { CANNOT_ASK } from "../core/inquiry";
import type { Account } from "../core/opened-account";
import type { GatewayRefs } from "../core/result";
import type { Connector, Exchange, LookUp, PlainExchange } from "../engine/connector";
import { type Answer, present } from "../engine/core/answer";
import { get, path, post } from "../engine/core/encode";
import type { PageLife } from "../engine/core/page-life";
import { fitting, saidInstant, saidText } from "../engine/core/said";
import { NotSent, type PageEnd } from "../port";
import { linkBody, modificationBody, paymentBody, sessionBody } from "./bodies";
import {
  detailsAnswer,
  linkAnswer,
  modificationAnswer,
  paymentAnswer,
  plainAnswer,
  sessionAnswer,
  shopperOf,
} from "./core/answers";
import { broughtIn, detailsOf, readMessage } from "./core/challenge";
import { MOST } from "./core/tables/limits";
import { ACCOUNT_ERRORS, UNKNOWN_CARD } from "./core/tables/statuses";

export const refused: Connector["refused"] = ({ said }, outcome) => {
  const category = ACCOUNT_ERRORS.has(saidText(said, "errorType")) ? "account_fault" : "gateway_fault";
  return {
    ...plainAnswer(said, outcome),
    message: saidText(said, "message") ?? "Adyen refused the request.",
    decline: { category, code: saidText(said, "errorCode") ?? "unknown", again: "other_gateway" },
  };
};

/** True if the account uses payment links, which, unlike Hosted Checkout, can be ended and queried. */
const usesLinks = ({ values }: Account): boolean => values.page === "link";

export const pageLife = (account: Account): PageLife => ({ most: (usesLinks(account) ? 70 : 1) * 86_400_000 });

export const begin: NonNullable<Connector["begin"]> = {
  request: (call) =>
    usesLinks(call.account) ? post("/paymentLinks", linkBody(call)) : post("/sessions", sessionBody(call)),
  read: (said, { account }) => {
    const [url, id] = [saidText(said, "url"), saidText(said, "id")];
    if (url === null || id === null) return null;
    return { url, refs: { [usesLinks(account) ? "link" : "session"]: id }, endsAt: saidInstant(said, "expiresAt") };
  },
};

/** Ends an unpaid payment link. Adyen's other hosted pages cannot be ended. */
export const endPage: PlainExchange<InquireCall, PageEnd> = {
  request: ({ refs: { link } }) =>
    link === undefined
      ? { answer: "stays_open" }
      : { method: "PATCH", path: path`/paymentLinks/${link}`, body: { status: "expired" } },
  read: ({ status }) => {
    if (typeof status !== "string") return null;
    return status === "expired" ? "ended" : "too_late";
  },
  refused: () => "too_late",
};

export const charge: Exchange<ChargeCall, Answer> = {
  request: (call) => post("/payments", paymentBody(call)),
  read: paymentAnswer,
};

function modification(whatOf: (call: FollowUpCall) => string): Exchange<FollowUpCall, Answer> {
  return {
    request: (call) => {
      const { psp } = call.charge.refs;
      if (psp === undefined) throw new NotSent("Adyen has not told its reference of this payment yet.");
      const what = whatOf(call);
      return post(path`/payments/${psp}/${what}`, modificationBody(call, what));
    },
    read: modificationAnswer,
  };
}

export const capture = modification(() => "captures");
const cancel = modification(() => "cancels");

export { cancel as void };

/** Refunds a part, or reverses a whole payment, which Adyen accepts even before it is captured. */
export const refund = modification(({ amount, charge }) => (isEqual(amount, charge.total) ? "reversals" : "refunds"));

export const forgetCard: PlainExchange<ForgetCall, boolean> = {
  request: ({ account, customerId, handle: { id }, merchantId }) => {
    if (id === undefined) return { answer: true };
    const shopperReference = shopperOf(merchantId, { id: customerId });
    const query = { merchantAccount: account.values.merchant_account, shopperReference };
    return { method: "DELETE", path: path`/storedPaymentMethods/${id}`, query };
  },
  read: () => true,
  refused: ({ status, said }) => status === 404 || saidText(said, "errorCode") === UNKNOWN_CARD,
};

const FOLLOW_UPS: ReadonlySet<CallKind> = new Set(["capture", "void", "refund"]);

/**
 * Adyen cannot be queried by our reference, only by the browser's return values and payment links. A payment
 * link's status is not queried after a notification about its payment.
 */
export function lookUp({ referenceNumber, kind, refs }: InquireCall): LookUp {
  const { psp, link, session, session_result } = refs;
  if (FOLLOW_UPS.has(kind)) return CANNOT_ASK;
  const details = detailsOf(refs);
  if (details !== null) {
    const key = sha256(`${referenceNumber} ${Object.values(details.details).join(" ")}`);
    const read = details.paymentData === undefined ? paymentAnswer : detailsAnswer;
    const request = { ...post("/payments/details", details), key };
    return { request, read, otherwise: CANNOT_ASK, confirms: broughtIn(refs) };
  }
  if (psp !== undefined) return CANNOT_ASK;
  if (link !== undefined) return { request: get(path`/paymentLinks/${link}`), read: linkAnswer, otherwise: CANNOT_ASK };
  if (session === undefined || session_result === undefined) return CANNOT_ASK;
  const request = get(path`/sessions/${session}`, { sessionResult: session_result });
  return { request, read: sessionAnswer, otherwise: CANNOT_ASK, confirms: { session_result } };
}

/** References in the query of the return address, without values that are too long for Adyen. */
export function readReturn({ sessionResult, redirectResult, message }: Readonly<Record<string, string>>): GatewayRefs {
  const [session_result, redirect_result] = [sessionResult, redirectResult].map((text) => fitting(text, MOST.returned));
  return { ...present({ session_result, redirect_result }), ...readMessage(message) };
}

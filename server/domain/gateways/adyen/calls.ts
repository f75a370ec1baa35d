/** Adyen accepts captures, cancellations and refunds, and decides them by a notification. */
import { sha256 } from "@/server/kernel/ids";
import type { JsonObject } from "@/server/kernel/json";
import { isEqual } from "@/server/kernel/money";
import type { ChargeCall, FollowUpCall, ForgetCall, InquireCall } from "../calls";
import type { CallKind } from "../core/capabilities";
import type { Account } from "../core/opened-account";
import type { Exchange, LookUp, PageCall, PlainExchange, Query, Request, SaidPage } from "../engine/connector";
import { type Answer, present } from "../engine/core/answer";
import { path } from "../engine/core/encode";
import type { PageLife } from "../engine/core/page-life";
import { saidInstant, saidText } from "../engine/core/said";
import { NotSent, type PageEnd } from "../port";
import { linkBody, modificationBody, paymentBody, sessionBody } from "./bodies";
import { linkAnswer, modificationAnswer, paymentAnswer, sessionAnswer, shopperOf } from "./core/answers";

/** True if the account uses payment links, which can be ended and queried, unlike Hosted Checkout. */
const usesLinks = ({ values }: Account): boolean => values.page === "link";

export const pageLife = (account: Account): PageLife => ({ most: (usesLinks(account) ? 70 : 1) * 86_400_000 });

export const begin: Exchange<PageCall, SaidPage | Answer> = {
  request: (call) =>
    usesLinks(call.account)
      ? { method: "POST", path: "/paymentLinks", body: linkBody(call) }
      : { method: "POST", path: "/sessions", body: sessionBody(call) },
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
  request: (call) => ({ method: "POST", path: "/payments", body: paymentBody(call) }),
  read: (said, { referenceNumber }) => paymentAnswer(said, referenceNumber),
};

function modification(whatOf: (call: FollowUpCall) => string): Exchange<FollowUpCall, Answer> {
  return {
    request: (call) => {
      const { psp } = call.charge.refs;
      if (psp === undefined) throw new NotSent("Adyen has not told its reference of this payment yet.");
      const what = whatOf(call);
      return { method: "POST", path: path`/payments/${psp}/${what}`, body: modificationBody(call, what) };
    },
    read: (said, { referenceNumber }) => modificationAnswer(said, referenceNumber),
  };
}

export const capture = modification(() => "captures");
export const cancel = modification(() => "cancels");
/**
 * Refunds a part, or reverses the whole payment, which Adyen accepts even before it has captured a purchase.
 */
export const refund = modification(({ amount, charge }) => (isEqual(amount, charge.total) ? "reversals" : "refunds"));

/** Adyen's error code for an unknown saved card. */
const NO_CARD = "800";

export const forgetCard: PlainExchange<ForgetCall, boolean> = {
  request: ({ account, customerId, handle: { id }, merchantId }) => {
    if (id === undefined) return { answer: true };
    const shopperReference = shopperOf(merchantId, { id: customerId });
    const query = { merchantAccount: account.values.merchant_account, shopperReference };
    return { method: "DELETE", path: path`/storedPaymentMethods/${id}`, query };
  },
  read: () => true,
  refused: ({ status, said }) => status === 404 || saidText(said, "errorCode") === NO_CARD,
};

const FOLLOW_UPS: ReadonlySet<CallKind> = new Set(["capture", "void", "refund"]);
const CANNOT_ASK = { known: "cannot_ask" } as const;

/**
 * Adyen has no look-up by our reference: only the browser's return values and payment links can be queried.
 * After a notification about the payment the page's status adds nothing.
 */
export function lookUp({ kind, refs, referenceNumber, total }: InquireCall): LookUp {
  const { psp, link, session, session_result: sessionResult, redirect_result: redirectResult } = refs;
  if (FOLLOW_UPS.has(kind)) return CANNOT_ASK;
  if (redirectResult !== undefined) {
    const key = sha256(`${referenceNumber} ${redirectResult}`);
    const body = { details: { redirectResult } };
    return asked({ method: "POST", path: "/payments/details", body, key }, (said) => {
      const answer = paymentAnswer(said, referenceNumber);
      return answer && { ...answer, refs: { ...answer.refs, redirect_result: redirectResult } };
    });
  }
  if (psp !== undefined) return CANNOT_ASK;
  if (link !== undefined)
    return asked({ method: "GET", path: path`/paymentLinks/${link}` }, (said) =>
      linkAnswer(said, referenceNumber, total),
    );
  if (session === undefined || sessionResult === undefined) return CANNOT_ASK;
  return asked({ method: "GET", path: path`/sessions/${session}`, query: { sessionResult } }, (said) => {
    const answer = sessionAnswer(said, referenceNumber);
    return answer && { ...answer, refs: { ...answer.refs, session_result: sessionResult } };
  });
}

/** A status query; the answer is ignored if `read` returns null, because it does not concern the call. */
function asked(request: Request, read: (said: JsonObject) => Answer | null): Query {
  return { request, read: (said) => read(said) ?? CANNOT_ASK, refused: () => CANNOT_ASK };
}

/** The references in the return address; values too long for Adyen are dropped. */
export function readReturn({ sessionResult = "", redirectResult = "" }: Readonly<Record<string, string>>) {
  const fitting = (value: string) => (value.length > 0 && value.length <= 8_000 ? value : null);
  return present({ session_result: fitting(sessionResult), redirect_result: fitting(redirectResult) });
}

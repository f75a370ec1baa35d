/** Adyen accepts captures, cancellations and refunds, and decides them by a notification. */
import { sha256 } from "@/server/kernel/ids";
import { isEqual } from "@/server/kernel/money";
import type { BeginCall, ChargeCall, FollowUpCall, ForgetCall, InquireCall } from "../calls";
import type { CallKind } from "../core/capabilities";
import type { GatewayResult } from "../core/result";
import type { Body, CallSetting, Exchange, LookUp, Reply, Request } from "../engine/connector";
import { NotSent, type OpenPage, type PageEnd } from "../port";
import { amountBody, cancelBody, pageRequest, paymentBody } from "./bodies";
import { usesLinks } from "./core/account";
import {
  linkAnswer,
  modificationAnswer,
  openedPage,
  paymentAnswer,
  refsOf,
  refusedRequest,
  sessionAnswer,
} from "./core/answers";
import { saidText } from "./core/said";
import { shopperOf } from "./core/shopper";

const MAX_LIFE_MS = { session: 24 * 3_600_000, link: 70 * 86_400_000 } as const;

const kindOf = ({ account }: BeginCall) => (usesLinks(account) ? "link" : "session");

function endOf(call: BeginCall): number {
  return Math.min(call.expiresAt.getTime(), call.askedAt.getTime() + MAX_LIFE_MS[kindOf(call)]);
}

/** Hosted Checkout, or a payment link if the account is set so. */
export const begin: Exchange<BeginCall, OpenPage | GatewayResult> = {
  request: (call, { ahead, merchantId }) => ({
    method: "POST",
    ...pageRequest(call, new Date(endOf(call) - ahead), merchantId),
  }),
  read: ({ said }, call, { ahead }) => {
    const page = openedPage(said);
    if (page === null) return null;
    const expiresAt = page.expiresAt === null ? endOf(call) : page.expiresAt.getTime() + ahead;
    return { url: page.url, expiresAt: new Date(expiresAt), refs: { [kindOf(call)]: page.id } };
  },
  refused: ({ said }) => refusedRequest(said, "error"),
};

/** Ends an unpaid payment link. Adyen's other hosted pages cannot be ended. */
export const endPage: Exchange<InquireCall, PageEnd> = {
  request: ({ refs: { link } }) =>
    link === undefined
      ? { answer: "stays_open" }
      : { method: "PATCH", path: `/paymentLinks/${encodeURIComponent(link)}`, body: { status: "expired" } },
  read: ({ said: { status } }) => {
    if (typeof status !== "string") return null;
    return status === "expired" ? "ended" : "too_late";
  },
  refused: () => "too_late",
};

export const charge: Exchange<ChargeCall, GatewayResult> = {
  request: (call, { merchantId }) => ({ method: "POST", path: "/payments", body: paymentBody(call, merchantId) }),
  read: ({ said }, { referenceNumber }, { now }) => {
    const answer = paymentAnswer(said, referenceNumber, now);
    return answer && { ...answer, card: null };
  },
  refused: ({ said }) => refusedRequest(said, "error"),
};

function modification(
  make: (call: FollowUpCall) => { readonly what: string; readonly body: Body },
): Exchange<FollowUpCall, GatewayResult> {
  return {
    request: (call) => {
      const { psp } = call.charge.refs;
      if (psp === undefined) throw new NotSent("Adyen has not told its reference of this payment yet.");
      const { what, body } = make(call);
      return { method: "POST", path: `/payments/${encodeURIComponent(psp)}/${what}`, body };
    },
    read: ({ said }, { referenceNumber }) => modificationAnswer(said, referenceNumber),
    refused: ({ said }) => refusedRequest(said, "failed"),
  };
}

export const capture = modification((call) => ({ what: "captures", body: amountBody(call) }));

export const cancel = modification((call) => ({ what: "cancels", body: cancelBody(call) }));

/**
 * Refunds a part, or reverses the whole payment, which Adyen accepts even before it has captured a purchase.
 */
export const refund = modification((call) =>
  isEqual(call.amount, call.charge.total)
    ? { what: "reversals", body: cancelBody(call) }
    : { what: "refunds", body: amountBody(call) },
);

/** Adyen's error code for an unknown saved card. */
const NO_CARD = "800";

export const forgetCard: Exchange<ForgetCall, boolean> = {
  request: ({ account, customerId, handle: { id } }, { merchantId }) => {
    if (id === undefined) return { answer: true };
    const shopperReference = shopperOf(merchantId, { id: customerId });
    const query = { merchantAccount: account.values.merchant_account, shopperReference };
    return { method: "DELETE", path: `/storedPaymentMethods/${encodeURIComponent(id)}`, query };
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
export function lookUp(call: InquireCall, { now }: CallSetting): LookUp {
  const { psp, link, session, session_result: sessionResult, redirect_result: redirectResult } = call.refs;
  const { referenceNumber, total } = call;
  if (FOLLOW_UPS.has(call.kind)) return CANNOT_ASK;
  if (redirectResult !== undefined) {
    const key = sha256(`${referenceNumber} ${redirectResult}`);
    const body = { details: { redirectResult } };
    return asked({ method: "POST", path: "/payments/details", body, key }, ({ said }) => {
      const answer = paymentAnswer(said, referenceNumber, now);
      return answer && { ...answer, card: null, refs: { ...answer.refs, redirect_result: redirectResult } };
    });
  }
  if (psp !== undefined) return CANNOT_ASK;
  if (link !== undefined) {
    const path = `/paymentLinks/${encodeURIComponent(link)}`;
    return asked({ method: "GET", path }, ({ said }) => linkAnswer(said, referenceNumber, total));
  }
  if (session === undefined || sessionResult === undefined) return CANNOT_ASK;
  const path = `/sessions/${encodeURIComponent(session)}`;
  return asked({ method: "GET", path, query: { sessionResult } }, ({ said }) => {
    const answer = sessionAnswer(said, referenceNumber);
    return answer && { ...answer, refs: { ...answer.refs, session_result: sessionResult } };
  });
}

/** A status query; the answer is ignored if `read` returns null, because it does not concern the call. */
function asked(request: Request, read: (reply: Reply) => GatewayResult | null): LookUp {
  return {
    request,
    read: (reply) => {
      const answer = read(reply);
      return answer === null ? CANNOT_ASK : { known: "answer", answer };
    },
    refused: () => CANNOT_ASK,
  };
}

/** The references in the return address; values too long for Adyen are dropped. */
export function readReturn(query: Readonly<Record<string, string>>) {
  const brought = (name: string) => (isBrought(query[name]) ? (query[name] ?? null) : null);
  return refsOf({ session_result: brought("sessionResult"), redirect_result: brought("redirectResult") });
}

function isBrought(value: string | undefined): boolean {
  return value !== undefined && value.length > 0 && value.length <= 8_000;
}

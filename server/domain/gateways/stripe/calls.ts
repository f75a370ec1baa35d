import type Stripe from "stripe";
import type { JsonObject } from "@/server/kernel/json";
import { isZero, type Money } from "@/server/kernel/money";
import type { ChargeCall, FollowUpCall, ForgetCall, InquireCall } from "../calls";
import type {
  Connector,
  Exchange,
  PageCall,
  PlainExchange,
  Reply,
  Request,
  RequestOrAnswer,
  SaidPage,
} from "../engine/connector";
import type { Answer } from "../engine/core/answer";
import { path } from "../engine/core/encode";
import type { PageLife } from "../engine/core/page-life";
import { saidInstant, saidObject, saidText } from "../engine/core/said";
import type { PageEnd } from "../port";
import { chargeBody, googlePayToken, paymentPage, setupPage } from "./bodies";
import { toUnits } from "./core/amounts";
import {
  notAsked,
  objectOf,
  refsOfPage,
  refusedAmount,
  resultOfCapture,
  resultOfCharge,
  resultOfPage,
  resultOfRefund,
  resultOfRefusal,
  resultOfVoid,
} from "./core/answers";
import { findPage, INTENT_PARTS, intentRequest, methodRequest, pageRequest } from "./look-up";

function reading<C, A>(kind: string, answerOf: (object: JsonObject, call: C) => A | null) {
  return (said: JsonObject, call: C): A | null => {
    const object = objectOf(said, kind);
    return object && answerOf(object, call);
  };
}

export const refused = ({ said }: Reply): Answer => resultOfRefusal(saidObject(said, "error") ?? {});

const post = (path: string, body: object = {}): Request => ({ method: "POST", path, body });

/** A request with an amount in Stripe's units. */
function counted(amount: Money, make: (units: number) => Request): RequestOrAnswer<Answer> {
  const units = toUnits(amount);
  return units === null ? { answer: refusedAmount(amount) } : make(units);
}

const MINUTE_MS = 60_000;

/**
 * 30 minutes to 24 hours from Stripe's receipt of the call. The first call's time is rounded down to the
 * minute, so that repeated calls request the same end.
 */
export const PAGE_LIFE: PageLife = { least: 32 * MINUTE_MS, most: 1_439 * MINUTE_MS, unit: MINUTE_MS };

/** Opens a page that charges the total, reserves it, or saves a card without payment. */
export const begin: Exchange<PageCall, SaidPage | Answer> = {
  request: (call) =>
    isZero(call.total)
      ? post("/checkout/sessions", setupPage(call))
      : counted(call.total, (units) => post("/checkout/sessions", paymentPage(call, units))),
  read: reading("checkout.session", (session) => {
    const url = session.status === "open" ? saidText(session, "url") : null;
    if (url === null) return resultOfPage(session);
    return { url, refs: refsOfPage(session), endsAt: saidInstant(session, "expires_at") };
  }),
};

export const charge: Exchange<ChargeCall, Answer> = {
  prepare: {
    request: ({ source, referenceNumber, total }) => {
      const token = toUnits(total) === null ? null : googlePayToken(source);
      if (token === null) return null;
      const body: Stripe.PaymentMethodCreateParams = { type: "card", card: { token } };
      return { ...post("/payment_methods", body), key: `method:${referenceNumber}` };
    },
    read: (said) => saidText(objectOf(said, "payment_method"), "id"),
  },
  request: (call, method) => {
    const units = toUnits(call.total);
    if (units === null) return { answer: refusedAmount(call.total) };
    const body = chargeBody(call, units, method);
    if (body !== null) return post("/payment_intents", body);
    const why = "Stripe is given kept cards and Google Pay alone; everything else is paid on its page.";
    return { answer: notAsked("payment_method_not_available", why) };
  },
  read: reading("payment_intent", resultOfCharge),
  refused: (reply) => {
    const payment = objectOf(saidObject(reply.said, "error")?.payment_intent, "payment_intent");
    if (payment === null) return refused(reply);
    const { raw, params, refs } = resultOfCharge(payment);
    return { ...refused(reply), raw, params, refs };
  },
};

/** A call about an earlier charge; `make` gets the id of its PaymentIntent. */
function followUp(
  make: (intent: string, call: FollowUpCall) => RequestOrAnswer<Answer>,
): Exchange<FollowUpCall, Answer>["request"] {
  return (call) => {
    const { intent } = call.charge.refs;
    return intent === undefined
      ? { answer: notAsked("resource_missing", "There is no such charge.") }
      : make(intent, call);
  };
}

const paymentOf = ({ charge }: FollowUpCall): Request => intentRequest(charge.refs.intent ?? "");

/** Captures a reserved amount once; the rest is released. The payment's metadata names the capture. */
export const capture: Exchange<FollowUpCall, Answer> = {
  request: followUp((intent, { amount, referenceNumber }) =>
    counted(amount, (units) => {
      const metadata = { capture: referenceNumber };
      const body: Stripe.PaymentIntentCaptureParams = { amount_to_capture: units, metadata, expand: INTENT_PARTS };
      return post(path`/payment_intents/${intent}/capture`, body);
    }),
  ),
  read: reading("payment_intent", resultOfCapture),
  recheck: {
    request: paymentOf,
    read: reading("payment_intent", (intent, { referenceNumber }) => {
      const result = resultOfCapture(intent);
      return result.about === referenceNumber ? result : null;
    }),
  },
};

export const voidCharge: Exchange<FollowUpCall, Answer> = {
  request: followUp((intent) => post(path`/payment_intents/${intent}/cancel`)),
  read: reading("payment_intent", resultOfVoid),
  recheck: {
    request: paymentOf,
    read: reading("payment_intent", (intent, call) =>
      intent.status === "canceled" ? resultOfVoid(intent, call) : null,
    ),
  },
};

export const refund: Exchange<FollowUpCall, Answer> = {
  request: followUp((intent, { amount, referenceNumber }) =>
    counted(amount, (units) => {
      const metadata = { reference: referenceNumber };
      const body: Stripe.RefundCreateParams = { payment_intent: intent, amount: units, metadata };
      return post("/refunds", body);
    }),
  ),
  read: reading("refund", resultOfRefund),
};

/** Detaches the card from its customer, after which Stripe charges it no longer. */
export const forgetCard: PlainExchange<ForgetCall, boolean> = {
  request: ({ handle: { method } }) =>
    method === undefined ? { answer: true } : post(path`/payment_methods/${method}/detach`),
  read: reading("payment_method", ({ customer }) => !customer),
  refused: () => false,
  recheck: {
    request: ({ handle: { method = "" } }) => methodRequest(method),
    read: reading("payment_method", ({ customer }) => !customer),
  },
};

/** What became of a page or of a charge that waits for 3-D Secure, by its status. */
const ENDS: ReadonlyMap<string, PageEnd> = new Map([
  ["open", "stays_open"],
  ["expired", "ended"],
  ["requires_action", "stays_open"],
  ["canceled", "ended"],
]);

/**
 * Expires the hosted page, or cancels a charge that waits for 3-D Secure. Both calls are harmless when
 * repeated and have no idempotency key, because Stripe would return a stored internal error for a day.
 */
export const endPage: NonNullable<Connector["endPage"]> = {
  find: (call) => (call.refs.session === undefined && call.refs.intent !== undefined ? null : findPage(call)),
  request: ({ refs: { session, intent = "" } }: InquireCall) =>
    post(session === undefined ? path`/payment_intents/${intent}/cancel` : path`/checkout/sessions/${session}/expire`),
  read: (said, { refs }) =>
    objectOf(said, refs.session === undefined ? "payment_intent" : "checkout.session") && "ended",
  refused: () => "stays_open",
  recheck: {
    request: ({ refs: { session, intent = "" } }) =>
      session === undefined ? intentRequest(intent) : pageRequest(session),
    read: (said) => {
      const status = saidText(said, "status");
      return status === null ? null : (ENDS.get(status) ?? "too_late");
    },
  },
};

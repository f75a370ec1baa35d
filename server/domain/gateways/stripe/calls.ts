import type Stripe from "stripe";
import { isZero, type Money, toWire } from "@/server/kernel/money";
import type { ChargeCall, FollowUpCall, ForgetCall } from "../calls";
import type { GatewayRefs } from "../core/result";
import type { Connector, Exchange, PlainExchange, Reply, Request, RequestOrAnswer } from "../engine/connector";
import type { Answer } from "../engine/core/answer";
import { path } from "../engine/core/encode";
import type { PageLife } from "../engine/core/page-life";
import { saidInstant, saidObject, saidText } from "../engine/core/said";
import { chargeBody, googlePayToken, paymentPage, setupPage, sourceOf } from "./bodies";
import { toUnits } from "./core/amounts";
import {
  notAsked,
  refsOfPage,
  resultOfCapture,
  resultOfCharge,
  resultOfPage,
  resultOfRefund,
  resultOfRefusal,
  resultOfVoid,
} from "./core/answers";
import { PAGE_ENDS } from "./core/tables/statuses";
import { findPage, INTENT_PARTS, intentRequest, methodRequest, pageRequest } from "./look-up";

export const refused = ({ said }: Reply): Answer => resultOfRefusal(saidObject(said, "error") ?? {});

const post = (path: string, body: object = {}): Request => ({ method: "POST", path, body });

/** A request with an amount in Stripe's units; not sent if Stripe cannot represent the amount exactly. */
function counted(amount: Money, make: (units: number) => RequestOrAnswer<Answer>): RequestOrAnswer<Answer> {
  const units = toUnits(amount);
  if (units !== null) return make(units);
  return { answer: notAsked("invalid_amount", `Stripe cannot take ${toWire(amount)} ${amount.currency}.`) };
}

const MINUTE_MS = 60_000;

/**
 * 30 minutes to 24 hours from Stripe's receipt of the call. The first call's time is rounded down to the
 * minute, so that repeated calls request the same end.
 */
export const pageLife = (): PageLife => ({ least: 32 * MINUTE_MS, most: 1_439 * MINUTE_MS, unit: MINUTE_MS });

export const begin: NonNullable<Connector["begin"]> = {
  request: (call) =>
    isZero(call.total)
      ? post("/checkout/sessions", setupPage(call))
      : counted(call.total, (units) => post("/checkout/sessions", paymentPage(call, units))),
  read: (session) => {
    const url = session.status === "open" ? saidText(session, "url") : null;
    if (url === null) return resultOfPage(session);
    return { url, refs: refsOfPage(session), endsAt: saidInstant(session, "expires_at") };
  },
};

export function readReturn({ session_id: session = "" }: Readonly<Record<string, string>>): GatewayRefs {
  return /^cs_\w+$/.test(session) ? { session } : {};
}

export const charge: Exchange<ChargeCall, Answer> = {
  prepare: {
    request: ({ source, referenceNumber, total }) => {
      const token = toUnits(total) === null ? null : googlePayToken(source);
      if (token === null) return null;
      const body: Stripe.PaymentMethodCreateParams = { type: "card", card: { token } };
      return { ...post("/payment_methods", body), key: `method:${referenceNumber}` };
    },
    read: (method) => saidText(method, "id"),
  },
  request: (call, method) =>
    counted(call.total, (units) => {
      const source = sourceOf(call.source, method);
      if (source !== null) return post("/payment_intents", chargeBody(call, units, source));
      const why = "Stripe is given kept cards and Google Pay alone; everything else is paid on its page.";
      return { answer: notAsked("payment_method_not_available", why) };
    }),
  read: resultOfCharge,
  refused: (reply) => {
    const payment = saidObject(reply.said, "error", "payment_intent");
    if (payment === null) return refused(reply);
    const { raw, params, refs } = resultOfCharge(payment);
    return { ...refused(reply), raw, params, refs };
  },
};

/** Makes a request about an earlier charge; `make` gets the id of its PaymentIntent. */
function followUp(make: (intent: string, call: FollowUpCall) => RequestOrAnswer<Answer>) {
  return (call: FollowUpCall): RequestOrAnswer<Answer> => {
    const { intent } = call.charge.refs;
    if (intent !== undefined) return make(intent, call);
    return { answer: notAsked("resource_missing", "There is no such charge.") };
  };
}

const recheck = ({ charge }: FollowUpCall): Request => intentRequest(charge.refs.intent ?? "");

/** Captures a reserved amount once; the rest is released. The payment's metadata names the capture. */
export const capture: Exchange<FollowUpCall, Answer> = {
  request: followUp((intent, { amount, referenceNumber }) =>
    counted(amount, (units) => {
      const metadata = { capture: referenceNumber };
      const body: Stripe.PaymentIntentCaptureParams = { amount_to_capture: units, metadata, expand: INTENT_PARTS };
      return post(path`/payment_intents/${intent}/capture`, body);
    }),
  ),
  read: resultOfCapture,
  recheck,
};

const voidCharge: Exchange<FollowUpCall, Answer> = {
  request: followUp((intent) => post(path`/payment_intents/${intent}/cancel`)),
  read: resultOfVoid,
  recheck,
};

export { voidCharge as void };

export const refund: Exchange<FollowUpCall, Answer> = {
  request: followUp((intent, { amount, referenceNumber }) =>
    counted(amount, (units) => {
      const metadata = { reference: referenceNumber };
      const body: Stripe.RefundCreateParams = { payment_intent: intent, amount: units, metadata };
      return post("/refunds", body);
    }),
  ),
  read: resultOfRefund,
};

/** Detaches the card from its customer, after which Stripe charges it no longer. */
export const forgetCard: PlainExchange<ForgetCall, boolean> = {
  request: ({ handle: { method } }) =>
    method === undefined ? { answer: true } : post(path`/payment_methods/${method}/detach`),
  read: ({ customer }) => !customer,
  refused: () => false,
  recheck: ({ handle: { method = "" } }) => methodRequest(method),
};

/**
 * Expires the hosted page, or cancels a charge that waits for 3-D Secure. Both calls are harmless when
 * repeated and have no idempotency key, because Stripe would return a stored internal error for a day.
 */
export const endPage: NonNullable<Connector["endPage"]> = {
  find: (call) => (call.refs.session === undefined && call.refs.intent !== undefined ? null : findPage(call)),
  request: ({ refs: { session, intent = "" } }) =>
    post(session === undefined ? path`/payment_intents/${intent}/cancel` : path`/checkout/sessions/${session}/expire`),
  read: ({ status }) => (typeof status === "string" ? (PAGE_ENDS.get(status) ?? "too_late") : null),
  refused: () => "stays_open",
  recheck: ({ refs: { session, intent = "" } }) =>
    session === undefined ? intentRequest(intent) : pageRequest(session),
};

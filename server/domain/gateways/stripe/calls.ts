import type Stripe from "stripe";
import { isZero, type Money, toWire } from "@/server/kernel/money";
import type { ChargeCall, FollowUpCall, ForgetCall } from "../calls";
import type { GatewayRefs } from "../core/result";
import type { Connector, Exchange, PlainExchange, Request } from "../engine/connector";
import type { Answer } from "../engine/core/answer";
import { path, post } from "../engine/core/encode";
import type { PageLife } from "../engine/core/page-life";
import { saidInstant, saidObject, saidText } from "../engine/core/said";
import { RefusedHere } from "../engine/exchange";
import { chargeBody, googlePayToken, paymentPage, setupPage, sourceOf } from "./bodies";
import { toUnits } from "./core/amounts";
import * as answers from "./core/answers";
import { PAGE_ENDS } from "./core/tables/statuses";
import { findPage, INTENT_PARTS, intentRequest, methodRequest, pageRequest } from "./look-up";

export const { refused } = answers;

function refusal(code: string, message: string): RefusedHere {
  return new RefusedHere({ error: { type: "invalid_request_error", code, message } });
}

function unitsOf(amount: Money): number {
  const units = toUnits(amount);
  if (units === null) throw refusal("invalid_amount", `Stripe cannot take ${toWire(amount)} ${amount.currency}.`);
  return units;
}

function intentOf({ charge: { refs } }: FollowUpCall): string {
  if (refs.intent === undefined) throw refusal("resource_missing", "There is no such charge.");
  return refs.intent;
}

const MINUTE_MS = 60_000;

/**
 * Stripe's pages live 30 minutes to 24 hours from the receipt of the call. The first call's time is rounded
 * down to the minute, so that repeated calls request the same end.
 */
export const pageLife = (): PageLife => ({ least: 32 * MINUTE_MS, most: 1_439 * MINUTE_MS, unit: MINUTE_MS });

export const begin: NonNullable<Connector["begin"]> = {
  request: (call) =>
    isZero(call.total)
      ? post("/checkout/sessions", setupPage(call))
      : post("/checkout/sessions", paymentPage(call, unitsOf(call.total))),
  read: (session) => {
    const url = session.status === "open" ? saidText(session, "url") : null;
    if (url === null) return answers.resultOfPage(session);
    return { url, refs: answers.refsOfPage(session), endsAt: saidInstant(session, "expires_at") };
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
  request: (call, method) => {
    const [units, source] = [unitsOf(call.total), sourceOf(call.source, method)];
    if (source !== null) return post("/payment_intents", chargeBody(call, units, source));
    const why = "Stripe is given kept cards and Google Pay alone; everything else is paid on its page.";
    throw refusal("payment_method_not_available", why);
  },
  read: answers.resultOfCharge,
  refused: (reply) => {
    const payment = saidObject(reply.said, "error", "payment_intent");
    if (payment === null) return refused(reply);
    const { raw, params, refs } = answers.resultOfCharge(payment);
    return { ...refused(reply), raw, params, refs };
  },
};

const recheck = (call: FollowUpCall): Request => intentRequest(intentOf(call));

/** Captures a reserved amount once and releases the rest. The payment's metadata names the capture. */
export const capture: Exchange<FollowUpCall, Answer> = {
  request: (call) => {
    const [amount_to_capture, metadata] = [unitsOf(call.amount), { capture: call.referenceNumber }];
    const body: Stripe.PaymentIntentCaptureParams = { amount_to_capture, metadata, expand: INTENT_PARTS };
    return post(path`/payment_intents/${intentOf(call)}/capture`, body);
  },
  read: answers.resultOfCapture,
  recheck,
};

const voidCharge: Exchange<FollowUpCall, Answer> = {
  request: (call) => post(path`/payment_intents/${intentOf(call)}/cancel`),
  read: answers.resultOfVoid,
  recheck,
};

export { voidCharge as void };

export const refund: Exchange<FollowUpCall, Answer> = {
  request: (call) => {
    const metadata = { reference: call.referenceNumber };
    const body: Stripe.RefundCreateParams = { payment_intent: intentOf(call), amount: unitsOf(call.amount), metadata };
    return post("/refunds", body);
  },
  read: answers.resultOfRefund,
};

/** Detaches the card from its customer, after which Stripe no longer charges it. */
export const forgetCard: PlainExchange<ForgetCall, boolean> = {
  request: ({ handle: { method } }) =>
    method === undefined ? { answer: true } : post(path`/payment_methods/${method}/detach`),
  read: ({ customer }) => !customer,
  refused: () => false,
  recheck: ({ handle: { method = "" } }) => methodRequest(method),
};

/**
 * Expires the hosted page, or cancels a charge that waits for 3-D Secure. Both calls are idempotent and sent
 * without a key, because Stripe would return a stored internal error for a day.
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

import type Stripe from "stripe";
import type { z } from "zod";
import { jsonObject, jsonText } from "@/server/kernel/json";
import { isZero } from "@/server/kernel/money";
import type { BeginCall, ChargeCall, FollowUpCall, ForgetCall, InquireCall } from "../calls";
import type { GatewayResult } from "../core/result";
import type { CallSetting, Exchange, Reply, Request, RequestOrAnswer } from "../engine/connector";
import type { OpenPage, PageEnd } from "../port";
import { toUnits } from "./core/amounts";
import { pageEnd } from "./core/page-window";
import {
  refsOfPage,
  refusedAmount,
  resultOfCapture,
  resultOfCharge,
  resultOfPage,
  resultOfRefund,
  resultOfRefusal,
  resultOfVoid,
  unknownPayment,
} from "./core/results";
import { type CheckoutSession, INTENT, METHOD, REFUND, SESSION } from "./core/wire";
import { findPage, INTENT_PARTS, intentRequest, methodRequest, pageRequest } from "./look-up";
import { paymentPage, setupPage } from "./page-request";
import { errorOf } from "./transport";

function reading<T, C, Answer>(
  reader: z.ZodType<T>,
  answerOf: (object: T, call: C, setting: CallSetting) => Answer | null,
) {
  return ({ said }: Reply, call: C, setting: CallSetting): Answer | null => {
    const object = reader.safeParse(said);
    return object.success ? answerOf(object.data, call, setting) : null;
  };
}

const refused = ({ said }: Reply): GatewayResult => resultOfRefusal(errorOf(said));

const post = (path: string, body: object): Request => ({ method: "POST", path: `/v1/${path}`, body });

/** Opens a page that charges the total, reserves it, or saves a card without payment. */
export const begin: Exchange<BeginCall, OpenPage | GatewayResult> = {
  request: (call, { ahead }) => {
    const units = isZero(call.total) ? 0 : toUnits(call.total);
    if (units === null) return { answer: refusedAmount(call.total) };
    const real = (at: Date) => new Date(at.getTime() - ahead);
    const endsAt = pageEnd(real(call.expiresAt), real(call.askedAt));
    return post("checkout/sessions", units === 0 ? setupPage(call, endsAt) : paymentPage(call, units, endsAt));
  },
  read: reading(SESSION, (session, _call, { ahead }) => openPage(session, ahead) ?? resultOfPage(session)),
  refused,
};

function openPage(session: CheckoutSession, ahead: number): OpenPage | null {
  if (session.status !== "open" || !session.url) return null;
  return { url: session.url, expiresAt: new Date(session.expires_at * 1_000 + ahead), refs: refsOfPage(session) };
}

type ChargeBody = Stripe.PaymentIntentCreateParams;

export const charge: Exchange<ChargeCall, GatewayResult> = {
  prepare: {
    request: (call) => {
      const { source, referenceNumber, total } = call;
      const isGooglePay = source.kind === "device_wallet" && source.wallet === "google_pay";
      const token = isGooglePay && toUnits(total) !== null ? googlePayToken(source.payload) : null;
      if (token === null) return null;
      const body: Stripe.PaymentMethodCreateParams = { type: "card", card: { token } };
      return { ...post("payment_methods", body), key: `method:${referenceNumber}` };
    },
    read: ({ said }) => METHOD.safeParse(said).data?.id ?? null,
  },
  request: (call, _setting, method) => {
    const units = toUnits(call.total);
    if (units === null) return { answer: refusedAmount(call.total) };
    const source = sourceOf(call, method);
    if (source === null) return { answer: resultOfRefusal(NOT_TAKEN) };
    return post("payment_intents", { ...base(call, units), ...source, ...presence(call) });
  },
  read: reading(INTENT, (intent, _call, { now }) => resultOfCharge(intent, now)),
  refused: (reply, _call, { now }) => {
    const payment = INTENT.safeParse(jsonObject(reply.said.error)?.payment_intent);
    if (!payment.success) return refused(reply);
    const { raw, params, refs } = resultOfCharge(payment.data, now);
    return { ...refused(reply), raw, params, ...(refs && { refs }) };
  },
};

function base({ total, operation, description, referenceNumber }: ChargeCall, units: number): ChargeBody {
  return {
    amount: units,
    currency: total.currency.toLowerCase(),
    confirm: true,
    capture_method: operation === "authorize" ? "manual" : "automatic",
    description,
    metadata: { reference: referenceNumber },
    allowed_payment_method_types: ["card"],
    expand: INTENT_PARTS,
  };
}

const NOT_TAKEN = {
  type: "invalid_request_error",
  code: "payment_method_not_available",
  message: "Stripe is given kept cards and Google Pay alone; everything else is paid on its page.",
};

/** The payment method that Stripe charges; null for sources that only Stripe's page accepts. */
function sourceOf(
  { source }: ChargeCall,
  prepared: string | null,
): Pick<ChargeBody, "payment_method" | "customer"> | null {
  if (source.kind !== "token") return prepared === null ? null : { payment_method: prepared };
  const { method, customer } = source.handle ?? {};
  return method === undefined || customer === undefined ? null : { payment_method: method, customer };
}

function googlePayToken(payload: Readonly<Record<string, unknown>>): string | null {
  const method = jsonObject(payload.paymentMethodData);
  const text = jsonText(jsonObject(method?.tokenizationData)?.token);
  try {
    return jsonText(jsonObject(JSON.parse(text ?? ""))?.id);
  } catch {
    return null;
  }
}

/**
 * Whether the customer is present. If the bank requires 3-D Secure, a present customer is redirected;
 * otherwise the charge is declined.
 */
function presence({ agreement, mayLeadOn, returnUrl }: ChargeCall): Partial<ChargeBody> {
  if (agreement?.initiator !== "merchant")
    return mayLeadOn === true ? { return_url: returnUrl } : { error_on_requires_action: true };
  return { off_session: true, payment_method_options: { card: { stored_credential_usage: agreement.kind } } };
}

/** Makes a request about an earlier charge; `make` gets the id of its PaymentIntent. */
function followUp(
  make: (intent: string, call: FollowUpCall) => RequestOrAnswer<GatewayResult>,
): (call: FollowUpCall) => RequestOrAnswer<GatewayResult> {
  return (call) => {
    const { intent } = call.charge.refs;
    return intent === undefined ? { answer: unknownPayment() } : make(intent, call);
  };
}

const paymentOf = ({ charge }: FollowUpCall): Request => intentRequest(charge.refs.intent ?? "");

/** Captures a reserved amount once; the rest is released. The payment's metadata names the capture. */
export const capture: Exchange<FollowUpCall, GatewayResult> = {
  request: followUp((intent, { amount, referenceNumber }) => {
    const units = toUnits(amount);
    if (units === null) return { answer: refusedAmount(amount) };
    const body: Stripe.PaymentIntentCaptureParams = {
      amount_to_capture: units,
      metadata: { capture: referenceNumber },
      expand: INTENT_PARTS,
    };
    return post(`payment_intents/${encodeURIComponent(intent)}/capture`, body);
  }),
  read: reading(INTENT, (intent, _call, { now }) => resultOfCapture(intent, now)),
  refused,
  recheck: {
    request: paymentOf,
    read: reading(INTENT, (intent, { referenceNumber }, { now }) =>
      intent.metadata?.capture === referenceNumber ? resultOfCapture(intent, now) : null,
    ),
  },
};

export const voidCharge: Exchange<FollowUpCall, GatewayResult> = {
  request: followUp((intent) => post(`payment_intents/${encodeURIComponent(intent)}/cancel`, {})),
  read: reading(INTENT, (intent, call) => resultOfVoid(intent, call)),
  refused,
  recheck: {
    request: paymentOf,
    read: reading(INTENT, (intent, call) => (intent.status === "canceled" ? resultOfVoid(intent, call) : null)),
  },
};

export const refund: Exchange<FollowUpCall, GatewayResult> = {
  request: followUp((intent, { amount, referenceNumber }) => {
    const units = toUnits(amount);
    if (units === null) return { answer: refusedAmount(amount) };
    const body: Stripe.RefundCreateParams = {
      payment_intent: intent,
      amount: units,
      metadata: { reference: referenceNumber },
    };
    return post("refunds", body);
  }),
  read: reading(REFUND, (refund) => resultOfRefund(refund)),
  refused,
};

/** Detaches the card from its customer, after which Stripe charges it no longer. */
export const forgetCard: Exchange<ForgetCall, boolean> = {
  request: ({ handle: { method } }) =>
    method === undefined ? { answer: true } : post(`payment_methods/${encodeURIComponent(method)}/detach`, {}),
  read: reading(METHOD, ({ customer }) => !customer),
  refused: () => false,
  recheck: {
    request: ({ handle: { method = "" } }) => methodRequest(method),
    read: reading(METHOD, ({ customer }) => !customer),
  },
};

const ENDS: Readonly<Record<string, PageEnd>> = { open: "stays_open", expired: "ended" };
const CANCELS: Readonly<Record<string, PageEnd>> = { requires_action: "stays_open", canceled: "ended" };

/**
 * Expires the hosted page, or cancels a charge that waits for 3-D Secure. Both calls are harmless when
 * repeated and have no idempotency key, because Stripe would return a stored internal error for a day.
 */
export const endPage: Exchange<InquireCall, PageEnd> & { find(call: InquireCall): ReturnType<typeof findPage> | null } =
  {
    find: (call) => (call.refs.session === undefined && call.refs.intent !== undefined ? null : findPage(call)),
    request: ({ refs: { session, intent } }) => {
      if (session !== undefined) return post(`checkout/sessions/${encodeURIComponent(session)}/expire`, {});
      return post(`payment_intents/${encodeURIComponent(intent ?? "")}/cancel`, {});
    },
    read: ({ said }, { refs }) => {
      const reader = refs.session === undefined ? INTENT : SESSION;
      return reader.safeParse(said).success ? "ended" : null;
    },
    refused: () => "stays_open",
    recheck: {
      request: ({ refs: { session, intent } }) =>
        session === undefined ? intentRequest(intent ?? "") : pageRequest(session),
      read: ({ said }, { refs }) => {
        const status = jsonText(said.status);
        if (status === null) return null;
        return (refs.session === undefined ? CANCELS : ENDS)[status] ?? "too_late";
      },
    },
  };

/**
 * The fields of Stripe's objects that are stored and shown; everything else is dropped. No personal data,
 * token or page address is among them.
 */
import { maskedNumber, type PgParams } from "../../core/result";
import type { CheckoutSession, PaymentIntent, StripeCard, StripeCharge, StripeError, StripeRefund } from "./wire";

type Facts = Readonly<Record<string, unknown>>;

/** The listed fields that are neither absent nor null. */
function only<T extends object>(object: T, names: readonly (keyof T & string)[]): Facts {
  return Object.fromEntries(names.flatMap((name) => (object[name] == null ? [] : [[name, object[name]]])));
}

/** The stored fields of a call's error or a payment's last error. */
export function errorFacts(error: StripeError): Facts {
  return only(error, [
    "type",
    "code",
    "decline_code",
    "advice_code",
    "network_decline_code",
    "network_advice_code",
    "message",
    "param",
  ]);
}

function cardFacts(card: StripeCard): Facts {
  return {
    ...only(card, ["brand", "last4", "exp_month", "exp_year", "country", "funding", "network", "capture_before"]),
    ...(card.three_d_secure && { three_d_secure: only(card.three_d_secure, ["result"]) }),
    ...(card.wallet && { wallet: only(card.wallet, ["type"]) }),
  };
}

function chargeFacts(charge: StripeCharge): Facts {
  const { outcome, payment_method_details: method } = charge;
  return {
    ...only(charge, ["id", "object", "status", "amount", "amount_captured", "amount_refunded", "currency", "captured"]),
    ...(outcome && { outcome: only(outcome, ["network_status", "reason", "risk_level", "type"]) }),
    ...(method && {
      payment_method_details: { ...only(method, ["type"]), ...(method.card && { card: cardFacts(method.card) }) },
    }),
  };
}

export function intentFacts(intent: PaymentIntent): Facts {
  const { last_payment_error: error, latest_charge: charge } = intent;
  return {
    ...only(intent, [
      "id",
      "object",
      "status",
      "amount",
      "amount_received",
      "amount_capturable",
      "currency",
      "created",
    ]),
    ...(error && { last_payment_error: errorFacts(error) }),
    ...(charge && { latest_charge: typeof charge === "string" ? charge : chargeFacts(charge) }),
  };
}

export function pageFacts(session: CheckoutSession): Facts {
  const { payment_intent: intent } = session;
  return {
    ...only(session, [
      "id",
      "object",
      "status",
      "payment_status",
      "expires_at",
      "amount_total",
      "currency",
      "client_reference_id",
    ]),
    ...(intent && { payment_intent: typeof intent === "string" ? intent : intentFacts(intent) }),
  };
}

export function refundFacts(refund: StripeRefund): Facts {
  return only(refund, [
    "id",
    "object",
    "status",
    "amount",
    "currency",
    "payment_intent",
    "reason",
    "failure_reason",
    "pending_reason",
  ]);
}

export function intentParams(intent: PaymentIntent): PgParams {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  return {
    payment_id: intent.id,
    result: intent.status,
    ...(charge && { transaction_id: charge.id }),
    ...(intent.metadata?.reference && { track_id: intent.metadata.reference }),
    ...(card?.brand && { card_type: card.brand }),
    ...(card?.last4 && { card_number: maskedNumber(card.last4) }),
    ...(card?.exp_month && { card_expiry_month: String(card.exp_month).padStart(2, "0") }),
    ...(card?.exp_year && { card_expiry_year: String(card.exp_year) }),
    ...(card?.authorization_code && { auth_code: card.authorization_code }),
  };
}

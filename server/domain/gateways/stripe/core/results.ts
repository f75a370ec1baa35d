import { schemeName } from "@/server/kernel/card-scheme";
import { type Money, toWire } from "@/server/kernel/money";
import {
  type CardFacts,
  type GatewayRefs,
  type GatewayResult,
  type KeptCard,
  maskedNumber,
  type PgParams,
} from "../../core/result";
import { fromUnits } from "./amounts";
import { declineOf, messageOf } from "./declines";
import { type ChargeState, outcomeOfRefund, stateOfIntent, stateOfPage } from "./outcomes";
import type { CheckoutSession, PaymentIntent, PaymentMethod, StripeCard, StripeError, StripeRefund } from "./wire";

/** The expanded object; null if Stripe sent only its id. */
function whole<T extends object>(value: T | string | null | undefined): T | null {
  return typeof value === "object" ? value : null;
}

function idOf(value: { readonly id: string } | string | null | undefined): string | undefined {
  return typeof value === "string" ? value : value?.id;
}

function refsOfIntent(intent: PaymentIntent): GatewayRefs {
  const charge = idOf(intent.latest_charge);
  return { intent: intent.id, ...(charge !== undefined && { charge }) };
}

/** The page's references; those of the payment exist after the customer's first attempt. */
export function refsOfPage(session: CheckoutSession): GatewayRefs {
  const intent = whole(session.payment_intent);
  const id = idOf(session.payment_intent);
  return { session: session.id, ...(intent ? refsOfIntent(intent) : id !== undefined && { intent: id }) };
}

function cardOf(card: StripeCard | null | undefined, name: string | null): CardFacts | null {
  if (!card?.last4 || !card.exp_month || !card.exp_year) return null;
  return {
    token: null,
    brand: schemeName(card.brand ?? null),
    last4: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    nameOnCard: name,
    cvvRequired: false,
  };
}

/** The saved card; none unless it belongs to a Stripe customer, because a charge needs both ids. */
function keptBy(method: PaymentMethod | null, networkTransactionId?: string | null): KeptCard | undefined {
  if (!method?.customer) return undefined;
  const handle = { method: method.id, customer: method.customer };
  return networkTransactionId ? { handle, networkTransactionId } : { handle };
}

/** The reference in an object's metadata: `reference` of charges and refunds, `capture` of captures. */
function aboutOf(metadata: PaymentIntent["metadata"], key: "reference" | "capture"): Pick<GatewayResult, "about"> {
  const about = metadata?.[key];
  return about === undefined ? {} : { about };
}

function paramsOf(intent: PaymentIntent): PgParams {
  const charge = whole(intent.latest_charge);
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

function movedBy(intent: PaymentIntent, { stage }: ChargeState): Pick<GatewayResult, "stage" | "actual"> {
  if (stage === undefined) return {};
  const units = stage === "held" ? intent.amount_capturable : intent.amount_received;
  const actual = units == null ? null : fromUnits(units, intent.currency);
  return actual === null ? { stage } : { stage, actual };
}

function resultOfState(intent: PaymentIntent, state: ChargeState): GatewayResult {
  const { outcome } = state;
  const error = intent.last_payment_error;
  const card = whole(intent.latest_charge)?.payment_method_details?.card;
  return {
    outcome,
    message: outcome === "failed" ? messageOf(error ?? {}) : null,
    raw: intent,
    params: paramsOf(intent),
    card: null,
    ...aboutOf(intent.metadata, "reference"),
    ...movedBy(intent, state),
    ...(outcome !== "success" && error && { decline: declineOf(error) }),
    refs: refsOfIntent(intent),
    ...(card?.capture_before && { captureBefore: new Date(card.capture_before * 1_000) }),
  };
}

/** Milliseconds allowed for 3-D Secure. */
const NEXT_STEP_MS = 60 * 60_000;

function nextStep({ status, next_action }: PaymentIntent, now: Date): Pick<GatewayResult, "next"> {
  const url = next_action?.redirect_to_url?.url;
  if (status !== "requires_action" || !url || !/^https?:\/\//.test(url)) return {};
  return { next: { url, expiresAt: new Date(now.getTime() + NEXT_STEP_MS) } };
}

/** The result of charging a saved card or a wallet. @param now on the merchant's clock */
export function resultOfCharge(intent: PaymentIntent, now: Date): GatewayResult {
  return { ...resultOfState(intent, stateOfIntent(intent)), ...nextStep(intent, now) };
}

/**
 * The result of capturing a reserved charge; pending while the amount is still reserved.
 * @param now on the merchant's clock
 */
export function resultOfCapture(intent: PaymentIntent, now: Date): GatewayResult {
  const isHeld = intent.status === "requires_capture";
  const { about: _charge, ...result } = isHeld
    ? resultOfState(intent, { outcome: "pending" })
    : resultOfCharge(intent, now);
  return { ...result, ...aboutOf(intent.metadata, "capture") };
}

/**
 * The page must contain its payment, charge and card. Its reference is in the metadata: `client_reference_id`
 * can be set by any buyer, in the address of a Payment Link of the same account.
 */
export function resultOfPage(session: CheckoutSession): GatewayResult {
  return { ...answerOfPage(session), ...aboutOf(session.metadata, "reference") };
}

function answerOfPage(session: CheckoutSession): GatewayResult {
  const intent = whole(session.payment_intent);
  const setup = whole(session.setup_intent);
  const state = stateOfPage(session, intent, setup);
  const refs = refsOfPage(session);
  const raw = session;
  if (intent === null) {
    const kept = state.outcome === "success" ? whole(setup?.payment_method) : null;
    const keptCard = keptBy(kept);
    const card = cardOf(kept?.card, null);
    return {
      ...state,
      message: null,
      raw,
      params: { track_id: session.id },
      card,
      refs,
      ...(keptCard && { keptCard }),
    };
  }
  const { about: _intent, ...answer } = resultOfState(intent, state);
  const result = { ...answer, raw, refs };
  if (state.outcome !== "success") return result;
  const charge = whole(intent.latest_charge);
  const details = charge?.payment_method_details?.card;
  const keptCard = keptBy(whole(intent.payment_method), details?.network_transaction_id);
  const card = cardOf(details, charge?.billing_details?.name ?? null);
  return { ...result, card, ...(keptCard && { keptCard }) };
}

/**
 * Stripe has no object for a void; the payment's state shows its result.
 * @param call the references of the void and of its charge
 */
export function resultOfVoid(
  intent: PaymentIntent,
  call: { readonly referenceNumber: string; readonly charge?: { readonly referenceNumber: string } | undefined },
): GatewayResult {
  const { about, ...result } = resultOfState(intent, { outcome: intent.status === "canceled" ? "success" : "pending" });
  if (about === undefined) return result;
  return { ...result, about: about === call.charge?.referenceNumber ? call.referenceNumber : about, isWhole: true };
}

export function resultOfRefund(refund: StripeRefund): GatewayResult {
  const outcome = outcomeOfRefund(refund);
  const actual = fromUnits(refund.amount, refund.currency);
  return {
    outcome,
    message: outcome === "failed" ? `The refund failed: ${refund.failure_reason ?? refund.status}.` : null,
    raw: refund,
    params: { ref: refund.id, result: refund.status ?? "unknown" },
    card: null,
    ...aboutOf(refund.metadata, "reference"),
    ...(actual !== null && { actual }),
    refs: { refund: refund.id },
  };
}

/** `failed`: the card was declined; `error`: the request or the account was wrong. */
export function resultOfRefusal(error: StripeError): GatewayResult {
  return {
    outcome: error.type === "card_error" ? "failed" : "error",
    message: messageOf(error),
    raw: { error },
    params: {},
    card: null,
    decline: declineOf(error),
    refs: {},
  };
}

/** The result for an amount that Stripe cannot represent exactly; nothing is sent. */
export function refusedAmount(amount: Money): GatewayResult {
  return resultOfRefusal({
    type: "invalid_request_error",
    code: "invalid_amount",
    message: `Stripe cannot take ${toWire(amount)} ${amount.currency}.`,
  });
}

/** The result of a capture, void or refund of a payment without Stripe's id. */
export function unknownPayment(): GatewayResult {
  return resultOfRefusal({
    type: "invalid_request_error",
    code: "resource_missing",
    message: "There is no such charge.",
  });
}

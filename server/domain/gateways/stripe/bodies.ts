import type Stripe from "stripe";
import { jsonText } from "@/server/kernel/json";
import type { BeginCall, ChargeCall, ChargeSource } from "../calls";
import type { PageCall } from "../engine/connector";
import { saidIn, saidText } from "../engine/core/said";
import { INTENT_PARTS } from "./look-up";

/** Placeholder in return addresses that Stripe replaces; it must not be escaped. */
const SESSION_PLACE = "{CHECKOUT_SESSION_ID}";

type Page = Stripe.Checkout.SessionCreateParams;

const captureOf = ({ operation }: BeginCall | ChargeCall) => (operation === "authorize" ? "manual" : "automatic");

function frame({ referenceNumber: reference, returnUrl, ...call }: PageCall): Page {
  return {
    client_reference_id: reference,
    metadata: { reference },
    success_url: `${returnUrl}${returnUrl.includes("?") ? "&" : "?"}session_id=${SESSION_PLACE}`,
    cancel_url: call.cancelUrl,
    expires_at: Math.floor(call.endsAt.getTime() / 1_000),
    // Stripe's pages are not available in Arabic.
    locale: call.language === "en" ? "en" : "auto",
    allowed_payment_method_types: ["card"],
    ...(call.customer.email !== undefined && { customer_email: call.customer.email }),
  };
}

export function paymentPage(call: PageCall, units: number): Page {
  const { referenceNumber: reference, description, total, keepCard } = call;
  const product = { currency: total.currency.toLowerCase(), unit_amount: units, product_data: { name: description } };
  return {
    ...frame(call),
    mode: "payment",
    line_items: [{ quantity: 1, price_data: product }],
    adaptive_pricing: { enabled: false },
    payment_intent_data: {
      capture_method: captureOf(call),
      description,
      metadata: { reference },
      ...(keepCard === "yes" && { setup_future_usage: "off_session" }),
    },
    ...(keepCard !== "no" && { customer_creation: "always" }),
    ...(keepCard === "ask" && { saved_payment_method_options: { payment_method_save: "enabled" } }),
  };
}

export function setupPage(call: PageCall): Page {
  return {
    ...frame(call),
    mode: "setup",
    currency: call.total.currency.toLowerCase(),
    customer_creation: "always",
    setup_intent_data: { metadata: { reference: call.referenceNumber } },
  };
}

type ChargeBody = Stripe.PaymentIntentCreateParams;

export function chargeBody(call: ChargeCall, units: number, source: Partial<ChargeBody>): ChargeBody {
  return {
    amount: units,
    currency: call.total.currency.toLowerCase(),
    confirm: true,
    capture_method: captureOf(call),
    description: call.description,
    metadata: { reference: call.referenceNumber },
    allowed_payment_method_types: ["card"],
    expand: INTENT_PARTS,
    ...source,
    ...presence(call),
  };
}

/** Parameters for the source of a charge; null for sources that only Stripe's page accepts. */
export function sourceOf(source: ChargeSource, prepared: string | null): Partial<ChargeBody> | null {
  if (source.kind !== "token") return prepared === null ? null : { payment_method: prepared };
  const { method, customer } = source.handle ?? {};
  return method === undefined || customer === undefined ? null : { payment_method: method, customer };
}

/**
 * Parameters for the customer's presence. If the bank requires 3-D Secure, a present customer is redirected;
 * otherwise the charge is declined.
 */
function presence({ agreement, mayLeadOn, returnUrl }: ChargeCall): Partial<ChargeBody> {
  if (agreement?.initiator !== "merchant")
    return mayLeadOn === true ? { return_url: returnUrl } : { error_on_requires_action: true };
  return { off_session: true, payment_method_options: { card: { stored_credential_usage: agreement.kind } } };
}

export function googlePayToken(source: ChargeSource): string | null {
  if (source.kind !== "device_wallet" || source.wallet !== "google_pay") return null;
  const text = saidText(source.payload, "paymentMethodData", "tokenizationData", "token");
  return jsonText(saidIn(text ?? "")?.id);
}

import type Stripe from "stripe";
import type { BeginCall } from "../calls";

/** Stripe replaces this placeholder, which must not be escaped. */
const SESSION_PLACE = "{CHECKOUT_SESSION_ID}";

function withSessionPlace(returnUrl: string): string {
  return `${returnUrl}${returnUrl.includes("?") ? "&" : "?"}session_id=${SESSION_PLACE}`;
}

type Page = Stripe.Checkout.SessionCreateParams;

/** Parameters common to all hosted pages; `endsAt` is in Unix seconds. */
function frame(call: BeginCall, endsAt: number): Page {
  return {
    client_reference_id: call.referenceNumber,
    metadata: { reference: call.referenceNumber },
    success_url: withSessionPlace(call.returnUrl),
    cancel_url: call.cancelUrl,
    expires_at: endsAt,
    // Stripe's pages are not available in Arabic.
    locale: call.language === "en" ? "en" : "auto",
    allowed_payment_method_types: ["card"],
    ...(call.customer.email !== undefined && { customer_email: call.customer.email }),
  };
}

export function paymentPage(call: BeginCall, units: number, endsAt: number): Page {
  return {
    ...frame(call, endsAt),
    mode: "payment",
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: call.total.currency.toLowerCase(),
          unit_amount: units,
          product_data: { name: call.description },
        },
      },
    ],
    adaptive_pricing: { enabled: false },
    payment_intent_data: {
      capture_method: call.operation === "authorize" ? "manual" : "automatic",
      description: call.description,
      metadata: { reference: call.referenceNumber },
      ...(call.keepCard === "yes" && { setup_future_usage: "off_session" }),
    },
    ...(call.keepCard !== "no" && { customer_creation: "always" }),
    ...(call.keepCard === "ask" && { saved_payment_method_options: { payment_method_save: "enabled" } }),
  };
}

/** A page that saves a card without a charge. */
export function setupPage(call: BeginCall, endsAt: number): Page {
  return {
    ...frame(call, endsAt),
    mode: "setup",
    currency: call.total.currency.toLowerCase(),
    customer_creation: "always",
    setup_intent_data: { metadata: { reference: call.referenceNumber } },
  };
}

/**
 * Schemas of the parts of Stripe's objects that this service reads. Other answers are refused, because
 * proxies also answer JSON.
 */
import { z } from "zod";

const ERROR = z.object({
  type: z.string().nullish(),
  code: z.string().nullish(),
  decline_code: z.string().nullish(),
  advice_code: z.string().nullish(),
  network_decline_code: z.string().nullish(),
  network_advice_code: z.string().nullish(),
  message: z.string().nullish(),
  param: z.string().nullish(),
});

const CARD = z.object({
  brand: z.string().nullish(),
  last4: z.string().nullish(),
  exp_month: z.number().nullish(),
  exp_year: z.number().nullish(),
  country: z.string().nullish(),
  funding: z.string().nullish(),
  network: z.string().nullish(),
  /** Unix seconds. */
  capture_before: z.number().nullish(),
  network_transaction_id: z.string().nullish(),
  authorization_code: z.string().nullish(),
  three_d_secure: z.object({ result: z.string().nullish() }).nullish(),
  wallet: z.object({ type: z.string() }).nullish(),
});

const CHARGE = z.object({
  id: z.string(),
  object: z.literal("charge"),
  status: z.string(),
  amount: z.number(),
  amount_captured: z.number().nullish(),
  amount_refunded: z.number().nullish(),
  currency: z.string(),
  captured: z.boolean().nullish(),
  billing_details: z.object({ name: z.string().nullish() }).nullish(),
  outcome: z
    .object({
      network_status: z.string().nullish(),
      reason: z.string().nullish(),
      risk_level: z.string().nullish(),
      type: z.string().nullish(),
    })
    .nullish(),
  payment_method_details: z.object({ type: z.string().nullish(), card: CARD.nullish() }).nullish(),
});

const METHOD = z.object({
  id: z.string(),
  object: z.literal("payment_method"),
  allow_redisplay: z.string().nullish(),
  card: CARD.nullish(),
  customer: z.string().nullish(),
});

const METADATA = z.record(z.string(), z.string()).nullish();

export const INTENT = z.object({
  id: z.string(),
  object: z.literal("payment_intent"),
  status: z.string(),
  amount: z.number(),
  amount_received: z.number().nullish(),
  amount_capturable: z.number().nullish(),
  currency: z.string(),
  created: z.number().nullish(),
  customer: z.string().nullish(),
  payment_method: z.union([z.string(), METHOD]).nullish(),
  setup_future_usage: z.string().nullish(),
  latest_charge: z.union([z.string(), CHARGE]).nullish(),
  last_payment_error: ERROR.nullish(),
  next_action: z.object({ redirect_to_url: z.object({ url: z.string().nullish() }).nullish() }).nullish(),
  metadata: METADATA,
});

const SETUP = z.object({
  id: z.string(),
  object: z.literal("setup_intent"),
  status: z.string(),
  customer: z.string().nullish(),
  payment_method: z.union([z.string(), METHOD]).nullish(),
  last_setup_error: ERROR.nullish(),
  metadata: METADATA,
});

export const SESSION = z.object({
  id: z.string(),
  object: z.literal("checkout.session"),
  status: z.string(),
  payment_status: z.string().nullish(),
  url: z.string().nullish(),
  /** Unix seconds. */
  expires_at: z.number(),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  metadata: METADATA,
  payment_intent: z.union([z.string(), INTENT]).nullish(),
  setup_intent: z.union([z.string(), SETUP]).nullish(),
});

export const REFUND = z.object({
  id: z.string(),
  object: z.literal("refund"),
  status: z.string().nullish(),
  amount: z.number(),
  currency: z.string(),
  payment_intent: z.string().nullish(),
  charge: z.string().nullish(),
  reason: z.string().nullish(),
  failure_reason: z.string().nullish(),
  pending_reason: z.string().nullish(),
  metadata: METADATA,
});

/** A charge in the event of its capture. */
export const CHARGE_CAPTURED = z.object({
  id: z.string(),
  object: z.literal("charge"),
  amount_captured: z.number(),
  currency: z.string(),
  metadata: METADATA,
});

export const ACCOUNT = z.object({ id: z.string(), object: z.literal("account") });
export const METHOD_NAME = z.object({ id: z.string(), object: z.literal("payment_method") });

export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), has_more: z.boolean().nullish() });
}

/** A notification; its object is read by type. */
export const EVENT = z.object({
  id: z.string(),
  object: z.literal("event"),
  type: z.string(),
  /** Unix seconds. */
  created: z.number(),
  livemode: z.boolean(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

export type StripeError = z.infer<typeof ERROR>;
export type StripeCard = z.infer<typeof CARD>;
export type StripeCharge = z.infer<typeof CHARGE>;
export type PaymentMethod = z.infer<typeof METHOD>;
export type PaymentIntent = z.infer<typeof INTENT>;
export type SetupIntent = z.infer<typeof SETUP>;
export type CheckoutSession = z.infer<typeof SESSION>;
export type StripeRefund = z.infer<typeof REFUND>;
export type StripeEvent = z.infer<typeof EVENT>;

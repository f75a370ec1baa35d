/**
 * Schemas of the parts of Stripe's objects that this service reads. Other JSON is refused, because it may be
 * a proxy's answer. Times are in Unix seconds.
 */
import { z } from "zod";

const text = z.string().nullish();
const number = z.number().nullish();
const METADATA = z.record(z.string(), z.string()).nullish();

export const ERROR = z.looseObject({
  type: text,
  code: text,
  decline_code: text,
  advice_code: text,
  network_decline_code: text,
  message: text,
});

const CARD = z.looseObject({
  brand: text,
  last4: text,
  exp_month: number,
  exp_year: number,
  capture_before: number,
  network_transaction_id: text,
  authorization_code: text,
});

const CHARGE = z.looseObject({
  id: z.string(),
  object: z.literal("charge"),
  billing_details: z.looseObject({ name: text }).nullish(),
  payment_method_details: z.looseObject({ card: CARD.nullish() }).nullish(),
});

export const METHOD = z.looseObject({
  id: z.string(),
  object: z.literal("payment_method"),
  card: CARD.nullish(),
  customer: text,
});

export const INTENT = z.looseObject({
  id: z.string(),
  object: z.literal("payment_intent"),
  status: z.string(),
  amount: z.number(),
  amount_received: number,
  amount_capturable: number,
  currency: z.string(),
  payment_method: z.union([z.string(), METHOD]).nullish(),
  latest_charge: z.union([z.string(), CHARGE]).nullish(),
  last_payment_error: ERROR.nullish(),
  next_action: z.looseObject({ redirect_to_url: z.looseObject({ url: text }).nullish() }).nullish(),
  metadata: METADATA,
});

const SETUP = z.looseObject({
  id: z.string(),
  object: z.literal("setup_intent"),
  status: z.string(),
  payment_method: z.union([z.string(), METHOD]).nullish(),
});

export const SESSION = z.looseObject({
  id: z.string(),
  object: z.literal("checkout.session"),
  status: z.string(),
  payment_status: text,
  url: text,
  expires_at: z.number(),
  metadata: METADATA,
  payment_intent: z.union([z.string(), INTENT]).nullish(),
  setup_intent: z.union([z.string(), SETUP]).nullish(),
});

export const REFUND = z.looseObject({
  id: z.string(),
  object: z.literal("refund"),
  status: text,
  amount: z.number(),
  currency: z.string(),
  failure_reason: text,
  metadata: METADATA,
});

export const CHARGE_CAPTURED = z.looseObject({
  id: z.string(),
  object: z.literal("charge"),
  amount_captured: z.number(),
  currency: z.string(),
  metadata: METADATA,
});

export const ACCOUNT = z.looseObject({ id: z.string(), object: z.literal("account") });

export function listOf<T extends z.ZodType>(item: T) {
  return z.looseObject({ data: z.array(item), has_more: z.boolean().nullish() });
}

/** A notification; its type determines how its object is read. */
export const EVENT = z.object({
  id: z.string(),
  object: z.literal("event"),
  type: z.string(),
  created: z.number(),
  livemode: z.boolean(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

export type StripeError = z.infer<typeof ERROR>;
export type StripeCard = z.infer<typeof CARD>;
export type PaymentMethod = z.infer<typeof METHOD>;
export type PaymentIntent = z.infer<typeof INTENT>;
export type SetupIntent = z.infer<typeof SETUP>;
export type CheckoutSession = z.infer<typeof SESSION>;
export type StripeRefund = z.infer<typeof REFUND>;
export type StripeEvent = z.infer<typeof EVENT>;

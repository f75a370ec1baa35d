/** Subscriptions, their cycles and their pages. */
import { z } from "zod";
import {
  CHARGE_TYPES,
  CYCLE_ATTEMPT_RESULTS,
  CYCLE_STATES,
  FREQUENCIES,
  SUBSCRIPTION_STATES,
} from "@/server/domain/subscriptions/core/words";
import { Amount, Currency, Day, Instant, Language, named, pageOf, Url } from "./parts";

const CYCLE = {
  cycle_number: z.int(),
  scheduled_date: Day,
  amount_due: Amount,
  status: z.enum(CYCLE_STATES),
  paid_at: z.nullable(Instant),
  failure_reason: z.nullable(z.string()),
  session_id: z.nullable(z.string()),
  charge_type: z.enum(CHARGE_TYPES),
};

const Cycle = named("Cycle", z.strictObject(CYCLE));

export const CycleList = pageOf(
  "CycleList",
  named(
    "ListedCycle",
    z.strictObject({
      ...CYCLE,
      payment_attempts: z.array(
        named(
          "CycleAttempt",
          z.strictObject({
            attempt_number: z.int(),
            attempted_at: Instant,
            status: z.enum(CYCLE_ATTEMPT_RESULTS),
            failure_reason: z.nullable(z.string()),
            reference_number: z.string(),
          }),
        ),
      ),
    }),
  ),
);

const SUMMARY = {
  id: z.string(),
  customer_id: z.string(),
  customer_email: z.string(),
  frequency: z.enum(FREQUENCIES),
  recurring_amount: Amount,
  currency: Currency,
  status: z.enum(SUBSCRIPTION_STATES),
  next_billing_date: z.nullable(Day),
  created_at: Instant,
};

export const SubscriptionList = pageOf("SubscriptionList", named("SubscriptionSummary", z.strictObject(SUMMARY)));

export const Subscription = named(
  "Subscription",
  z.strictObject({
    ...SUMMARY,
    customer_name: z.nullable(z.string()),
    customer_phone: z.nullable(z.string()),
    first_payment_amount: Amount,
    start_date: Day,
    end_date: z.nullable(Day),
    billing_anchor_day: z.int(),
    setup_session_id: z.string(),
    agreement_id: z.string(),
    amount_variability: z.string(),
    cycle_interval_days: z.int(),
    total_cycles: z.nullable(z.int()),
    notification_config: z.nullable(
      z.strictObject({
        pre_charge_enabled: z.boolean(),
        failure_enabled: z.boolean(),
        final_failure_enabled: z.boolean(),
      }),
    ),
    cancel_at_period_end: z.boolean(),
    canceled_at: z.nullable(Instant),
    cancellation_initiator: z.nullable(z.string()),
    cancellation_reason: z.nullable(z.string()),
    cancellation_note: z.nullable(z.string()),
    description: z.nullable(z.string()),
    merchant_reference: z.nullable(z.string()),
    plan_name: z.nullable(z.string()),
    language: Language,
    retry_count: z.int(),
    updated_at: Instant,
    card: z.nullable(z.strictObject({ masked_card: z.string(), card_brand: z.nullable(z.string()) })),
    current_cycle: z.nullable(Cycle),
  }),
);

export const PageLink = named("SubscriptionPageLink", z.strictObject({ page_token: z.string(), page_url: Url }));

export const SubscriptionEvent = named(
  "SubscriptionEvent",
  z.strictObject({
    event: z.literal("subscription.blocked"),
    subscription_id: z.string(),
    cycle_number: z.int(),
    scheduled_date: Day,
    amount: Amount,
    currency_code: Currency,
    gateway_account: z.string(),
    reason: z.string(),
    timestamp_utc: z.string(),
    signature: z.string(),
  }),
);

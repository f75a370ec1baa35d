/** What the API answers and posts about subscriptions. */

import { z } from "zod";
import { Amount, Currency, Day, Instant, Language, named, pageOf, Url } from "@/server/kernel/wire-schema-parts";
import { CHARGE_TYPES, CYCLE_ATTEMPT_RESULTS, CYCLE_STATES, FREQUENCIES, SUBSCRIPTION_STATES } from "../core/words";

const CYCLE = {
  cycle_number: z.int().describe("1, 2, 3 … within the subscription."),
  scheduled_date: Day.describe("The day on which it is charged."),
  amount_due: Amount.describe("What it charges."),
  status: z.enum(CYCLE_STATES).describe("Where it stands."),
  paid_at: z.nullable(Instant).describe("When it was paid; null before."),
  failure_reason: z.nullable(z.string()).describe("What the gateway said; null unless it failed."),
  session_id: z.nullable(z.string()).describe("The session."),
  charge_type: z.enum(CHARGE_TYPES).describe("`cit`: by the customer. `mit`: by the service."),
};

export const CycleView = named("Cycle", z.strictObject(CYCLE));
export type CycleView = z.infer<typeof CycleView>;

export const PaymentAttemptView = named(
  "CycleAttempt",
  z.strictObject({
    attempt_number: z.int().describe("1, 2, 3 … within the cycle."),
    attempted_at: Instant.describe("When the gateway was asked."),
    status: z.enum(CYCLE_ATTEMPT_RESULTS).describe("Where it stands."),
    failure_reason: z.nullable(z.string()).describe("What the gateway said; null unless it failed."),
    reference_number: z.string().describe("Of this attempt or operation, at the gateway; unique."),
  }),
);
export type PaymentAttemptView = z.infer<typeof PaymentAttemptView>;

export const ListedCycleView = named(
  "ListedCycle",
  z.strictObject({
    ...CYCLE,
    payment_attempts: z.array(PaymentAttemptView).describe("Each charge that a gateway was asked for, oldest first."),
  }),
);
export type ListedCycleView = z.infer<typeof ListedCycleView>;

export const CycleList = pageOf("CycleList", ListedCycleView);
export type CycleList = z.infer<typeof CycleList>;

const SUMMARY = {
  id: z.string().describe("Its id."),
  customer_id: z.string().describe("Your own id of the customer."),
  customer_email: z.string().describe("The customer's mail address."),
  frequency: z.enum(FREQUENCIES).describe("How often it is charged."),
  recurring_amount: Amount.describe("What each cycle charges."),
  currency: Currency.describe("ISO 4217, three capitals."),
  status: z.enum(SUBSCRIPTION_STATES).describe("Where it stands."),
  next_billing_date: z.nullable(Day).describe("The open cycle's day while the service charges it; else null."),
  created_at: Instant.describe("When it was made."),
};

export const SubscriptionSummary = named("SubscriptionSummary", z.strictObject(SUMMARY));
export type SubscriptionSummary = z.infer<typeof SubscriptionSummary>;

export const SubscriptionList = pageOf("SubscriptionList", SubscriptionSummary);
export type SubscriptionList = z.infer<typeof SubscriptionList>;

export const SubscriptionView = named(
  "Subscription",
  z.strictObject({
    ...SUMMARY,
    customer_name: z.nullable(z.string()).describe("The customer's name."),
    customer_phone: z.nullable(z.string()).describe("The customer's phone number."),
    first_payment_amount: Amount.describe("What the setup charged."),
    start_date: Day.describe("The first day."),
    end_date: z.nullable(Day).describe("The last day; null if there is none."),
    billing_anchor_day: z.int().describe("The day of the month on which it is charged, 1 to 31."),
    setup_session_id: z.string().describe("The session that set it up."),
    agreement_id: z.string().describe("The agreement under which the card is charged."),
    amount_variability: z.string().describe("Whether every charge is of the same amount."),
    cycle_interval_days: z.int().describe("Days between two charges."),
    total_cycles: z.nullable(z.int()).describe("How many charges there are in all; null if there is no end."),
    notification_config: z
      .nullable(
        z.strictObject({
          pre_charge_enabled: z.boolean().describe("Before a charge."),
          failure_enabled: z.boolean().describe("After a failed try."),
          final_failure_enabled: z.boolean().describe("After the last try."),
        }),
      )
      .describe("Which mails its customer gets; null if nothing was said."),
    cancel_at_period_end: z.boolean().describe("It ends on the next scheduled day."),
    canceled_at: z.nullable(Instant).describe("When it was canceled; null before."),
    cancellation_initiator: z.nullable(z.string()).describe("Who canceled it; null before."),
    cancellation_reason: z.nullable(z.string()).describe("Why; null if nobody said."),
    cancellation_note: z.nullable(z.string()).describe("A remark; null without one."),
    description: z.nullable(z.string()).describe("What it is for."),
    merchant_reference: z.nullable(z.string()).describe("The setup session's `order_no`."),
    plan_name: z.nullable(z.string()).describe("The plan's name."),
    language: Language.describe("Of pages and messages."),
    retry_count: z.int().describe("How often a failed charge is tried, 1 to 10."),
    updated_at: Instant.describe("When it last changed."),
    card: z
      .nullable(
        z.strictObject({
          masked_card: z.string().describe("Such as `**** 1111`."),
          card_brand: z.nullable(z.string()).describe("The card's brand; null if nobody knows it."),
        }),
      )
      .describe("The card that is charged; null before there is one."),
    current_cycle: z.nullable(CycleView).describe("The open cycle, else the newest, else null."),
  }),
);
export type SubscriptionView = z.infer<typeof SubscriptionView>;

export const PageLinkView = named(
  "SubscriptionPageLink",
  z.strictObject({
    page_token: z.string().describe("Opens the customer's own page."),
    page_url: Url.describe("The customer's own page. Anyone who has the link may act on the subscription."),
  }),
);
export type PageLinkView = z.infer<typeof PageLinkView>;

export const SubscriptionEvent = named(
  "SubscriptionEvent",
  z.strictObject({
    event: z.literal("subscription.blocked").describe("Which event of a subscription it is."),
    subscription_id: z.string().describe("The subscription."),
    cycle_number: z.int().describe("1, 2, 3 … within the subscription."),
    scheduled_date: Day.describe("The day on which it is charged."),
    amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
    currency_code: Currency.describe("ISO 4217, three capitals."),
    gateway_account: z.string().describe("The code of the gateway account."),
    reason: z.string().describe("Why."),
    timestamp_utc: z.string().describe("`YYYY-MM-DD HH:MM:SS`, UTC, on the merchant's clock."),
    signature: z
      .string()
      .describe(
        "HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`.",
      ),
  }),
);
export type SubscriptionEvent = z.infer<typeof SubscriptionEvent>;

import { z } from "zod";
import { Amount, Currency, Day, Instant, Language, named, pageOf, Url } from "@/server/kernel/wire-schema-parts";
import { INITIATORS } from "@/server/kernel/words";
import {
  CHANGED_FIELDS,
  CHARGE_TYPES,
  CYCLE_ATTEMPT_RESULTS,
  CYCLE_STATES,
  FREQUENCIES,
  SUBSCRIPTION_STATES,
} from "../core/words";

const CYCLE = {
  cycle_number: z.int().describe("1, 2, 3 … within the subscription."),
  scheduled_date: Day.describe("Day on which the cycle is due, in the merchant's time zone."),
  amount_due: Amount.describe("Amount of the cycle, a decimal string in the subscription's currency."),
  status: z
    .enum(CYCLE_STATES)
    .describe(
      "`scheduled`: due on `scheduled_date`. `processing`: a charge is running. `retry_scheduled`: a charge failed and is tried again. `paid`: paid. `failed`: every try failed; the customer may pay the balance. `canceled`: it is not charged any more.",
    ),
  paid_at: z.nullable(Instant).describe("When the cycle was paid, on the merchant's clock; null before."),
  failure_reason: z.nullable(z.string()).describe("Gateway's reason for the last failed charge; null if none failed."),
  session_id: z.nullable(z.string()).describe("Session of the cycle's payment; null before the first charge."),
  charge_type: z
    .enum(CHARGE_TYPES)
    .describe("`cit`: the customer pays on a page. `mit`: the service charges the saved card."),
};

export const CycleView = named("Cycle", z.strictObject(CYCLE));
export type CycleView = z.infer<typeof CycleView>;

export const PaymentAttemptView = named(
  "CycleAttempt",
  z.strictObject({
    attempt_number: z.int().describe("1, 2, 3 … within the cycle."),
    attempted_at: Instant.describe("When the gateway was called, on the merchant's clock."),
    status: z
      .enum(CYCLE_ATTEMPT_RESULTS)
      .describe(
        "`processing`: the outcome is not known. `success`: paid. `failed`: declined. `error`: a technical failure.",
      ),
    failure_reason: z.nullable(z.string()).describe("Gateway's reason; null unless the attempt failed."),
    reference_number: z.string().describe("Unique reference of the attempt at the gateway."),
  }),
);
export type PaymentAttemptView = z.infer<typeof PaymentAttemptView>;

export const ListedCycleView = named(
  "ListedCycle",
  z.strictObject({
    ...CYCLE,
    payment_attempts: z
      .array(PaymentAttemptView)
      .describe(
        "Charges of the cycle at the gateway, oldest first: the customer's for `cit`, the service's for `mit`.",
      ),
  }),
);
export type ListedCycleView = z.infer<typeof ListedCycleView>;

export const CycleList = pageOf("CycleList", ListedCycleView);
export type CycleList = z.infer<typeof CycleList>;

const CARD = {
  masked_card: z.string().describe("Masked card number, such as `**** 1111`."),
  card_brand: z.nullable(z.string()).describe("Card scheme, such as `Visa`; null if it is unknown."),
  expiry_month: z.string().describe("Last month of the card's validity, two digits."),
  expiry_year: z.string().describe("Year of that month, four digits."),
};

const SUMMARY = {
  id: z.string().describe("Id of the subscription."),
  customer_id: z.string().describe("Your id of the customer."),
  customer_email: z.string().describe("Customer's email address."),
  frequency: z
    .enum(FREQUENCIES)
    .describe("Length of a billing period: a calendar month (`monthly`) or year (`yearly`)."),
  recurring_amount: Amount.describe("Amount of each cycle after the first, a decimal string in `currency`."),
  currency: Currency.describe("Currency of the subscription (ISO 4217)."),
  status: z
    .enum(SUBSCRIPTION_STATES)
    .describe(
      "`pending_setup`: the customer has not paid the first charge or saved a card. `trialing`: set up without a charge; the first cycle is to come. `active`: billed. `past_due`: a cycle failed for good and its balance is open. `canceled`: canceled. `expired`: ended by its end date or number of cycles. `setup_failed`: the setup's session ended unpaid.",
    ),
  next_billing_date: z
    .nullable(Day)
    .describe(
      "Day of the next charge by the service, in the merchant's time zone; null if none is scheduled (`pending_setup`, `setup_failed`, `past_due`, ended, or after the last cycle).",
    ),
  created_at: Instant.describe("When the subscription was created, on the merchant's clock."),
};

export const SubscriptionSummary = named("SubscriptionSummary", z.strictObject(SUMMARY));
export type SubscriptionSummary = z.infer<typeof SubscriptionSummary>;

export const SubscriptionList = pageOf("SubscriptionList", SubscriptionSummary);
export type SubscriptionList = z.infer<typeof SubscriptionList>;

export const SubscriptionView = named(
  "Subscription",
  z.strictObject({
    ...SUMMARY,
    customer_name: z.nullable(z.string()).describe("Customer's name; null if it is not known."),
    customer_phone: z.nullable(z.string()).describe("Customer's phone number; null if it is not known."),
    first_payment_amount: Amount.describe(
      "Amount of the first charge, a decimal string in `currency`; zero for a trial.",
    ),
    start_date: Day.describe("First billing day, in the merchant's time zone."),
    end_date: z
      .nullable(Day)
      .describe("Last day of the subscription, in the merchant's time zone; null if it has no end."),
    billing_anchor_day: z
      .int()
      .describe("Day of the month for charges, 1 to 31. In shorter months the last day is taken."),
    setup_session_id: z.string().describe("Id of the session that set it up."),
    agreement_id: z.string().describe("Your id of the agreement under which the card is charged."),
    amount_variability: z.string().describe("`amount_variability` of the agreement: `fixed` or `variable`."),
    cycle_interval_days: z.int().describe("`cycle_interval_days` of the agreement, for information."),
    total_cycles: z.nullable(z.int()).describe("`total_cycles` of the agreement; null if none was sent."),
    notification_config: z
      .nullable(
        z.strictObject({
          pre_charge_enabled: z.boolean().describe("True: a mail before a charge."),
          failure_enabled: z.boolean().describe("True: a mail after a failed try."),
          final_failure_enabled: z.boolean().describe("True: a mail after the last failed try."),
        }),
      )
      .describe("Which mails the customer gets; null if the plan did not say."),
    cancel_at_period_end: z.boolean().describe("True if the subscription ends on the next scheduled day, uncharged."),
    canceled_at: z
      .nullable(Instant)
      .describe("When the cancellation was requested, on the merchant's clock; null before."),
    cancellation_initiator: z
      .nullable(z.string())
      .describe("Who requested the cancellation: `merchant` or `customer`; null before."),
    cancellation_reason: z.nullable(z.string()).describe("`reason` of the cancellation; null if none was given."),
    cancellation_note: z.nullable(z.string()).describe("`note` of the cancellation; null if none was given."),
    description: z.nullable(z.string()).describe("`description` of the plan; null if none was sent."),
    merchant_reference: z.nullable(z.string()).describe("`order_no` of the setup session; null if it had none."),
    plan_name: z
      .nullable(z.string())
      .describe("Name of the plan: `product_type` of the setup session, else `description`; null if neither was sent."),
    language: Language.describe("Language of pages and mails for the customer: `en` or `ar`."),
    retry_count: z.int().describe("Number of tries after a failed charge, 1 to 10."),
    updated_at: Instant.describe("When the subscription last changed, on the merchant's clock."),
    card: z.nullable(z.strictObject(CARD)).describe("The card that is charged; null before one is saved."),
    backup_card: z
      .nullable(z.strictObject(CARD))
      .describe(
        "The second card, which every second try of a cycle uses; null unless the customer allowed one on the self-service page.",
      ),
    retry_days: z
      .nullable(z.array(z.int()))
      .describe(
        "Days after a cycle's first failed charge on which it is tried again; null if tries are an hour apart.",
      ),
    recurring_amount_from: z
      .nullable(Day)
      .describe(
        "First scheduled day with `recurring_amount` after a rise; earlier cycles have the former amount. Null if every new cycle has it.",
      ),
    paused_at: z.nullable(Instant).describe("Since when it is paused, on the merchant's clock; null unless it is."),
    pause_on: z
      .nullable(Day)
      .describe("First day without charges of the pause that is requested or has begun; null without one."),
    resume_on: z
      .nullable(Day)
      .describe("First day with charges after that pause; null without a planned end or a pause."),
    current_cycle: z.nullable(CycleView).describe("The open cycle, else the newest one; null if there is none."),
  }),
);
export type SubscriptionView = z.infer<typeof SubscriptionView>;

export const SubscriptionChangeView = named(
  "SubscriptionChange",
  z.strictObject({
    number: z.int().describe("1, 2, 3 … within the subscription."),
    field: z
      .enum(CHANGED_FIELDS)
      .describe(
        "What was changed. `recurring_amount`, `description` and `customer_email`: that field. `card`: the card that is charged. `backup_card`: the second card. `pause_on`: first day of a pause. `resume_on`: first day after it.",
      ),
    before: z.nullable(z.string()).describe("Value before the change; of a card its brand and last four digits."),
    after: z.nullable(z.string()).describe("Value after the change; null if it was removed."),
    effective_from: z
      .nullable(Day)
      .describe("First scheduled day to which a new amount applies; null for other changes."),
    initiator: z.enum(INITIATORS).describe("Who made the change: `merchant` or `customer`."),
    reason: z.nullable(z.string()).describe("`reason` of the request; null if none was sent."),
    changed_at: Instant.describe("When the change was made, on the merchant's clock."),
  }),
);
export type SubscriptionChangeView = z.infer<typeof SubscriptionChangeView>;

export const SubscriptionChangeList = pageOf("SubscriptionChangeList", SubscriptionChangeView);

export const UpcomingChargeView = named(
  "UpcomingCharge",
  z.strictObject({
    cycle_number: z.int().describe("Number of the cycle within the subscription."),
    scheduled_date: Day.describe("Day on which the cycle is due, in the merchant's time zone."),
    amount: Amount.describe("Amount of the cycle as far as it is known, a decimal string in `currency`."),
    currency: Currency.describe("Currency of the subscription (ISO 4217)."),
    card: z.nullable(z.strictObject(CARD)).describe("The card that will be charged; null if none is saved."),
    card_will_have_expired: z
      .boolean()
      .describe("True if the card is no longer valid on `scheduled_date`, so that the charge will fail."),
  }),
);
export type UpcomingChargeView = z.infer<typeof UpcomingChargeView>;

export const UpcomingChargeList = pageOf("UpcomingChargeList", UpcomingChargeView);

export const PageLinkView = named(
  "SubscriptionPageLink",
  z.strictObject({
    page_token: z.string().describe("Token of the customer's self-service page."),
    page_url: Url.describe(
      "URL of the customer's self-service page. Anyone with the link may act on the subscription.",
    ),
  }),
);
export type PageLinkView = z.infer<typeof PageLinkView>;

export const SubscriptionEvent = named(
  "SubscriptionEvent",
  z.strictObject({
    event: z
      .literal("subscription.blocked")
      .describe("Always `subscription.blocked`: a due cycle cannot be charged. Other values may be added."),
    subscription_id: z.string().describe("Id of the subscription."),
    cycle_number: z.int().describe("Number of the cycle within the subscription."),
    scheduled_date: Day.describe("Day on which the cycle is due, in the merchant's time zone."),
    amount: Amount.describe("Amount of the cycle, a decimal string in `currency_code`."),
    currency_code: Currency.describe("Currency of the subscription (ISO 4217)."),
    gateway_account: z.string().describe("Code of the gateway account that is missing or may not charge."),
    reason: z.string().describe("Why the cycle cannot be charged."),
    timestamp_utc: z
      .string()
      .describe("When the event was written, `YYYY-MM-DD HH:MM:SS` in UTC on the merchant's clock."),
    signature: z
      .string()
      .describe("HMAC-SHA256 over some of the fields with the merchant's `webhook_hmac_key`, lower-case hexadecimal."),
  }),
);
export type SubscriptionEvent = z.infer<typeof SubscriptionEvent>;

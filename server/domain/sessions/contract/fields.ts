import { z } from "zod";
import { Amount, AnyObject, Currency, Day, Instant, named } from "@/server/kernel/wire-schema-parts";
import { CHARGE_OPERATIONS, OPERATION_KINDS, PAYMENT_TYPE_WORDS, SESSION_TYPES } from "@/server/kernel/words";
import { AGREEMENT_TYPES, AMOUNT_VARIABILITIES, ATTEMPT_RESULTS, CHILD_STATES, SESSION_STATES } from "../core/words";

export const SessionType = z.enum(SESSION_TYPES);
export const PaymentType = z.enum(PAYMENT_TYPE_WORDS);
export const SessionState = z.enum(SESSION_STATES);
export const STATE_MEANINGS =
  "`created`: made. `pending`: opened by the customer. `attempted`: an attempt failed and another may follow. `cod`: cash on delivery was agreed. `paid`: paid. `authorized`: the amount is reserved. `captured`: the whole authorized amount was captured. `failed`: failed for good. `canceled`: canceled. `expired`: its lifetime ended unpaid. `invalided`: not used at present.";
export const AttemptResult = z.enum(ATTEMPT_RESULTS);

export const AmountDetails = named(
  "AmountDetails",
  z.strictObject({
    currency_code: Currency.describe("Currency that the gateway charges (ISO 4217)."),
    amount: Amount.describe("Amount without the fee, a decimal string in `currency_code`."),
    fee: Amount.describe("Fee, a decimal string in `currency_code`."),
    total: Amount.describe("Amount with the fee, a decimal string in `currency_code`."),
    exchange_rate: Amount.optional().describe(
      "Units of `currency_code` for one unit of the session's currency; absent if the currencies are the same.",
    ),
  }),
);
export type AmountDetails = z.infer<typeof AmountDetails>;

const CHILD = {
  amount: Amount.describe("Amount without the fee, a decimal string in `currency_code`."),
  currency_code: Currency.describe("Currency of the session (ISO 4217)."),
  session_id: z.string().describe("Id of the child transaction itself. No endpoint accepts it."),
  order_no: z.null().describe("Always null."),
  state: z
    .enum(CHILD_STATES)
    .describe(
      "`paid`: a capture. `refunded`: a refund. `voided`: a void. `refund_queued`: the gateway decides on the refund later. `refund_rejected`: the gateway refused a queued refund or reversed a refund. `capture_failed`, `void_failed`: the gateway reversed the capture or void.",
    ),
};

export const ChildView = named("ChildTransaction", z.strictObject(CHILD));
export type ChildView = z.infer<typeof ChildView>;

export const RetrievedChildView = named(
  "RetrievedChildTransaction",
  z.strictObject({
    ...CHILD,
    operation: z.enum(OPERATION_KINDS).describe("`capture`, `refund` or `void`."),
    reference_number: z.string().describe("Reference of the operation at the gateway."),
    tracking_key: z.nullable(z.string()).describe("The `Tracking-Key` of the request; null without one."),
    destination: z.string().describe("`pg` for the gateway, `wallet` for the customer's wallet."),
    created_at: Instant.describe("When the operation was made, on the merchant's clock."),
    pg_response: z.nullable(AnyObject).describe("The gateway's answer, unchanged; null if there was none."),
  }),
);
export type RetrievedChildView = z.infer<typeof RetrievedChildView>;

export const AttemptView = named(
  "Attempt",
  z.strictObject({
    number: z.int().describe("1, 2, 3 … within the session."),
    reference_number: z.string().describe("Unique reference of the attempt at the gateway."),
    result: AttemptResult.describe(
      "`pending`: not decided. `success`: paid or authorized. `failed`: declined. `canceled`: given up. `error`: a technical failure. `cod`: cash on delivery was agreed.",
    ),
    pg_code: z.string().describe("Code of the gateway account."),
    operation: z
      .enum(CHARGE_OPERATIONS)
      .describe("`purchase`: the money is taken at once. `authorize`: it is reserved until a capture."),
    form_of_payment: z
      .string()
      .describe(
        "What the customer paid with: `card`, `token` for a saved card, `wallet`, a device wallet such as `apple_pay`, or `none`.",
      ),
    amount: Amount.describe("Amount without the fee, a decimal string in `currency_code`."),
    currency_code: Currency.describe("Currency of the session (ISO 4217)."),
    wallet_amount: Amount.optional().describe(
      "Part of `amount` that the customer's wallets pay, a decimal string; absent if none.",
    ),
    amount_details: AmountDetails.describe(
      "What the gateway charges, in the currency that it charges. Without the wallets' part.",
    ),
    message: z.nullable(z.string()).describe("Why the attempt did not succeed; null if there is no message."),
    gateway_response: z.nullable(AnyObject).describe("The gateway's answer, unchanged; null if there was none."),
    disclosed_to_merchant: z.boolean().describe("True if `webhook_url` accepted the attempt's event."),
    disclosure_url_error: z
      .nullable(z.string())
      .describe("Why `webhook_url` could not be notified; null if it was, or if no try was made yet."),
    created_at: Instant.describe("When the attempt began, on the merchant's clock."),
    finished_at: z.nullable(Instant).describe("When the attempt was decided, on the merchant's clock; null before."),
  }),
);
export type AttemptView = z.infer<typeof AttemptView>;

const ADDRESS = {
  line1: z.string().describe("First line of the address."),
  line2: z.string().optional().describe("Second line of the address."),
  city: z.string().describe("City of the address."),
  state: z.string().optional().describe("State or province of the address."),
  country: z.string().describe("Country, ISO 3166-1 alpha-2, such as `KW`."),
  postal_code: z.string().optional().describe("Postal code of the address."),
};

export const AgreementView = named(
  "Agreement",
  z.strictObject({
    id: z.string().describe("Your id of the agreement."),
    type: z
      .enum(AGREEMENT_TYPES)
      .optional()
      .describe(
        "Kind of later charges: `recurring` at regular times, `unscheduled` when needed, `installment` parts of one price, `event_based` after an event, or `other`.",
      ),
    amount_variability: z
      .enum(AMOUNT_VARIABILITIES)
      .optional()
      .describe("`fixed`: every charge is of the same amount. `variable`: amounts differ."),
    frequency: z
      .string()
      .optional()
      .describe(
        "How often charges happen, as it was sent: `irregular`, `daily`, `weekly`, `semi_monthly`, `monthly`, `quarterly`, `semi_annually`, `yearly` or `other`.",
      ),
    start_date: Day.optional().describe("First day of the agreement."),
    expiry_date: Day.optional().describe("Last day of the agreement."),
    max_amount_per_cycle: Amount.optional().describe(
      "Most that one cycle may charge, a decimal string in the session's currency.",
    ),
    cycle_interval_days: z.int().optional().describe("Days between two charges."),
    total_cycles: z.int().optional().describe("Number of charges in all."),
    seller: z
      .strictObject({
        name: z.string().optional().describe("Name of the seller."),
        short_name: z.string().optional().describe("Short name of the seller."),
        category_code: z.string().optional().describe("Merchant category code of the seller, four digits."),
      })
      .optional()
      .describe("Who sells under an `installment` agreement."),
    extra_params: AnyObject.optional().describe("Other terms of the agreement."),
  }),
);
export type AgreementView = z.infer<typeof AgreementView>;

export const CardCriteriaView = named(
  "CardAcceptanceCriteria",
  z.strictObject({ min_expiry_time: z.int().optional().describe("Number of days that the card must still be valid.") }),
);
export type CardCriteriaView = z.infer<typeof CardCriteriaView>;

export const AddressView = named("Address", z.strictObject(ADDRESS));
export type AddressView = z.infer<typeof AddressView>;

export const ShippingAddressView = named(
  "ShippingAddress",
  z.strictObject({
    ...ADDRESS,
    first_name: z.string().describe("First name of the recipient."),
    last_name: z.string().describe("Last name of the recipient."),
    email: z.string().describe("Email address of the recipient."),
    phone: z.string().describe("Phone number of the recipient."),
  }),
);
export type ShippingAddressView = z.infer<typeof ShippingAddressView>;

export const InitiatorView = named(
  "Initiator",
  z.strictObject({
    id: z.int().optional().describe("Number of the user."),
    username: z.string().optional().describe("User's name for signing in."),
    email: z.string().optional().describe("User's email address; absent if none is set."),
    first_name: z.string().optional().describe("User's first name; absent if none is set."),
    last_name: z.string().optional().describe("User's last name; absent if none is set."),
    phone: z.string().optional().describe("User's phone number; absent if none is set."),
  }),
);
export type InitiatorView = z.infer<typeof InitiatorView>;

/** Parts of a session on the wire. */

import { z } from "zod";
import { Amount, AnyObject, Currency, Day, Instant, named } from "@/server/kernel/wire-schema-parts";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { AGREEMENT_TYPES, AMOUNT_VARIABILITIES, ATTEMPT_RESULTS, CHILD_STATES, SESSION_STATES } from "../core/words";

export const SessionState = z.enum(SESSION_STATES);
/** How an attempt ended. */
export const AttemptResult = z.enum(ATTEMPT_RESULTS);

export const AmountDetails = named(
  "AmountDetails",
  z.strictObject({
    currency_code: Currency.describe("ISO 4217, three capitals."),
    amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
    fee: Amount.describe("The fee, in the currency that is charged."),
    total: Amount.describe("With fee."),
    exchange_rate: Amount.optional().describe(
      "Charged currency for one of the session's; absent if they are the same.",
    ),
  }),
);
export type AmountDetails = z.infer<typeof AmountDetails>;

export const ChildView = named(
  "ChildTransaction",
  z.strictObject({
    amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
    currency_code: Currency.describe("ISO 4217, three capitals."),
    session_id: z.string().describe("The session."),
    order_no: z.null().describe("Always null."),
    state: z.enum(CHILD_STATES).describe("Where it stands."),
  }),
);
export type ChildView = z.infer<typeof ChildView>;

export const AttemptView = named(
  "Attempt",
  z.strictObject({
    number: z.int().describe("1, 2, 3 … in its list."),
    reference_number: z.string().describe("Of this attempt or operation, at the gateway; unique."),
    result: AttemptResult.describe("How it ended."),
    pg_code: z.string().describe("The code of a gateway."),
    operation: z
      .enum(CHARGE_OPERATIONS)
      .describe("What is done, or how the gateway charges: at once, or by reserving the amount first."),
    form_of_payment: z
      .string()
      .describe("What was paid with: `card`, `token`, `wallet`, a device wallet's name, or `none`."),
    amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
    currency_code: Currency.describe("ISO 4217, three capitals."),
    wallet_amount: Amount.optional().describe("The part of `amount` that wallets pay."),
    amount_details: AmountDetails.describe("What the gateway was asked for, in the currency that is charged."),
    message: z.nullable(z.string()).describe("What the gateway or the service says of it."),
    gateway_response: z
      .nullable(AnyObject)
      .describe("What the gateway answered, as it came; its keys are the gateway's."),
    disclosed_to_merchant: z.boolean().describe("Whether `webhook_url` answered the attempt's event with success."),
    disclosure_url_error: z
      .nullable(z.string())
      .describe("Why `webhook_url` could not be notified; null if it was, or was not tried yet."),
    created_at: Instant.describe("When it was made."),
    finished_at: z.nullable(Instant).describe("When it ended; null before."),
  }),
);
export type AttemptView = z.infer<typeof AttemptView>;

const ADDRESS = {
  line1: z.string().describe("First line of the address."),
  line2: z.string().optional().describe("Second line of the address."),
  city: z.string().describe("City."),
  state: z.string().optional().describe("Where it stands."),
  country: z.string().describe("ISO 3166, three capitals."),
  postal_code: z.string().optional().describe("Postal code."),
};

export const AgreementView = named(
  "Agreement",
  z.strictObject({
    id: z.string().describe("Your own id of the agreement."),
    type: z
      .enum(AGREEMENT_TYPES)
      .optional()
      .describe("What the payment is for: an order of a shop, or a request to pay."),
    amount_variability: z.enum(AMOUNT_VARIABILITIES).optional().describe("Whether every charge is of the same amount."),
    frequency: z.string().optional().describe("How often it is charged."),
    start_date: Day.optional().describe("The first day."),
    expiry_date: Day.optional().describe("The day on which the agreement ends."),
    max_amount_per_cycle: Amount.optional().describe("The most that a cycle may charge."),
    cycle_interval_days: z.int().optional().describe("Days between two charges."),
    total_cycles: z.int().optional().describe("How many charges there are in all; null if there is no end."),
    seller: z
      .strictObject({
        name: z.string().optional().describe("Its name."),
        short_name: z.string().optional().describe("A short name of the seller."),
        category_code: z.string().optional().describe("The seller's merchant category code, four digits."),
      })
      .optional()
      .describe("Who sells."),
    extra_params: AnyObject.optional().describe("Anything else of the agreement."),
  }),
);
export type AgreementView = z.infer<typeof AgreementView>;

export const CardCriteriaView = named(
  "CardAcceptanceCriteria",
  z.strictObject({ min_expiry_time: z.int().optional().describe("How many days the card must still be valid.") }),
);
export type CardCriteriaView = z.infer<typeof CardCriteriaView>;

export const AddressView = named("Address", z.strictObject(ADDRESS));
export type AddressView = z.infer<typeof AddressView>;

export const ShippingAddressView = named(
  "ShippingAddress",
  z.strictObject({
    ...ADDRESS,
    first_name: z.string().describe("First name."),
    last_name: z.string().describe("Last name."),
    email: z.string().describe("Mail address."),
    phone: z.string().describe("Phone number."),
  }),
);
export type ShippingAddressView = z.infer<typeof ShippingAddressView>;

/** The session object and what stands in it. */
import { z } from "zod";
import { CHILD_STATES } from "@/server/domain/operations/core/words";
import { PLAIN_ANSWERS } from "@/server/domain/sessions";
import { AGREEMENT_TYPES, AMOUNT_VARIABILITIES, FINALIZATIONS } from "@/server/domain/sessions/core/words";
import {
  Amount,
  AnyObject,
  AttemptResult,
  Currency,
  Day,
  Instant,
  Language,
  named,
  PaymentType,
  pageOf,
  SessionState,
  SessionType,
  Url,
} from "@/server/kernel/wire-schema-parts";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { PaymentMethod } from "./methods";
import { SetupPreload } from "./sdk";

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

export const ChildTransaction = named(
  "ChildTransaction",
  z.strictObject({
    amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
    currency_code: Currency.describe("ISO 4217, three capitals."),
    session_id: z.string().describe("The session."),
    order_no: z.null().describe("Always null."),
    state: z.enum([...CHILD_STATES]).describe("Where it stands."),
  }),
);

export const WalletTransaction = named(
  "WalletTransaction",
  z.strictObject({
    provider_code: z.string().describe("The wallet."),
    amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
    currency: Currency.describe("ISO 4217, three capitals."),
    operation_id: z.string().describe("The wallet's operation, which leads to its ledger."),
    wallet_response: z
      .strictObject({
        amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
        currency: Currency.describe("ISO 4217, three capitals."),
        status: z.literal("completed").describe("Where it stands."),
        operation_id: z.string().describe("The wallet's operation, which leads to its ledger."),
        created_at: Instant.describe("When it was made."),
        customer_id: z.string().describe("Your own id of the customer."),
        payment_entry_id: z.int().describe("The ledger's entry of the payment."),
        reserve_entry_id: z.int().describe("The ledger's entry of the hold."),
      })
      .describe("What the wallet answered."),
    created_at: Instant.describe("When it was made."),
    modified_at: Instant.describe("When it last changed."),
  }),
);

const Attempt = named(
  "Attempt",
  z.strictObject({
    number: z.int().describe("1, 2, 3 … in its list."),
    reference_number: z.string().describe("Of this attempt or operation, at the gateway; unique."),
    result: AttemptResult.describe("How it ended."),
    pg_code: z.string().describe("The code of a gateway."),
    operation: z
      .enum([...CHARGE_OPERATIONS])
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

const ADDRESS = {
  line1: z.string().describe("First line of the address."),
  line2: z.string().optional().describe("Second line of the address."),
  city: z.string().describe("City."),
  state: z.string().optional().describe("Where it stands."),
  country: z.string().describe("ISO 3166, three capitals."),
  postal_code: z.string().optional().describe("Postal code."),
};

export const Agreement = named(
  "Agreement",
  z.strictObject({
    id: z.string().describe("Your own id of the agreement."),
    type: z
      .enum([...AGREEMENT_TYPES])
      .optional()
      .describe("What the payment is for: an order of a shop, or a request to pay."),
    amount_variability: z
      .enum([...AMOUNT_VARIABILITIES])
      .optional()
      .describe("Whether every charge is of the same amount."),
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

export const CardCriteria = named(
  "CardAcceptanceCriteria",
  z.strictObject({ min_expiry_time: z.int().optional().describe("How many days the card must still be valid.") }),
);

/** Optional fields of the request, echoed if they were sent. */
const ECHOED = {
  ...PLAIN_ANSWERS,
  extra: AnyObject.optional().describe(
    "Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent.",
  ),
  initiator_id: z.int().optional().describe("The user of the merchant who asks for the payment."),
  customer_phone_2: z.string().optional().describe("Another phone number of the customer."),
  customer_first_name: z.string().optional().describe("The customer's first name."),
  customer_last_name: z.string().optional().describe("The customer's last name."),
  customer_birthdate: Day.optional().describe("The customer's day of birth."),
  due_datetime: z
    .string()
    .optional()
    .describe("Shown as a due time, UTC, never enforced: `DD/MM/YYYY hh:mm`, echoed with seconds."),
  notifications: z
    .strictObject({
      email: z.array(z.string()).optional().describe("Mail address."),
      sms: z.array(z.string()).optional().describe("Events that are told by SMS."),
      whatsapp: z.array(z.string()).optional().describe("Events that are told by WhatsApp."),
    })
    .optional()
    .describe("The events that the customer is told of, by channel."),
  email_recipients: z
    .array(z.string())
    .optional()
    .describe("Addresses that get copies of the customer's mails; at most 50."),
  billing_address: named("Address", z.strictObject(ADDRESS)).optional().describe("Where the customer is billed."),
  shipping_address: named(
    "ShippingAddress",
    z.strictObject({
      ...ADDRESS,
      first_name: z.string().describe("First name."),
      last_name: z.string().describe("Last name."),
      email: z.string().describe("Mail address."),
      phone: z.string().describe("Phone number."),
    }),
  )
    .optional()
    .describe("Where the goods go, and who receives them."),
  agreement: Agreement.optional().describe("What the customer has agreed to be charged for later."),
  card_acceptance_criteria: CardCriteria.optional().describe("What a card must meet to be saved or charged."),
  attachment_upload_url: z.string().optional().describe("`file_url` of an upload."),
  product_type: z.string().optional().describe("What is sold."),
  vendor_name: z.string().optional().describe("Who sells it."),
  loyalty: z
    .nullable(
      z.strictObject({
        enabled: z.boolean().describe("Whether it takes part."),
        reference: z.string().optional().describe("Your own reference."),
        metadata: AnyObject.optional().describe("Anything of yours."),
      }),
    )
    .optional()
    .describe("The customer's loyalty programme."),
};

/** The fields of a session, which an invoice shares. */
export const SESSION = {
  session_id: z.string().describe("The session."),
  state: SessionState.describe("Where it stands."),
  type: SessionType.describe("What the payment is for: an order of a shop, or a request to pay."),
  payment_type: PaymentType.describe(
    "How the session is paid and what it leaves behind: a charge, a saved card, a subscription.",
  ),
  amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
  currency_code: Currency.describe("ISO 4217, three capitals."),
  pg_codes: z.array(z.string()).describe("Codes of the merchant's gateways that may serve it."),
  operation: z
    .enum([...CHARGE_OPERATIONS])
    .describe("What is done, or how the gateway charges: at once, or by reserving the amount first."),
  language: Language.describe("Of pages and messages."),
  expiration_time: z.string().describe("How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days."),
  checkout_url: Url.describe("Leads the customer to the checkout, and counts as opening it."),
  checkout_page_url: Url.describe("The checkout page itself."),
  checkout_short_url: Url.describe("A short link to the checkout."),
  attachment: Url.optional().describe("The customer's file to download."),
  attachment_short_url: Url.optional().describe("A short address of the file."),
  qr_code_url: Url.optional().describe("A PNG of `checkout_url`; with `.svg` in place of `.png`, an SVG."),
  payment_methods: z.array(PaymentMethod).describe("The ways in which it can be paid."),
  billing: z
    .strictObject({
      amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
      currency_code: Currency.describe("ISO 4217, three capitals."),
      display: z.string().describe("Amount and currency in the session's language."),
    })
    .describe("What is asked for, as it is shown."),
  settled_pg_code: z.nullable(z.string()).describe("The gateway that took the payment; null before."),
  remaining_amount: Amount.describe("What is still to be settled."),
  settled_amount: Amount.describe("What is settled, without fee."),
  paid_amount: Amount.describe("What is collected, with fee."),
  captured_amount: Amount.describe("What was captured of an authorization."),
  refunded_amount: Amount.describe("What was refunded."),
  voided_amount: Amount.describe("What was released of an authorization."),
  ...ECHOED,
  transactions: z.array(ChildTransaction).describe("Captures, refunds and voids, oldest first."),
  customer_wallet_transactions: z
    .array(WalletTransaction)
    .optional()
    .describe("What customers' wallets paid of it, in the order of use; absent if none did."),
  attempts: z.array(Attempt).describe("Each try to pay, oldest first."),
  sdk_setup_preload_payload: SetupPreload.optional().describe(
    "What a client SDK starts from, to be handed on unchanged; only if it was asked for.",
  ),
};

export const Session = named("Session", z.strictObject(SESSION));
export const SessionList = pageOf("SessionList", Session);
export const DeletedSessionList = pageOf(
  "DeletedSessionList",
  named("DeletedSession", z.strictObject({ ...SESSION, deleted_at: Instant.describe("When it was deleted.") })),
);

export const Finalization = named(
  "FinalizationStatus",
  z.strictObject({
    status: z.enum(FINALIZATIONS).describe("Where it stands."),
    payment_transaction_id: z.string().describe("The session."),
    last_updated_at: Instant.describe("When the state last changed."),
    source: z.literal("inquiry").describe("Where it comes from."),
  }),
);

export const UploadedAttachment = named(
  "UploadedAttachment",
  z.strictObject({
    file_url: z.string().describe("Names the file in `attachment_upload_url`."),
    original_filename: z.string().describe("The file's name as it was sent."),
    attachment_short_url: Url.optional().describe("A short address of the file."),
  }),
);

/** A session and what else its endpoints answer. */

import { z } from "zod";
import { PaymentMethodView } from "@/server/domain/gateways/contract/answers";
import { WalletTransaction } from "@/server/domain/wallet/contract";
import {
  Amount,
  AnyObject,
  Currency,
  Day,
  Instant,
  Language,
  named,
  PaymentType,
  pageOf,
  SessionType,
  Url,
} from "@/server/kernel/wire-schema-parts";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { FINALIZATIONS } from "../core/words";
import { PLAIN_ANSWERS } from "../fields";
import {
  AddressView,
  AgreementView,
  AttemptView,
  CardCriteriaView,
  ChildView,
  SessionState,
  ShippingAddressView,
} from "./fields";
import { SetupPreload } from "./preload";

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
  billing_address: AddressView.optional().describe("Where the customer is billed."),
  shipping_address: ShippingAddressView.optional().describe("Where the goods go, and who receives them."),
  agreement: AgreementView.optional().describe("What the customer has agreed to be charged for later."),
  card_acceptance_criteria: CardCriteriaView.optional().describe("What a card must meet to be saved or charged."),
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

export type EchoedFields = z.infer<z.ZodObject<typeof ECHOED>>;

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
    .enum(CHARGE_OPERATIONS)
    .describe("What is done, or how the gateway charges: at once, or by reserving the amount first."),
  language: Language.describe("Of pages and messages."),
  expiration_time: z.string().describe("How long the session can be paid: `[D ]HH:MM:SS`, one minute to 365 days."),
  checkout_url: Url.describe("Leads the customer to the checkout, and counts as opening it."),
  checkout_page_url: Url.describe("The checkout page itself."),
  checkout_short_url: Url.describe("A short link to the checkout."),
  attachment: Url.optional().describe("The customer's file to download."),
  attachment_short_url: Url.optional().describe("A short address of the file."),
  qr_code_url: Url.optional().describe("A PNG of `checkout_url`; with `.svg` in place of `.png`, an SVG."),
  payment_methods: z.array(PaymentMethodView).describe("The ways in which it can be paid."),
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
  transactions: z.array(ChildView).describe("Captures, refunds and voids, oldest first."),
  customer_wallet_transactions: z
    .array(WalletTransaction)
    .optional()
    .describe("What customers' wallets paid of it, in the order of use; absent if none did."),
  attempts: z.array(AttemptView).describe("Each try to pay, oldest first."),
  sdk_setup_preload_payload: SetupPreload.optional().describe(
    "What a client SDK starts from, to be handed on unchanged; only if it was asked for.",
  ),
};

export const SessionView = named("Session", z.strictObject(SESSION));
export type SessionView = z.infer<typeof SessionView>;

export const SessionList = pageOf("SessionList", SessionView);
export type SessionList = z.infer<typeof SessionList>;

export const DeletedView = named(
  "DeletedSession",
  z.strictObject({ ...SESSION, deleted_at: Instant.describe("When it was deleted.") }),
);
export type DeletedView = z.infer<typeof DeletedView>;

export const DeletedSessionList = pageOf("DeletedSessionList", DeletedView);
export type DeletedSessionList = z.infer<typeof DeletedSessionList>;

export const FinalizationView = named(
  "FinalizationStatus",
  z.strictObject({
    status: z.enum(FINALIZATIONS).describe("Where it stands."),
    payment_transaction_id: z.string().describe("The session."),
    last_updated_at: Instant.describe("When the state last changed."),
    source: z.literal("inquiry").describe("Where it comes from."),
  }),
);
export type FinalizationView = z.infer<typeof FinalizationView>;

export const UploadView = named(
  "UploadedAttachment",
  z.strictObject({
    file_url: z.string().describe("Names the file in `attachment_upload_url`."),
    original_filename: z.string().describe("The file's name as it was sent."),
    attachment_short_url: Url.optional().describe("A short address of the file."),
  }),
);
export type UploadView = z.infer<typeof UploadView>;

export const ResentNoticeView = named(
  "ResentNotice",
  z.strictObject({ message: z.string().describe("What the gateway or the service says of it.") }),
);
export type ResentNoticeView = z.infer<typeof ResentNoticeView>;

export const UnsentNoticeView = named(
  "UnsentNotice",
  z.strictObject({
    session_id: z.string().optional().describe("The session."),
    order_no: z.string().optional().describe("Your own reference; it need not be unique."),
    channels: z.array(z.string()).describe("How the message goes."),
    result: z.literal("failed").describe("How it ended."),
  }),
);
export type UnsentNoticeView = z.infer<typeof UnsentNoticeView>;

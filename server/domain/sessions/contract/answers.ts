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
  pageOf,
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
  InitiatorView,
  PaymentType,
  RetrievedChildView,
  SessionState,
  SessionType,
  ShippingAddressView,
  STATE_MEANINGS,
} from "./fields";
import { SetupPreload } from "./preload";

const ECHOED = {
  ...PLAIN_ANSWERS,
  extra: AnyObject.optional().describe("Your own data. Numbers keep the digits that were sent."),
  initiator_id: z
    .int()
    .optional()
    .describe("Number of the user who requests the payment; absent for API keys that name none."),
  customer_phone_2: z.string().optional().describe("Customer's second phone number; absent if none was sent."),
  customer_first_name: z.string().optional().describe("Customer's first name; absent if none was sent."),
  customer_last_name: z.string().optional().describe("Customer's last name; absent if none was sent."),
  customer_birthdate: Day.optional().describe("Customer's date of birth; absent if none was sent."),
  due_datetime: z
    .string()
    .optional()
    .describe("Due time shown to the customer, `DD/MM/YYYY HH:MM:SS` in UTC; absent if none was sent."),
  notifications: z
    .strictObject({
      email: z.array(z.string()).optional().describe("Events that are notified by mail."),
      sms: z.array(z.string()).optional().describe("Events that are notified by SMS."),
      whatsapp: z.array(z.string()).optional().describe("Events that are notified by WhatsApp."),
    })
    .optional()
    .describe("Events that the customer is notified of, by channel; absent if none were sent."),
  email_recipients: z
    .array(z.string())
    .optional()
    .describe("Email addresses that get copies of the customer's mails; absent if none were sent."),
  billing_address: AddressView.optional().describe("Customer's billing address; absent if none was sent."),
  shipping_address: ShippingAddressView.optional().describe(
    "Address and recipient of the goods; absent if none was sent.",
  ),
  agreement: AgreementView.optional().describe(
    "What the customer agrees to be charged for later; absent if none was sent.",
  ),
  card_acceptance_criteria: CardCriteriaView.optional().describe(
    "What a card must meet to be saved or charged; absent if there is no criterion.",
  ),
  attachment_upload_url: z.string().optional().describe("`file_url` of the uploaded file, or the text that was sent."),
  product_type: z.string().optional().describe("What is sold; absent if it was not sent."),
  vendor_name: z.string().optional().describe("Who sells it; absent if it was not sent."),
  loyalty: z
    .nullable(
      z.strictObject({
        enabled: z.boolean().describe("True if the payment takes part in the programme."),
        reference: z.string().optional().describe("Reference in the programme; by default `order_no`."),
        metadata: AnyObject.optional().describe("Your own data about the programme."),
      }),
    )
    .optional()
    .describe("The customer's part in a loyalty programme."),
};

export type EchoedFields = z.infer<z.ZodObject<typeof ECHOED>>;

export const SESSION = {
  session_id: z.string().describe("Id of the session."),
  state: SessionState.describe(STATE_MEANINGS),
  type: SessionType.describe("`e_commerce`: an order of a shop. `payment_request`: a request to pay."),
  payment_type: PaymentType.describe(
    "`one_off`: one payment. `auto_debit`: a payment under an agreement, whose card your server may charge later. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription that the service charges.",
  ),
  amount: Amount.describe("Amount to pay without the fee, a decimal string in `currency_code`."),
  currency_code: Currency.describe("Currency of the session (ISO 4217)."),
  pg_codes: z.array(z.string()).describe("Codes of the gateway accounts that may serve the session."),
  operation: z
    .enum(CHARGE_OPERATIONS)
    .describe("`purchase`: the money is taken at once. `authorize`: it is reserved until a capture."),
  language: Language.describe("Language of pages and messages for the customer: `en` or `ar`."),
  expiration_time: z.string().describe("Lifetime of the session, `HH:MM:SS` with unbounded hours."),
  checkout_url: Url.describe("Link for the customer. It opens the session and leads to the checkout."),
  checkout_page_url: Url.describe("URL of the checkout page itself."),
  checkout_short_url: Url.describe("Short link to the checkout."),
  attachment: Url.optional().describe("URL of the file that the customer may download; absent if there is none."),
  attachment_short_url: Url.optional().describe("Short URL of the file; only if `shortify_attachment_url` was true."),
  qr_code_url: Url.optional().describe(
    "URL of a PNG with `checkout_url` as a QR code; with `.svg` in place of `.png` it is an SVG. Only if `generate_qr_code` was true.",
  ),
  payment_methods: z.array(PaymentMethodView).describe("Offers of the gateway accounts that accept the currency."),
  billing: z
    .strictObject({
      amount: Amount.describe("Amount without the fee, a decimal string in `currency_code`."),
      currency_code: Currency.describe("Currency of the session (ISO 4217)."),
      display: z.string().describe("Amount and currency in the session's language, such as `KWD 10.500`."),
    })
    .describe("The amount as it is shown to the customer."),
  settled_pg_code: z.nullable(z.string()).describe("Code of the gateway account that took the payment; null before."),
  remaining_amount: Amount.describe("Amount that is not settled yet, a decimal string in `currency_code`."),
  settled_amount: Amount.describe(
    "Amount that was paid, authorized or agreed as cash, without the fee, a decimal string in `currency_code`.",
  ),
  paid_amount: Amount.describe("Money collected, fee and wallets' part included, a decimal string in `currency_code`."),
  captured_amount: Amount.describe("Sum of the captures of an authorization, a decimal string in `currency_code`."),
  refunded_amount: Amount.describe("Sum of the refunds, a decimal string in `currency_code`."),
  voided_amount: Amount.describe(
    "Amount of an authorization that a void released, a decimal string in `currency_code`.",
  ),
  payment_link_id: z.string().optional().describe("The payment link by which the customer came; absent without one."),
  cash_collected_at: Instant.optional().describe(
    "When cash on delivery was received, on the merchant's clock; absent if it was not.",
  ),
  cash_collected_by: InitiatorView.optional().describe(
    "The user who recorded that cash was received; absent if a key did.",
  ),
  ...ECHOED,
  transactions: z.array(ChildView).describe("Captures, refunds and voids, oldest first; at most the newest hundred."),
  customer_wallet_transactions: z
    .array(WalletTransaction)
    .optional()
    .describe(
      "What each of the customer's wallets paid, in the order of use; absent if no wallet paid. `paid_amount` minus these amounts is what the gateway took.",
    ),
  attempts: z.array(AttemptView).describe("Every attempt to pay, oldest first."),
  sdk_setup_preload_payload: SetupPreload.optional().describe(
    "Data that a client SDK starts from; pass it on unchanged. Only if `include_sdk_setup_preload` was true.",
  ),
};

export const SessionView = named("Session", z.strictObject(SESSION));
export type SessionView = z.infer<typeof SessionView>;

export const RetrievedSessionView = named(
  "RetrievedSession",
  SessionView.extend({
    capture_before: Instant.optional().describe(
      "Until when what is still reserved can be captured, on the merchant's clock, as the gateway or its documentation says; absent if nothing is reserved, or neither says.",
    ),
    transactions: z
      .array(RetrievedChildView)
      .describe("Captures, refunds and voids, oldest first; at most the newest hundred."),
  }),
);
export type RetrievedSessionView = z.infer<typeof RetrievedSessionView>;

export const SessionList = pageOf("SessionList", SessionView);
export type SessionList = z.infer<typeof SessionList>;

export const DeletedView = named(
  "DeletedSession",
  z.strictObject({
    ...SESSION,
    deleted_at: Instant.describe("When the session was deleted, on the merchant's clock."),
  }),
);
export type DeletedView = z.infer<typeof DeletedView>;

export const DeletedSessionList = pageOf("DeletedSessionList", DeletedView);
export type DeletedSessionList = z.infer<typeof DeletedSessionList>;

export const FinalizationView = named(
  "FinalizationStatus",
  z.strictObject({
    status: z
      .enum(FINALIZATIONS)
      .describe(
        "`SUCCEEDED`: paid, authorized or captured. `FAILED`: failed, expired or invalid. `CANCELLED`: canceled or voided. `PENDING`: not decided.",
      ),
    payment_transaction_id: z.string().describe("Id of the session."),
    last_updated_at: Instant.describe("When the state last changed, on the merchant's clock."),
    source: z.literal("inquiry").describe("Always `inquiry`."),
  }),
);
export type FinalizationView = z.infer<typeof FinalizationView>;

export const UploadView = named(
  "UploadedAttachment",
  z.strictObject({
    file_url: z.string().describe("Value for `attachment_upload_url` of any number of sessions."),
    original_filename: z.string().describe("Name of the file as it was sent."),
    attachment_short_url: Url.optional().describe("Short URL of the file; only if `shortify_attachment_url` was true."),
  }),
);
export type UploadView = z.infer<typeof UploadView>;

export const ResentNoticeView = named(
  "ResentNotice",
  z.strictObject({ message: z.string().describe("A confirmation for people.") }),
);
export type ResentNoticeView = z.infer<typeof ResentNoticeView>;

export const UnsentNoticeView = named(
  "UnsentNotice",
  z.strictObject({
    session_id: z.string().optional().describe("`session_id` of the request."),
    order_no: z.string().optional().describe("`order_no` of the request."),
    channels: z.array(z.string()).describe("Channels that the message could not be sent by."),
    result: z.literal("failed").describe("Always `failed`: nothing was sent."),
  }),
);
export type UnsentNoticeView = z.infer<typeof UnsentNoticeView>;

import { z } from "zod";
import { TokenView } from "@/server/domain/cards/contract";
import {
  AgreementView,
  AmountDetails,
  AttemptResult,
  CardCriteriaView,
  ChildView,
  InitiatorView,
  PaymentType,
  SessionState,
} from "@/server/domain/sessions/contract/fields";
import { WalletTransaction } from "@/server/domain/wallet/contract";
import { webhookUrl } from "@/server/kernel/webhook-address";
import { flag, object, optional, text } from "@/server/kernel/wire";
import { Amount, AnyObject, Currency, Day, named } from "@/server/kernel/wire-schema-parts";

const MAX_IDENTIFIER = 128;
const MAX_NOTIFY_URL = 200;

/** The body of a status query (Spec, "Status queries"). `session_id` takes precedence over `order_no`. */
export const InquiryRequest = object({
  session_id: optional(text(MAX_IDENTIFIER)).describe(
    "Id of the session. Send either this or `order_no`; this decides if both are sent.",
  ),
  order_no: optional(text(MAX_IDENTIFIER)).describe("Your reference of the order; its newest session is taken."),
  notify_webhook_url: optional(flag()).describe(
    "True: also posts the answer to the session's `webhook_url`, or the merchant's. Nothing is posted without either.",
  ),
  webhook_url: optional(webhookUrl(MAX_NOTIFY_URL)).describe("Another address for that post; not read without it."),
}).transform((body) => ({
  sessionId: body.session_id,
  orderNo: body.order_no,
  notify: body.notify_webhook_url ?? false,
  webhookUrl: body.webhook_url ?? null,
}));

export type InquiryInput = z.infer<typeof InquiryRequest>;

export { InitiatorView };

const PUBLIC = {
  session_id: z.string().describe("Id of the session."),
  order_no: z.string().optional().describe("Your reference of the order; absent if the session has none."),
  reference_number: z
    .string()
    .describe("Unique reference of the attempt at the gateway; empty if there was no attempt."),
  result: AttemptResult.describe(
    "`pending`: not decided. `success`: paid or authorized. `failed`: declined. `canceled`: given up. `error`: a technical failure. `cod`: cash on delivery was agreed.",
  ),
  state: SessionState.describe(
    "State of the session: `created`, `pending`, `attempted`, `cod`, `paid`, `authorized`, `captured`, `failed`, `canceled`, `expired` or `invalided`, as in the session object.",
  ),
  payment_type: PaymentType.describe(
    "`one_off`: one payment. `auto_debit`: a payment under an agreement. `save_card`: saves a card without a payment. `auto_pay`: belongs to a subscription.",
  ),
  amount: Amount.describe("Amount to pay without the fee, a decimal string in `currency_code`."),
  currency_code: Currency.describe("Currency of the session (ISO 4217)."),
  amount_details: AmountDetails.describe(
    "What the gateway charges, in the currency that it charges. Without the wallets' part.",
  ),
  fee: z.string().describe("Fee with its currency, such as `0.250 KWD`."),
  settled_amount: Amount.optional().describe(
    "Amount that was paid or authorized, without the fee, a decimal string; absent before.",
  ),
  paid_amount: Amount.optional().describe(
    "Money collected, fee and wallets' part included, a decimal string; absent if nothing is collected.",
  ),
  refunded_amount: Amount.optional().describe("Sum of the refunds, a decimal string; absent if zero."),
  voided_amount: Amount.optional().describe("Amount that a void released, a decimal string; absent if zero."),
  gateway_account: z.string().describe("Code of the gateway account."),
  gateway_name: z.string().describe("Kind of gateway behind the account, such as `sarraf_sandbox`."),
  gateway_response: AnyObject.optional().describe("The gateway's answer, unchanged; absent if there was none."),
  pg_params: AnyObject.describe("Facts from the gateway's answer under names that are the same for every gateway."),
  message: z.string().optional().describe("Why the attempt did not succeed; absent otherwise."),
  is_sandbox: z.boolean().describe("True if the gateway account simulates payments and no money moves."),
  card_acceptance_criteria: CardCriteriaView.optional().describe(
    "What a card must meet to be saved or charged; absent if there is no criterion.",
  ),
  token: TokenView.optional().describe("The card that was saved or charged; absent if none."),
  transactions: z
    .array(ChildView)
    .optional()
    .describe("Captures, refunds and voids, oldest first; absent if there are none."),
  timestamp_utc: z
    .string()
    .describe("When the event was written, `YYYY-MM-DD HH:MM:SS` in UTC on the merchant's clock."),
};

const CUSTOMER = {
  customer_id: z.string().optional().describe("Your id of the customer; absent if none was sent."),
  customer_email: z.string().optional().describe("Customer's email address; absent if none was sent."),
  customer_first_name: z.string().optional().describe("Customer's first name; absent if none was sent."),
  customer_last_name: z.string().optional().describe("Customer's last name; absent if none was sent."),
  customer_phone: z.string().optional().describe("Customer's phone number; absent if none was sent."),
  customer_birthdate: Day.optional().describe("Customer's date of birth; absent if none was sent."),
  customer_address_line1: z.string().optional().describe("First line of the billing address."),
  customer_address_line2: z.string().optional().describe("Second line of the billing address."),
  customer_address_city: z.string().optional().describe("City of the billing address."),
  customer_address_state: z.string().optional().describe("State or province of the billing address."),
  customer_address_country: z.string().optional().describe("Country of the billing address, ISO 3166-1 alpha-2."),
  customer_address_postal_code: z.string().optional().describe("Postal code of the billing address."),
};

const OWN = {
  ...CUSTOMER,
  agreement: AgreementView.optional().describe(
    "What the customer agreed to be charged for later; absent if none was sent.",
  ),
  customer_wallet_transactions: z
    .array(WalletTransaction)
    .optional()
    .describe("What each of the customer's wallets paid, in the order of use; absent if no wallet paid."),
  extra: AnyObject.optional().describe("Your own data of the session; absent if none was sent."),
};

export const SignedPaymentEvent = named(
  "PaymentEvent",
  z.strictObject({
    ...PUBLIC,
    ...OWN,
    initiator: InitiatorView.describe("The user who created the session; empty for an API key."),
    signature: z
      .string()
      .describe("HMAC-SHA256 over some of the fields with the merchant's `webhook_hmac_key`, lower-case hexadecimal."),
  }),
);
export type SignedPaymentEvent = z.infer<typeof SignedPaymentEvent>;

export const PaymentView = named(
  "Payment",
  z.strictObject({
    ...PUBLIC,
    ...OWN,
    initiator: InitiatorView.optional().describe(
      "The user who created the session; empty for an API key. Absent in answers to a public key.",
    ),
    signature: z
      .string()
      .optional()
      .describe(
        "HMAC-SHA256 over some of the fields with the merchant's `webhook_hmac_key`, lower-case hexadecimal. Absent in answers to a public key.",
      ),
    message: z.string().describe("The result for people."),
    pg_response: AnyObject.describe("The gateway's answer, unchanged; empty if there was none."),
  }),
);
export type PaymentView = z.infer<typeof PaymentView>;

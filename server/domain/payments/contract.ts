/** What clients send to payments, from the wire's names to ours. */

import { z } from "zod";
import { TokenView } from "@/server/domain/cards/contract";
import {
  AgreementView,
  AmountDetails,
  AttemptResult,
  CardCriteriaView,
  ChildView,
  SessionState,
} from "@/server/domain/sessions/contract/fields";
import { WalletTransaction } from "@/server/domain/wallet/contract";
import { flag, object, optional, text, url } from "@/server/kernel/wire";
import { Amount, AnyObject, Currency, Day, named, PaymentType } from "@/server/kernel/wire-schema-parts";

const MAX_IDENTIFIER = 128;
const MAX_NOTIFY_URL = 200;

/** The body of a status query (Spec, "Status queries"). `session_id` decides if both identifiers are sent. */
export const InquiryRequest = object({
  session_id: optional(text(MAX_IDENTIFIER)).describe("The session."),
  order_no: optional(text(MAX_IDENTIFIER)).describe("Your own reference; it need not be unique."),
  notify_webhook_url: optional(flag()).describe("Also posts the answer to the session's `webhook_url`."),
  webhook_url: optional(url(MAX_NOTIFY_URL)).describe("Another address for that notification."),
}).transform((body) => ({
  sessionId: body.session_id,
  orderNo: body.order_no,
  notify: body.notify_webhook_url ?? false,
  webhookUrl: body.webhook_url ?? null,
}));

export type InquiryInput = z.infer<typeof InquiryRequest>;

export const InitiatorView = named(
  "Initiator",
  z.strictObject({
    id: z.int().optional().describe("Its id."),
    username: z.string().optional().describe("The user's name."),
    email: z.string().optional().describe("Mail address."),
    first_name: z.string().optional().describe("First name."),
    last_name: z.string().optional().describe("Last name."),
    phone: z.string().optional().describe("Phone number."),
  }),
);
export type InitiatorView = z.infer<typeof InitiatorView>;

const PUBLIC = {
  session_id: z.string().describe("The session."),
  order_no: z.string().optional().describe("Your own reference; it need not be unique."),
  reference_number: z.string().describe("Of this attempt or operation, at the gateway; unique."),
  result: AttemptResult.describe("How it ended."),
  state: SessionState.describe("Where it stands."),
  payment_type: PaymentType.describe(
    "How the session is paid and what it leaves behind: a charge, a saved card, a subscription.",
  ),
  amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
  currency_code: Currency.describe("ISO 4217, three capitals."),
  amount_details: AmountDetails.describe("What the gateway was asked for, in the currency that is charged."),
  fee: z.string().describe("Amount and currency, such as `0.250 KWD`."),
  settled_amount: Amount.optional().describe("What is settled, without fee."),
  paid_amount: Amount.optional().describe("What is collected, with fee."),
  refunded_amount: Amount.optional().describe("What was refunded."),
  voided_amount: Amount.optional().describe("What was released of an authorization."),
  gateway_account: z.string().describe("The code of the gateway account."),
  gateway_name: z.string().describe("The kind of gateway behind the account."),
  gateway_response: AnyObject.optional().describe("What the gateway answered, as it came; its keys are the gateway's."),
  pg_params: AnyObject.describe("What the gateway said, under names that are the same for every gateway."),
  message: z.string().optional().describe("What the gateway or the service says of it."),
  is_sandbox: z.boolean().describe("No money moves."),
  card_acceptance_criteria: CardCriteriaView.optional().describe("What a card must meet to be saved or charged."),
  token: TokenView.optional().describe("The card that was saved or charged."),
  transactions: z.array(ChildView).optional().describe("Captures, refunds and voids, oldest first."),
  timestamp_utc: z.string().describe("`YYYY-MM-DD HH:MM:SS`, UTC, on the merchant's clock."),
};

const CUSTOMER = {
  customer_id: z.string().optional().describe("Your own id of the customer."),
  customer_email: z.string().optional().describe("The customer's mail address."),
  customer_first_name: z.string().optional().describe("The customer's first name."),
  customer_last_name: z.string().optional().describe("The customer's last name."),
  customer_phone: z.string().optional().describe("The customer's phone number."),
  customer_birthdate: Day.optional().describe("The customer's day of birth."),
  customer_address_line1: z.string().optional().describe("Of the billing address."),
  customer_address_line2: z.string().optional().describe("Of the billing address."),
  customer_address_city: z.string().optional().describe("Of the billing address."),
  customer_address_state: z.string().optional().describe("Of the billing address."),
  customer_address_country: z.string().optional().describe("Of the billing address."),
  customer_address_postal_code: z.string().optional().describe("Of the billing address."),
};

const OWN = {
  ...CUSTOMER,
  agreement: AgreementView.optional().describe("What the customer has agreed to be charged for later."),
  customer_wallet_transactions: z
    .array(WalletTransaction)
    .optional()
    .describe("What customers' wallets paid of it, in the order of use; absent if none did."),
  extra: AnyObject.optional().describe(
    "Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent.",
  ),
};

export const SignedPaymentEvent = named(
  "PaymentEvent",
  z.strictObject({
    ...PUBLIC,
    ...OWN,
    initiator: InitiatorView.describe("The user who asked; an empty object or absent for API keys."),
    signature: z
      .string()
      .describe(
        "HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`.",
      ),
  }),
);
export type SignedPaymentEvent = z.infer<typeof SignedPaymentEvent>;

export const PaymentView = named(
  "Payment",
  z.strictObject({
    ...PUBLIC,
    ...OWN,
    initiator: InitiatorView.optional().describe("The user who asked; an empty object or absent for API keys."),
    signature: z
      .string()
      .optional()
      .describe(
        "HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`.",
      ),
    message: z.string().describe("What the gateway or the service says of it."),
    pg_response: AnyObject.describe("What the gateway answered, as it came."),
  }),
);
export type PaymentView = z.infer<typeof PaymentView>;

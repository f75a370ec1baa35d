/** Payment events, cards, and what calls that pay answer. */
import { z } from "zod";
import { APPROVAL_STATES, DESTINATIONS, INTERNAL_OPERATIONS } from "@/server/domain/operations/core/words";
import {
  Amount,
  AnyObject,
  AttemptResult,
  Currency,
  Day,
  Instant,
  named,
  PaymentType,
  pageOf,
  SessionState,
} from "@/server/kernel/wire-schema-parts";
import { APPROVED_OPERATIONS, OPERATION_KINDS } from "@/server/kernel/words";
import { Agreement, AmountDetails, CardCriteria, ChildTransaction, WalletTransaction } from "./sessions";

const Card = named(
  "Card",
  z.strictObject({
    token: z.string().describe("The saved card's token."),
    customer_id: z.string().describe("Your own id of the customer."),
    brand: z.nullable(z.string()).describe("The card's brand; null if nobody knows it."),
    name_on_card: z.nullable(z.string()).describe("As the customer wrote it; null if nobody asked."),
    number: z.string().describe("Masked, such as `**** 1111`."),
    expiry_month: z.string().describe("Two digits."),
    expiry_year: z.string().describe("Two digits."),
    pg_code: z.string().describe("The code of a gateway."),
    pg_name: z.string().describe("The kind of gateway behind the account."),
    cvv_required: z.boolean().describe("Whether the customer types the security code again."),
    is_expired: z.boolean().describe("Whether the card's last day has passed."),
    is_preferred: z.boolean().describe("Always false."),
    will_expire_soon: z.boolean().describe("The card's last day is at most 60 days away."),
    agreements: z.array(z.string()).describe("Agreements under which the card is charged."),
  }),
);
export const CardList = named("CardList", z.array(Card));

const Initiator = named(
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
  card_acceptance_criteria: CardCriteria.optional().describe("What a card must meet to be saved or charged."),
  token: Card.optional().describe("The card that was saved or charged."),
  transactions: z.array(ChildTransaction).optional().describe("Captures, refunds and voids, oldest first."),
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
  agreement: Agreement.optional().describe("What the customer has agreed to be charged for later."),
  customer_wallet_transactions: z
    .array(WalletTransaction)
    .optional()
    .describe("What customers' wallets paid of it, in the order of use; absent if none did."),
  extra: AnyObject.optional().describe(
    "Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent.",
  ),
};

export const PaymentEvent = named(
  "PaymentEvent",
  z.strictObject({
    ...PUBLIC,
    ...OWN,
    initiator: Initiator.describe("The user who asked; an empty object or absent for API keys."),
    signature: z
      .string()
      .describe(
        "HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`.",
      ),
  }),
);

export const Payment = named(
  "Payment",
  z.strictObject({
    ...PUBLIC,
    ...OWN,
    initiator: Initiator.optional().describe("The user who asked; an empty object or absent for API keys."),
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

const EXTERNAL = z.enum(OPERATION_KINDS);

export const OperationEvent = named(
  "OperationEvent",
  z.strictObject({
    session_id: z.string().describe("The session."),
    order_no: z.string().describe("The transaction's; empty if it has none."),
    operation: EXTERNAL.describe(
      "What is done, or how the gateway charges: at once, or by reserving the amount first.",
    ),
    amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
    reference_number: z.string().describe("Of this attempt or operation, at the gateway; unique."),
    result: z.enum(["success", "queued", "rejected"]).describe("How it ended."),
    success: z.boolean().describe("Whether `result` is `success`."),
    source: z.literal("input").describe("Where it comes from."),
    txn: ChildTransaction.describe("The child transaction."),
    pg_code: z.string().describe("The code of a gateway."),
    pg_response: AnyObject.describe("What the gateway answered, as it came."),
    pg_params: AnyObject.describe("What the gateway said, under names that are the same for every gateway."),
    initiator: Initiator.optional().describe("The user who asked; an empty object or absent for API keys."),
    is_sandbox: z.boolean().describe("No money moves."),
    extra: AnyObject.optional().describe(
      "Anything of yours: stored, echoed and sent in webhooks, its numbers in the digits that were sent.",
    ),
    timestamp_utc: z.string().describe("`YYYY-MM-DD HH:MM:SS`, UTC, on the merchant's clock."),
    signature: z
      .string()
      .describe(
        "HMAC-SHA256 in lower-case hexadecimal over some of the fields, with the merchant's `webhook_hmac_key`.",
      ),
  }),
);

export const EndedTransaction = named(
  "EndedTransaction",
  z.strictObject({
    detail: z.string().describe("For people."),
    operation: z
      .enum([...INTERNAL_OPERATIONS])
      .describe("What is done, or how the gateway charges: at once, or by reserving the amount first."),
    result: z.literal("success").describe("How it ended."),
  }),
);

export const PendingOperation = named(
  "PendingOperation",
  z.strictObject({
    detail: z.string().describe("For people."),
    operation: EXTERNAL.describe(
      "What is done, or how the gateway charges: at once, or by reserving the amount first.",
    ),
    result: z.literal("pending").describe("How it ended."),
    reference_number: z.string().optional().describe("Of this attempt or operation, at the gateway; unique."),
    request_id: z.string().optional().describe("`X-Request-Id` of an answer."),
  }),
);

export const ApprovalRequest = named(
  "ApprovalRequest",
  z.strictObject({
    id: z.string().describe("Its id."),
    state: z.enum([...APPROVAL_STATES]).describe("Where it stands."),
    operation: z
      .enum([...APPROVED_OPERATIONS])
      .describe("What is done, or how the gateway charges: at once, or by reserving the amount first."),
    session_id: z.string().describe("The session."),
    order_no: z.nullable(z.string()).describe("Your own reference; it need not be unique."),
    amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
    operation_amount: Amount.describe("What the operation moves, without fee."),
    currency_code: Currency.describe("ISO 4217, three capitals."),
    pg_code: z.string().describe("The code of a gateway."),
    destination: z
      .enum([...DESTINATIONS])
      .describe("Where a refund goes: back through the gateway, or to the customer's wallet."),
    requested_by: z.nullable(Initiator).describe("Who asked; null for API keys."),
    decided_by: z.nullable(Initiator).describe("Who decided; null for API keys, and before a decision."),
    created_at: Instant.describe("When it was made."),
    decided_at: z.nullable(Instant).describe("When it was decided; null before."),
    expires_at: z.nullable(Instant).describe("When it ends by itself; null if it does not."),
    operation_result: z
      .nullable(z.enum(["success", "pending", "queued", "failed"]))
      .describe("What became of the operation; null before an approval."),
    reference_number: z.nullable(z.string()).describe("Of this attempt or operation, at the gateway; unique."),
    message: z.nullable(z.string()).describe("What the gateway or the service says of it."),
    note: z.nullable(z.string()).describe("For the checker, from who asked."),
    decision_note: z.nullable(z.string()).describe("From who decided."),
    txn: ChildTransaction.optional().describe("The child transaction."),
  }),
);
export const ApprovalRequestList = pageOf("ApprovalRequestList", ApprovalRequest);

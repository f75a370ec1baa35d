/** Payment events, cards, and what calls that pay answer. */
import { z } from "zod";
import { APPROVAL_STATES, DESTINATIONS, INTERNAL_OPERATIONS } from "@/server/domain/operations/core/words";
import { APPROVED_OPERATIONS, OPERATION_KINDS } from "@/server/kernel/words";
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
} from "./parts";
import { Agreement, AmountDetails, CardCriteria, ChildTransaction, WalletTransaction } from "./sessions";

const Card = named(
  "Card",
  z.strictObject({
    token: z.string(),
    customer_id: z.string(),
    brand: z.nullable(z.string()),
    name_on_card: z.nullable(z.string()),
    number: z.string(),
    expiry_month: z.string(),
    expiry_year: z.string(),
    pg_code: z.string(),
    pg_name: z.string(),
    cvv_required: z.boolean(),
    is_expired: z.boolean(),
    is_preferred: z.boolean(),
    will_expire_soon: z.boolean(),
    agreements: z.array(z.string()),
  }),
);
export const CardList = named("CardList", z.array(Card));

const Initiator = named(
  "Initiator",
  z.strictObject({
    id: z.int().optional(),
    username: z.string().optional(),
    email: z.string().optional(),
    first_name: z.string().optional(),
    last_name: z.string().optional(),
    phone: z.string().optional(),
  }),
);

const PUBLIC = {
  session_id: z.string(),
  order_no: z.string().optional(),
  reference_number: z.string(),
  result: AttemptResult,
  state: SessionState,
  payment_type: PaymentType,
  amount: Amount,
  currency_code: Currency,
  amount_details: AmountDetails,
  fee: z.string(),
  settled_amount: Amount.optional(),
  paid_amount: Amount.optional(),
  refunded_amount: Amount.optional(),
  voided_amount: Amount.optional(),
  gateway_account: z.string(),
  gateway_name: z.string(),
  gateway_response: AnyObject.optional(),
  pg_params: AnyObject,
  message: z.string().optional(),
  is_sandbox: z.boolean(),
  card_acceptance_criteria: CardCriteria.optional(),
  token: Card.optional(),
  transactions: z.array(ChildTransaction).optional(),
  timestamp_utc: z.string(),
};

const CUSTOMER = {
  customer_id: z.string().optional(),
  customer_email: z.string().optional(),
  customer_first_name: z.string().optional(),
  customer_last_name: z.string().optional(),
  customer_phone: z.string().optional(),
  customer_birthdate: Day.optional(),
  customer_address_line1: z.string().optional(),
  customer_address_line2: z.string().optional(),
  customer_address_city: z.string().optional(),
  customer_address_state: z.string().optional(),
  customer_address_country: z.string().optional(),
  customer_address_postal_code: z.string().optional(),
};

const OWN = {
  ...CUSTOMER,
  agreement: Agreement.optional(),
  customer_wallet_transactions: z.array(WalletTransaction).optional(),
  extra: AnyObject.optional(),
};

export const PaymentEvent = named(
  "PaymentEvent",
  z.strictObject({ ...PUBLIC, ...OWN, initiator: Initiator, signature: z.string() }),
);

export const Payment = named(
  "Payment",
  z.strictObject({
    ...PUBLIC,
    ...OWN,
    initiator: Initiator.optional(),
    signature: z.string().optional(),
    message: z.string(),
    pg_response: AnyObject,
  }),
);

const EXTERNAL = z.enum(OPERATION_KINDS);

export const OperationEvent = named(
  "OperationEvent",
  z.strictObject({
    session_id: z.string(),
    order_no: z.string(),
    operation: EXTERNAL,
    amount: Amount,
    reference_number: z.string(),
    result: z.enum(["success", "queued", "rejected"]),
    success: z.boolean(),
    source: z.literal("input"),
    txn: ChildTransaction,
    pg_code: z.string(),
    pg_response: AnyObject,
    pg_params: AnyObject,
    initiator: Initiator.optional(),
    is_sandbox: z.boolean(),
    extra: AnyObject.optional(),
    timestamp_utc: z.string(),
    signature: z.string(),
  }),
);

export const EndedTransaction = named(
  "EndedTransaction",
  z.strictObject({
    detail: z.string(),
    operation: z.enum(INTERNAL_OPERATIONS),
    result: z.literal("success"),
  }),
);

export const PendingOperation = named(
  "PendingOperation",
  z.strictObject({
    detail: z.string(),
    operation: EXTERNAL,
    result: z.literal("pending"),
    reference_number: z.string().optional(),
    request_id: z.string().optional(),
  }),
);

export const ApprovalRequest = named(
  "ApprovalRequest",
  z.strictObject({
    id: z.string(),
    state: z.enum(APPROVAL_STATES),
    operation: z.enum(APPROVED_OPERATIONS),
    session_id: z.string(),
    order_no: z.nullable(z.string()),
    amount: Amount,
    operation_amount: Amount,
    currency_code: Currency,
    pg_code: z.string(),
    destination: z.enum(DESTINATIONS),
    requested_by: z.nullable(Initiator),
    decided_by: z.nullable(Initiator),
    created_at: Instant,
    decided_at: z.nullable(Instant),
    expires_at: z.nullable(Instant),
    operation_result: z.nullable(z.enum(["success", "pending", "queued", "failed"])),
    reference_number: z.nullable(z.string()),
    message: z.nullable(z.string()),
    note: z.nullable(z.string()),
    decision_note: z.nullable(z.string()),
    txn: ChildTransaction.optional(),
  }),
);
export const ApprovalRequestList = pageOf("ApprovalRequestList", ApprovalRequest);

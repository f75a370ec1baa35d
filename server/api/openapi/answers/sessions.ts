/** The session object and what stands in it. */
import { z } from "zod";
import { CHILD_STATES } from "@/server/domain/operations/core/words";
import { AGREEMENT_TYPES, AMOUNT_VARIABILITIES, FINALIZATIONS } from "@/server/domain/sessions/core/words";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { PaymentMethod } from "./methods";
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
} from "./parts";
import { SetupPreload } from "./sdk";

export const AmountDetails = named(
  "AmountDetails",
  z.strictObject({
    currency_code: Currency,
    amount: Amount,
    fee: Amount,
    total: Amount,
    exchange_rate: Amount.optional(),
  }),
);

export const ChildTransaction = named(
  "ChildTransaction",
  z.strictObject({
    amount: Amount,
    currency_code: Currency,
    session_id: z.string(),
    order_no: z.null(),
    state: z.enum(CHILD_STATES),
  }),
);

export const WalletTransaction = named(
  "WalletTransaction",
  z.strictObject({
    provider_code: z.string(),
    amount: Amount,
    currency: Currency,
    operation_id: z.string(),
    wallet_response: z.strictObject({
      amount: Amount,
      currency: Currency,
      status: z.literal("completed"),
      operation_id: z.string(),
      created_at: Instant,
      customer_id: z.string(),
      payment_entry_id: z.int(),
      reserve_entry_id: z.int(),
    }),
    created_at: Instant,
    modified_at: Instant,
  }),
);

const Attempt = named(
  "Attempt",
  z.strictObject({
    number: z.int(),
    reference_number: z.string(),
    result: AttemptResult,
    pg_code: z.string(),
    operation: z.enum(CHARGE_OPERATIONS),
    form_of_payment: z.string(),
    amount: Amount,
    currency_code: Currency,
    wallet_amount: Amount.optional(),
    amount_details: AmountDetails,
    message: z.nullable(z.string()),
    gateway_response: z.nullable(AnyObject),
    disclosed_to_merchant: z.boolean(),
    disclosure_url_error: z.nullable(z.string()),
    created_at: Instant,
    finished_at: z.nullable(Instant),
  }),
);

const ADDRESS = {
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  state: z.string().optional(),
  country: z.string(),
  postal_code: z.string().optional(),
};

export const Agreement = named(
  "Agreement",
  z.strictObject({
    id: z.string(),
    type: z.enum(AGREEMENT_TYPES).optional(),
    amount_variability: z.enum(AMOUNT_VARIABILITIES).optional(),
    frequency: z.string().optional(),
    start_date: Day.optional(),
    expiry_date: Day.optional(),
    max_amount_per_cycle: Amount.optional(),
    cycle_interval_days: z.int().optional(),
    total_cycles: z.int().optional(),
    seller: z
      .strictObject({
        name: z.string().optional(),
        short_name: z.string().optional(),
        category_code: z.string().optional(),
      })
      .optional(),
    extra_params: AnyObject.optional(),
  }),
);

export const CardCriteria = named("CardAcceptanceCriteria", z.strictObject({ min_expiry_time: z.int().optional() }));

/** Optional fields of the request, echoed if they were sent. */
const ECHOED = {
  order_no: z.string().optional(),
  customer_id: z.string().optional(),
  customer_email: z.string().optional(),
  customer_phone: z.string().optional(),
  webhook_url: Url.optional(),
  redirect_url: Url.optional(),
  extra: AnyObject.optional(),
  initiator_id: z.int().optional(),
  customer_phone_2: z.string().optional(),
  customer_first_name: z.string().optional(),
  customer_last_name: z.string().optional(),
  customer_birthdate: Day.optional(),
  due_datetime: z.string().optional(),
  notifications: z
    .strictObject({
      email: z.array(z.string()).optional(),
      sms: z.array(z.string()).optional(),
      whatsapp: z.array(z.string()).optional(),
    })
    .optional(),
  email_recipients: z.array(z.string()).optional(),
  billing_address: named("Address", z.strictObject(ADDRESS)).optional(),
  shipping_address: named(
    "ShippingAddress",
    z.strictObject({
      ...ADDRESS,
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
  ).optional(),
  agreement: Agreement.optional(),
  card_acceptance_criteria: CardCriteria.optional(),
  attachment_upload_url: z.string().optional(),
  product_type: z.string().optional(),
  vendor_name: z.string().optional(),
  loyalty: z
    .nullable(
      z.strictObject({ enabled: z.boolean(), reference: z.string().optional(), metadata: AnyObject.optional() }),
    )
    .optional(),
};

/** The fields of a session, which an invoice shares. */
export const SESSION = {
  session_id: z.string(),
  state: SessionState,
  type: SessionType,
  payment_type: PaymentType,
  amount: Amount,
  currency_code: Currency,
  pg_codes: z.array(z.string()),
  operation: z.enum(CHARGE_OPERATIONS),
  language: Language,
  expiration_time: z.string(),
  checkout_url: Url,
  checkout_page_url: Url,
  checkout_short_url: Url,
  attachment: Url.optional(),
  attachment_short_url: Url.optional(),
  qr_code_url: Url.optional(),
  payment_methods: z.array(PaymentMethod),
  billing: z.strictObject({ amount: Amount, currency_code: Currency, display: z.string() }),
  settled_pg_code: z.nullable(z.string()),
  remaining_amount: Amount,
  settled_amount: Amount,
  paid_amount: Amount,
  captured_amount: Amount,
  refunded_amount: Amount,
  voided_amount: Amount,
  ...ECHOED,
  transactions: z.array(ChildTransaction),
  customer_wallet_transactions: z.array(WalletTransaction).optional(),
  attempts: z.array(Attempt),
  sdk_setup_preload_payload: SetupPreload.optional(),
};

export const Session = named("Session", z.strictObject(SESSION));
export const SessionList = pageOf("SessionList", Session);
export const DeletedSessionList = pageOf(
  "DeletedSessionList",
  named("DeletedSession", z.strictObject({ ...SESSION, deleted_at: Instant })),
);

export const Finalization = named(
  "FinalizationStatus",
  z.strictObject({
    status: z.enum(FINALIZATIONS),
    payment_transaction_id: z.string(),
    last_updated_at: Instant,
    source: z.literal("inquiry"),
  }),
);

export const UploadedAttachment = named(
  "UploadedAttachment",
  z.strictObject({ file_url: z.string(), original_filename: z.string(), attachment_short_url: Url.optional() }),
);

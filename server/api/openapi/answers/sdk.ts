/** What client SDKs read. */
import { z } from "zod";
import { SDK_STATUSES, SDK_WALLETS } from "@/server/domain/sdk/core/words";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { OFFER } from "./methods";
import {
  Amount,
  AnyObject,
  Currency,
  Instant,
  Language,
  named,
  PaymentType,
  SessionState,
  SessionType,
  Url,
} from "./parts";

const STATUS = z.enum(SDK_STATUSES);

export const SdkResult = named(
  "SdkResult",
  z.strictObject({
    status: STATUS,
    message: z.string(),
    form_of_payment: z.string(),
    challenge_occurred: z.boolean(),
    session_id: z.string(),
    operation: z.enum(CHARGE_OPERATIONS),
    order_no: z.string().optional(),
    reference_number: z.string().optional(),
    redirect_url: Url.optional(),
    payment_gateway_info: z
      .strictObject({ pg_code: z.string(), pg_name: z.string(), pg_response: AnyObject })
      .optional(),
  }),
);

export const SdkRedirect = named(
  "SdkRedirect",
  z.strictObject({ status: STATUS, message: z.string(), redirect_url: Url }),
);
export const SdkCodeSent = named("SdkCodeSent", z.strictObject({ status: STATUS, message: z.string() }));

const CARD = {
  brand: z.nullable(z.string()),
  number: z.string(),
  expiry_month: z.string(),
  expiry_year: z.string(),
  token: z.string(),
  is_preferred: z.boolean(),
  is_expired: z.boolean(),
  cvv_required: z.boolean(),
  pg_code: z.string(),
  pg: z.string(),
  amount: Amount,
  currency_code: Currency,
  fee: Amount,
  delete_url: Url,
  submit_url: Url,
};

const METHOD = {
  ...OFFER,
  pg: z.string(),
  submit_url: Url,
  cancel_url: Url,
  can_save_card: z.boolean(),
  requires_result_popup: z.boolean(),
};

const SERVICE = {
  code: z.string(),
  pg_code: z.string(),
  flow: z.enum(SDK_WALLETS),
  currency_code: Currency,
  fee: Amount,
  fee_description: z.string(),
  requires_result_popup: z.boolean(),
  payment_url: Url,
  country_code: z.string().optional(),
  merchant_id: z.string().optional(),
  domain: z.string().optional(),
  shop_name: z.string().optional(),
  amount: Amount.optional(),
  session_id: z.string().optional(),
  validation_url: Url.optional(),
  gateway: z.string().optional(),
  gateway_merchant_id: z.string().optional(),
  merchant_name: z.string().optional(),
  environment: z.string().optional(),
  total_price: Amount.optional(),
  can_save_card: z.boolean().optional(),
  submit_url: Url.optional(),
};

const FLEX = {
  ...OFFER,
  country: z.string(),
  public_key: z.null(),
  submit_url: Url,
  pre_payment_options_available: z.literal(true),
  pre_payment_check_url: Url,
  pre_payment_options: z.null(),
};

const PUBLIC = {
  session_id: z.string(),
  amount: Amount,
  currency_code: Currency,
  billing: z.strictObject({ amount: Amount, currency_code: Currency, display: z.string() }),
  state: SessionState,
  type: SessionType,
  payment_type: PaymentType,
  operation: z.enum(CHARGE_OPERATIONS),
  language: Language,
  expiration_time: Instant,
  is_amount_editable: z.literal(false),
  cancel_url: Url,
  payment_methods: z.array(named("SdkMethod", z.strictObject(METHOD))),
  payment_services: z.array(named("SdkService", z.strictObject(SERVICE))),
  flex_methods: z.array(named("SdkInstalments", z.strictObject(FLEX))),
  sdk_studio: z.strictObject({ is_enabled: z.literal(false) }),
  response: z.nullable(SdkResult),
};

export const SdkSession = named(
  "SdkSession",
  z.strictObject({ ...PUBLIC, cards: z.array(named("SdkCard", z.strictObject(CARD))) }),
);

export const SetupPreload = named(
  "SetupPreload",
  z.strictObject({
    ...PUBLIC,
    customer_id: z.nullable(z.string()),
    customer_phone: z.nullable(z.string()),
    cards: z.array(
      named(
        "SetupPreloadCard",
        z.strictObject({ ...CARD, customer_id: z.string(), name_on_card: z.nullable(z.string()) }),
      ),
    ),
  }),
);

export const InstalmentCheck = named(
  "InstalmentCheck",
  z.strictObject({
    is_available: z.boolean(),
    single_checkout_enabled: z.literal(false),
    payment_labels: z.array(
      z.strictObject({
        payment_type: z.literal("pay_by_instalments"),
        instalments: z.int(),
        description_en: z.string(),
        description_ar: z.string(),
      }),
    ),
  }),
);

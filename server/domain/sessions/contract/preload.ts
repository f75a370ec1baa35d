import { z } from "zod";
import { OFFER } from "@/server/domain/gateways/contract/answers";
import { SDK_WALLETS } from "@/server/domain/gateways/core/words";
import { Amount, AnyObject, Currency, Instant, Language, named, Url } from "@/server/kernel/wire-schema-parts";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { SDK_STATUSES } from "../core/words";
import { PaymentType, SessionState, SessionType } from "./fields";

export const SDK_STATUS = z.enum(SDK_STATUSES);

export const SdkResult = named(
  "SdkResult",
  z.strictObject({
    status: SDK_STATUS.describe(
      "`success`: paid or authorized. `canceled`: declined, or given up by the customer. `error`: a technical failure. `pending`: the outcome is not known yet.",
    ),
    message: z.string().describe("The result for the customer, in the session's language."),
    form_of_payment: z
      .string()
      .describe(
        "What the customer paid with: `redirect`, `token_pay` for a saved card, `wallet`, or a device wallet such as `apple_pay`.",
      ),
    challenge_occurred: z
      .boolean()
      .describe("True if the customer had to enter a code, or their bank asked (3-D Secure)."),
    session_id: z.string().describe("Id of the session."),
    operation: z
      .enum(CHARGE_OPERATIONS)
      .describe("`purchase`: the money was taken at once. `authorize`: it was reserved until a capture."),
    order_no: z.string().optional().describe("Your reference of the order; absent if the session has none."),
    reference_number: z
      .string()
      .optional()
      .describe(
        "Unique reference of the attempt at the gateway; absent if the session was canceled before any attempt.",
      ),
    redirect_url: Url.optional().describe(
      "Where the customer returns to; absent while the session can still be paid, or if it has no `redirect_url`.",
    ),
    payment_gateway_info: z
      .strictObject({
        pg_code: z.string().describe("Code of the gateway account."),
        pg_name: z.string().describe("Kind of gateway behind the account."),
        pg_response: AnyObject.describe("The gateway's answer, unchanged."),
      })
      .optional()
      .describe("The gateway account and its answer; absent after an error and while pending."),
  }),
);
export type SdkResult = z.infer<typeof SdkResult>;

export const SDK_CARD = {
  brand: z.nullable(z.string()).describe("Card scheme, such as `Visa`; null if it is unknown."),
  number: z.string().describe("Masked card number, such as `**** 1111`."),
  expiry_month: z.string().describe("Month of expiry, two digits."),
  expiry_year: z.string().describe("Year of expiry, its last two digits."),
  token: z.string().describe("Token of the saved card, for `token` of a submit."),
  is_preferred: z.boolean().describe("Always false."),
  is_expired: z.boolean().describe("True if the card's last day has passed in the merchant's time zone."),
  cvv_required: z.boolean().describe("True if the customer must enter the security code again."),
  pg_code: z.string().describe("Code of the gateway account that the card is saved at."),
  pg: z.string().describe("Kind of gateway behind that account."),
  amount: Amount.describe("What the customer pays with this card, fee included, a decimal string in `currency_code`."),
  currency_code: Currency.describe("Currency that is charged (ISO 4217)."),
  fee: Amount.describe("Fee, a decimal string in `currency_code`."),
  delete_url: Url.describe("URL that removes the card with DELETE."),
  submit_url: Url.describe("URL that charges the card with POST."),
};

const METHOD = {
  ...OFFER,
  pg: z.string().describe("Kind of gateway behind the account."),
  submit_url: Url.describe("URL that begins a payment with POST."),
  cancel_url: Url.describe("URL that cancels the session with POST."),
  can_save_card: z.boolean().describe("True if the customer can save the card."),
  requires_result_popup: z.boolean().describe("True if the result must be shown before the customer leaves."),
};

const SERVICE = {
  code: z.string().describe("Name of the wallet: `apple_pay`, `google_pay` or `stc_pay`."),
  pg_code: z.string().describe("Code of the gateway account."),
  flow: z
    .enum(SDK_WALLETS)
    .describe(
      "How the wallet is paid with: `apple_pay` or `google_pay` by the device's own sheet, `stc_pay` by a code sent to the customer's phone.",
    ),
  currency_code: Currency.describe("Currency that is charged (ISO 4217)."),
  fee: Amount.describe("Fee, a decimal string in `currency_code`."),
  fee_description: z.string().describe("Name of the fee in the session's language; empty if it has none."),
  requires_result_popup: z.boolean().describe("True if the result must be shown before the customer leaves."),
  payment_url: Url.describe("URL that takes the wallet's payload, or the customer's code, with POST."),
  country_code: z.string().optional().describe("Merchant's country, ISO 3166-1 alpha-2. For device wallets."),
  merchant_id: z.string().optional().describe("The merchant's id at the device wallet."),
  domain: z.string().optional().describe("Host that the sheet of `apple_pay` is shown on."),
  shop_name: z.string().optional().describe("Merchant's name on the sheet of `apple_pay`."),
  amount: Amount.optional().describe(
    "What the customer pays, fee included, a decimal string in `currency_code`. For `apple_pay` and `stc_pay`.",
  ),
  session_id: z.string().optional().describe("Id of the session. For `apple_pay` and `stc_pay`."),
  validation_url: Url.optional().describe("URL that opens the sheet's session with POST. For `apple_pay`."),
  gateway: z.string().optional().describe("Name of the gateway at `google_pay`."),
  gateway_merchant_id: z.string().optional().describe("The merchant's id at the gateway, for `google_pay`."),
  merchant_name: z.string().optional().describe("Merchant's name on the sheet of `google_pay`."),
  environment: z.string().optional().describe("Environment of `google_pay`, such as `TEST`."),
  total_price: Amount.optional().describe(
    "What the customer pays, fee included, a decimal string in `currency_code`. For `google_pay`.",
  ),
  can_save_card: z.boolean().optional().describe("Always false for `stc_pay`; absent otherwise."),
  submit_url: Url.optional().describe("URL that sends a code to the customer's phone with POST. For `stc_pay`."),
};

const FLEX = {
  ...OFFER,
  country: z.string().describe("Merchant's country, ISO 3166-1 alpha-2."),
  public_key: z.null().describe("Always null."),
  submit_url: Url.describe("URL that begins a payment with POST."),
  pre_payment_options_available: z.literal(true).describe("Always true."),
  pre_payment_check_url: Url.describe("URL that answers with the available instalment plans to POST."),
  pre_payment_options: z.null().describe("Always null."),
};

const SdkMethod = named("SdkMethod", z.strictObject(METHOD));

const SdkService = named("SdkService", z.strictObject(SERVICE));

const SdkInstalments = named("SdkInstalments", z.strictObject(FLEX));

export const PRELOAD = {
  session_id: z.string().describe("Id of the session."),
  amount: Amount.describe("Amount to pay without the fee, a decimal string in `currency_code`."),
  currency_code: Currency.describe("Currency of the session (ISO 4217)."),
  billing: z
    .strictObject({
      amount: Amount.describe("Amount without the fee, a decimal string in `currency_code`."),
      currency_code: Currency.describe("Currency of the session (ISO 4217)."),
      display: z.string().describe("Amount and currency in the session's language, such as `KWD 10.500`."),
    })
    .describe("The amount as it is shown to the customer."),
  state: SessionState.describe(
    "State of the session: `created`, `pending`, `attempted`, `cod`, `paid`, `authorized`, `captured`, `failed`, `canceled`, `expired` or `invalided`, as in the session object.",
  ),
  type: SessionType.describe("`e_commerce`: an order of a shop. `payment_request`: a request to pay."),
  payment_type: PaymentType.describe(
    "`one_off`: one payment. `auto_debit`: a payment under an agreement. `save_card`: saves a card without a payment. `auto_pay`: sets up a subscription.",
  ),
  operation: z
    .enum(CHARGE_OPERATIONS)
    .describe("`purchase`: the money is taken at once. `authorize`: it is reserved until a capture."),
  language: Language.describe("Language of pages and messages for the customer: `en` or `ar`."),
  expiration_time: Instant.describe("Instant at which the session expires, on the merchant's clock."),
  is_amount_editable: z.literal(false).describe("Always false."),
  cancel_url: Url.describe("URL that cancels the session with POST."),
  payment_methods: z
    .array(SdkMethod)
    .describe("Methods that lead the customer to a page. Empty if the session cannot be paid."),
  payment_services: z
    .array(SdkService)
    .describe("Device wallets and mobile wallets. Empty if the session cannot be paid."),
  flex_methods: z
    .array(SdkInstalments)
    .describe("Methods for paying in instalments. Empty if the session cannot be paid."),
  sdk_studio: z
    .strictObject({ is_enabled: z.literal(false).describe("Always false.") })
    .describe("Error reporting of client SDKs."),
  response: z.nullable(SdkResult).describe("Result of the latest decided attempt; null if there is none."),
};

const PreloadCard = named(
  "SetupPreloadCard",
  z.strictObject({
    ...SDK_CARD,
    customer_id: z.string().describe("Your id of the customer who saved the card."),
    name_on_card: z.nullable(z.string()).describe("Cardholder's name as typed; null if it was not asked for."),
  }),
);

export const SetupPreload = named(
  "SetupPreload",
  z.strictObject({
    ...PRELOAD,
    customer_id: z.nullable(z.string()).describe("Your id of the customer; null if the session has none."),
    customer_phone: z.nullable(z.string()).describe("Customer's phone number; null if the session has none."),
    cards: z.array(PreloadCard).describe("Customer's saved cards that may pay the session, expired ones last."),
  }),
);
export type SetupPreload = z.infer<typeof SetupPreload>;

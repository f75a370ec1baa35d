/** What client SDKs start from. */

import { z } from "zod";
import { OFFER } from "@/server/domain/gateways/contract/answers";
import { SDK_WALLETS } from "@/server/domain/gateways/core/words";
import {
  Amount,
  AnyObject,
  Currency,
  Instant,
  Language,
  named,
  PaymentType,
  SessionType,
  Url,
} from "@/server/kernel/wire-schema-parts";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { SDK_STATUSES } from "../core/words";
import { SessionState } from "./fields";

export const SDK_STATUS = z.enum(SDK_STATUSES);

export const SdkResult = named(
  "SdkResult",
  z.strictObject({
    status: SDK_STATUS.describe("Where it stands."),
    message: z.string().describe("What the gateway or the service says of it."),
    form_of_payment: z
      .string()
      .describe("What was paid with: `redirect`, `token_pay`, `wallet` or a device wallet's name."),
    challenge_occurred: z.boolean().describe("Whether the customer had to type a code."),
    session_id: z.string().describe("The session."),
    operation: z
      .enum(CHARGE_OPERATIONS)
      .describe("What is done, or how the gateway charges: at once, or by reserving the amount first."),
    order_no: z.string().optional().describe("Your own reference; it need not be unique."),
    reference_number: z.string().optional().describe("Of this attempt or operation, at the gateway; unique."),
    redirect_url: Url.optional().describe("Where the customer returns to, once the session is over."),
    payment_gateway_info: z
      .strictObject({
        pg_code: z.string().describe("The code of a gateway."),
        pg_name: z.string().describe("The kind of gateway behind the account."),
        pg_response: AnyObject.describe("What the gateway answered, as it came."),
      })
      .optional()
      .describe("What the gateway said of it."),
  }),
);
export type SdkResult = z.infer<typeof SdkResult>;

export const SDK_CARD = {
  brand: z.nullable(z.string()).describe("The card's brand; null if nobody knows it."),
  number: z.string().describe("Masked, such as `**** 1111`."),
  expiry_month: z.string().describe("Two digits."),
  expiry_year: z.string().describe("Two digits."),
  token: z.string().describe("The saved card's token."),
  is_preferred: z.boolean().describe("Always false."),
  is_expired: z.boolean().describe("Whether the card's last day has passed."),
  cvv_required: z.boolean().describe("Whether the customer types the security code again."),
  pg_code: z.string().describe("The code of a gateway."),
  pg: z.string().describe("The kind of gateway behind the account."),
  amount: Amount.describe("With fee, in the currency that is charged."),
  currency_code: Currency.describe("ISO 4217, three capitals."),
  fee: Amount.describe("The fee, in the currency that is charged."),
  delete_url: Url.describe("Removes the card."),
  submit_url: Url.describe("Begins the payment."),
};

const METHOD = {
  ...OFFER,
  pg: z.string().describe("The kind of gateway behind the account."),
  submit_url: Url.describe("Begins the payment."),
  cancel_url: Url.describe("Gives the session up."),
  can_save_card: z.boolean().describe("Whether the card can be kept."),
  requires_result_popup: z.boolean().describe("Whether a result must be shown before the customer leaves."),
};

const SERVICE = {
  code: z.string().describe("The wallet."),
  pg_code: z.string().describe("The code of a gateway."),
  flow: z
    .enum(SDK_WALLETS)
    .describe("How the customer pays with it: on a page of the gateway, in place, or in instalments."),
  currency_code: Currency.describe("ISO 4217, three capitals."),
  fee: Amount.describe("The fee, in the currency that is charged."),
  fee_description: z.string().describe("What the fee is called; empty without a name."),
  requires_result_popup: z.boolean().describe("Whether a result must be shown before the customer leaves."),
  payment_url: Url.describe("Takes what the wallet gave."),
  country_code: z.string().optional().describe("ISO 3166, two capitals."),
  merchant_id: z.string().optional().describe("The wallet's id of the merchant."),
  domain: z.string().optional().describe("The host on which the wallet is shown."),
  shop_name: z.string().optional().describe("The merchant's name."),
  amount: Amount.optional().describe("With fee, in the currency that is charged."),
  session_id: z.string().optional().describe("The session."),
  validation_url: Url.optional().describe("Where the wallet's session is asked for."),
  gateway: z.string().optional().describe("The gateway's name at the wallet."),
  gateway_merchant_id: z.string().optional().describe("The gateway's id of the merchant."),
  merchant_name: z.string().optional().describe("The merchant's name."),
  environment: z.string().optional().describe("The wallet's environment."),
  total_price: Amount.optional().describe("With fee, in the currency that is charged."),
  can_save_card: z.boolean().optional().describe("Whether the card can be kept."),
  submit_url: Url.optional().describe("Begins the payment."),
};

const FLEX = {
  ...OFFER,
  country: z.string().describe("ISO 3166 of the merchant."),
  public_key: z.null().describe("Always null."),
  submit_url: Url.describe("Begins the payment."),
  pre_payment_options_available: z.literal(true).describe("Always true."),
  pre_payment_check_url: Url.describe("Tells on which plans it lends."),
  pre_payment_options: z.null().describe("Always null."),
};

const SdkMethod = named("SdkMethod", z.strictObject(METHOD));

const SdkService = named("SdkService", z.strictObject(SERVICE));

const SdkInstalments = named("SdkInstalments", z.strictObject(FLEX));

export const PRELOAD = {
  session_id: z.string().describe("The session."),
  amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
  currency_code: Currency.describe("ISO 4217, three capitals."),
  billing: z
    .strictObject({
      amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
      currency_code: Currency.describe("ISO 4217, three capitals."),
      display: z.string().describe("Amount and currency in the session's language."),
    })
    .describe("What is asked for, as it is shown."),
  state: SessionState.describe("Where it stands."),
  type: SessionType.describe("What the payment is for: an order of a shop, or a request to pay."),
  payment_type: PaymentType.describe(
    "How the session is paid and what it leaves behind: a charge, a saved card, a subscription.",
  ),
  operation: z
    .enum(CHARGE_OPERATIONS)
    .describe("What is done, or how the gateway charges: at once, or by reserving the amount first."),
  language: Language.describe("Of pages and messages."),
  expiration_time: Instant.describe("The instant at which the session expires."),
  is_amount_editable: z.literal(false).describe("Always false."),
  cancel_url: Url.describe("Gives the session up."),
  payment_methods: z.array(SdkMethod).describe("The ways in which it can be paid."),
  payment_services: z.array(SdkService).describe("Wallets."),
  flex_methods: z.array(SdkInstalments).describe("Accounts that lend."),
  sdk_studio: z
    .strictObject({ is_enabled: z.literal(false).describe("Always false.") })
    .describe("No client reports its errors."),
  response: z.nullable(SdkResult).describe("The result of the latest attempt that was decided; null if there is none."),
};

const PreloadCard = named(
  "SetupPreloadCard",
  z.strictObject({
    ...SDK_CARD,
    customer_id: z.string().describe("Your own id of the customer."),
    name_on_card: z.nullable(z.string()).describe("As the customer wrote it; null if nobody asked."),
  }),
);

export const SetupPreload = named(
  "SetupPreload",
  z.strictObject({
    ...PRELOAD,
    customer_id: z.nullable(z.string()).describe("Your own id of the customer."),
    customer_phone: z.nullable(z.string()).describe("The customer's phone number."),
    cards: z.array(PreloadCard).describe("The customer's saved cards."),
  }),
);
export type SetupPreload = z.infer<typeof SetupPreload>;

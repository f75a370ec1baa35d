import { z } from "zod";
import { Amount, Currency, named, Url } from "@/server/kernel/wire-schema-parts";
import { CHARGE_OPERATIONS, SESSION_TYPES } from "@/server/kernel/words";
import { FLOWS, FOLLOW_UPS } from "../core/words";

export const OFFER = {
  code: z.string().describe("Code of the gateway account, as in `pg_codes`."),
  name: z.string().describe("Name of the method in the session's language."),
  amount: Amount.describe(
    "What the customer pays with this method, fee included, a decimal string in `currency_code`.",
  ),
  currency_code: Currency.describe("Currency that is charged (ISO 4217). It may differ from the session's."),
  fee: Amount.describe("Fee that the customer pays, a decimal string in `currency_code`."),
  fee_description: z.string().describe("Name of the fee in the session's language; empty if it has none."),
  icon: Url.describe("URL of the method's picture, an SVG."),
  icons: z
    .strictObject({ svg: Url.describe("URL of the SVG."), webp: Url.describe("URL of the WebP.") })
    .describe("The picture in two formats."),
  flow: z
    .enum(FLOWS)
    .describe(
      "`redirect`: the customer pays on a page of the gateway. `card_onsite`: the card is entered on the checkout. `flex_methods`: the customer pays in instalments.",
    ),
  redirect_url: z.null().describe("Always null. Send the customer to `checkout_url` of the session."),
  type: z
    .enum(SESSION_TYPES)
    .describe("Type of the session: `e_commerce` for an order of a shop, `payment_request` for a request to pay."),
  is_sandbox: z.boolean().describe("True if the gateway account simulates payments and no money moves."),
  branding_options: z
    .strictObject({
      text: z.string().describe("Text shown in place of the method's name."),
      color: z.string().describe("Colour of the text, `#rgb` or `#rrggbb`."),
      font_weight: z.int().describe("Weight of the text, 100 to 900."),
    })
    .optional()
    .describe("Your text and colour for this method on the checkout; absent if the session has none for it."),
};

export const PaymentMethodView = named("PaymentMethod", z.strictObject(OFFER));
export type PaymentMethodView = z.infer<typeof PaymentMethodView>;

export const MethodRecordView = named(
  "Gateway",
  z.strictObject({
    code: z.string().describe("Code of the gateway account. Put it into `pg_codes`."),
    name: z.string().describe("Name of the gateway account."),
    pg: z.string().describe("Name of the connector, for older clients. The same as `connector.identifier`."),
    connector: z
      .strictObject({
        identifier: z.string().describe("Name of the connector, such as `sarraf_sandbox`."),
        processor: z.string().describe("Name of the processor behind the connector."),
      })
      .describe("The integration that serves the account."),
    is_sandbox: z.boolean().describe("True if the account simulates payments and no money moves."),
    logo: Url.describe("URL of the gateway's picture, an SVG."),
    wallets: z.array(z.string()).describe("Device wallets among `payment_services`."),
    payment_services: z
      .array(z.string())
      .describe(
        "Wallets that the account accepts: any of `wallet`, `apple_pay`, `google_pay`, `samsung_pay` and `stc_pay`. `wallet` is the customer's credit.",
      ),
    default_currency: Currency.describe("Currency in which the account charges (ISO 4217)."),
    accepted_currencies: z.array(Currency).describe("Currencies of the sessions that the account accepts (ISO 4217)."),
    operation: z
      .enum(CHARGE_OPERATIONS)
      .describe(
        "`purchase`: the account takes the money at once. `authorize`: it reserves the amount until a capture.",
      ),
    operations: z
      .array(z.enum(FOLLOW_UPS))
      .describe("What the account supports after a payment: any of `refund`, `void` and `capture`."),
    is_tokenizable: z.boolean().describe("True if the account can save cards."),
    auto_debit_enabled: z.boolean().describe("True if the account can charge saved cards without the customer."),
    tags: z.array(z.string()).describe("Labels of the account, for the filter `tags`."),
  }),
);
export type MethodRecordView = z.infer<typeof MethodRecordView>;

const Field = z.strictObject({
  type: z
    .enum(["string", "choice", "multiple choice", "boolean"])
    .describe("Kind of value: `string`, `choice` (one of `choices`), `multiple choice` (a list of them) or `boolean`."),
  required: z.boolean().describe("True if the field must be sent."),
  read_only: z.boolean().describe("Always false."),
  label: z.string().describe("Name of the field for people."),
  help_text: z.string().optional().describe("Explanation of the field for people; absent if it has none."),
  max_length: z.int().optional().describe("Longest value, in characters; absent if it does not apply."),
  default: z
    .union([z.string(), z.boolean(), z.array(z.string())])
    .optional()
    .describe("Value if the field is not sent; absent if it has none."),
  choices: z
    .array(
      z.strictObject({
        value: z.string().describe("The value to send."),
        display_name: z.string().describe("Name of the value for people."),
      }),
    )
    .optional()
    .describe("Every allowed value; absent if the field is not a choice."),
});

export const FieldMetadata = named("GatewayField", Field);
export type FieldMetadata = z.infer<typeof FieldMetadata>;

export const ProvisioningOptionsView = named(
  "GatewayFields",
  z.strictObject({
    name: z.string().describe("Name of the endpoint for people."),
    description: z.string().describe("What the endpoint does, for people."),
    renders: z.array(z.string()).describe("Media types of the endpoint's answers."),
    parses: z.array(z.string()).describe("Media types of bodies that the endpoint reads."),
    actions: z
      .strictObject({
        POST: z.record(z.string(), FieldMetadata).describe("Metadata of each field of the body, by the field's name."),
      })
      .describe("The fields of the body, by HTTP method."),
  }),
);
export type ProvisioningOptionsView = z.infer<typeof ProvisioningOptionsView>;

/** What the API answers about gateways. */

import { z } from "zod";
import { Amount, Currency, named, SessionType, Url } from "@/server/kernel/wire-schema-parts";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { FLOWS, FOLLOW_UPS } from "../core/words";

/** The fields of an offer, which the entries of client SDKs share. */
export const OFFER = {
  code: z.string().describe("Names it: goes into `pg_codes`."),
  name: z.string().describe("Its name."),
  amount: Amount.describe("With fee, in the currency that is charged."),
  currency_code: Currency.describe("ISO 4217, three capitals."),
  fee: Amount.describe("The fee, in the currency that is charged."),
  fee_description: z.string().describe("What the fee is called; empty without a name."),
  icon: Url.describe("A picture of the method."),
  icons: z
    .strictObject({ svg: Url.describe("As SVG."), webp: Url.describe("As WebP.") })
    .describe("The picture in both formats."),
  flow: z.enum(FLOWS).describe("How the customer pays with it: on a page of the gateway, in place, or in instalments."),
  redirect_url: z.null().describe("Always null."),
  type: SessionType.describe("What the payment is for: an order of a shop, or a request to pay."),
  is_sandbox: z.boolean().describe("No money moves."),
  branding_options: z
    .strictObject({
      text: z.string().describe("The text itself."),
      color: z.string().describe("`#rgb` or `#rrggbb`."),
      font_weight: z.int().describe("100 to 900."),
    })
    .optional()
    .describe("How a method is named and coloured on the checkout."),
};

export const PaymentMethodView = named("PaymentMethod", z.strictObject(OFFER));
export type PaymentMethodView = z.infer<typeof PaymentMethodView>;

export const MethodRecordView = named(
  "Gateway",
  z.strictObject({
    code: z.string().describe("Names it: goes into `pg_codes`."),
    name: z.string().describe("Its name."),
    pg: z.string().describe("The kind of gateway behind the account."),
    connector: z
      .strictObject({
        identifier: z.string().describe("Of the connector."),
        processor: z.string().describe("Of the connector."),
      })
      .describe("What serves the account."),
    is_sandbox: z.boolean().describe("No money moves."),
    logo: Url.describe("A picture of the gateway."),
    wallets: z.array(z.string()).describe("Device wallets among `payment_services`."),
    payment_services: z.array(z.string()).describe("Wallets that it carries."),
    default_currency: Currency.describe("The currency in which it charges."),
    accepted_currencies: z
      .array(Currency)
      .describe("The currencies that it takes; the default one alone when left out."),
    operation: z
      .enum(CHARGE_OPERATIONS)
      .describe("What is done, or how the gateway charges: at once, or by reserving the amount first."),
    operations: z.array(z.enum(FOLLOW_UPS)).describe("What can be done after a payment."),
    is_tokenizable: z.boolean().describe("Whether it may keep cards."),
    auto_debit_enabled: z.boolean().describe("Whether it may charge kept cards without the customer."),
    tags: z.array(z.string()).describe("Marks."),
  }),
);
export type MethodRecordView = z.infer<typeof MethodRecordView>;

const Field = z.strictObject({
  type: z
    .enum(["string", "choice", "multiple choice", "boolean"])
    .describe("What the payment is for: an order of a shop, or a request to pay."),
  required: z.boolean().describe("Whether it must be sent."),
  read_only: z.boolean().describe("Always false."),
  label: z.string().describe("For people."),
  help_text: z.string().optional().describe("For people."),
  max_length: z.int().optional().describe("Characters."),
  default: z
    .union([z.string(), z.boolean(), z.array(z.string())])
    .optional()
    .describe("What it is if it is not sent."),
  choices: z
    .array(
      z.strictObject({ value: z.string().describe("The value."), display_name: z.string().describe("For people.") }),
    )
    .optional()
    .describe("Every allowed value."),
});

export const FieldMetadata = named("GatewayField", Field);
export type FieldMetadata = z.infer<typeof FieldMetadata>;

export const ProvisioningOptionsView = named(
  "GatewayFields",
  z.strictObject({
    name: z.string().describe("Its name."),
    description: z.string().describe("What it is for."),
    renders: z.array(z.string()).describe("Media types of answers."),
    parses: z.array(z.string()).describe("Media types of bodies."),
    actions: z
      .strictObject({ POST: z.record(z.string(), FieldMetadata).describe("Each field by its name.") })
      .describe("The verbs that take a body."),
  }),
);
export type ProvisioningOptionsView = z.infer<typeof ProvisioningOptionsView>;

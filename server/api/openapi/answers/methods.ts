/** Payment methods as sessions offer them, and as discovery and provisioning show them. */
import { z } from "zod";
import { FLOWS, FOLLOW_UPS } from "@/server/domain/gateways/core/words";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { Amount, Currency, named, SessionType, Url } from "./parts";

/** The fields of an offer, which the entries of client SDKs share. */
export const OFFER = {
  code: z.string(),
  name: z.string(),
  amount: Amount,
  currency_code: Currency,
  fee: Amount,
  fee_description: z.string(),
  icon: Url,
  icons: z.strictObject({ svg: Url, webp: Url }),
  flow: z.enum(FLOWS),
  redirect_url: z.null(),
  type: SessionType,
  is_sandbox: z.boolean(),
  branding_options: z.strictObject({ text: z.string(), color: z.string(), font_weight: z.int() }).optional(),
};

export const PaymentMethod = named("PaymentMethod", z.strictObject(OFFER));

export const Gateway = named(
  "Gateway",
  z.strictObject({
    code: z.string(),
    name: z.string(),
    pg: z.string(),
    connector: z.strictObject({ identifier: z.string(), processor: z.string() }),
    is_sandbox: z.boolean(),
    logo: Url,
    wallets: z.array(z.string()),
    payment_services: z.array(z.string()),
    default_currency: Currency,
    accepted_currencies: z.array(Currency),
    operation: z.enum(CHARGE_OPERATIONS),
    operations: z.array(z.enum(FOLLOW_UPS)),
    is_tokenizable: z.boolean(),
    auto_debit_enabled: z.boolean(),
    tags: z.array(z.string()),
  }),
);

const WalletMethod = named(
  "WalletMethod",
  z.strictObject({
    type: z.literal("wallet"),
    code: z.string(),
    provider_code: z.string(),
    currency: Currency,
    available_balance: Amount,
  }),
);

export const PaymentMethods = named(
  "PaymentMethods",
  z.strictObject({
    customer_payment_methods: z.array(z.union([z.string(), WalletMethod])),
    payment_methods: z.array(Gateway),
  }),
);

const Field = z.strictObject({
  type: z.enum(["string", "choice", "multiple choice", "boolean"]),
  required: z.boolean(),
  read_only: z.boolean(),
  label: z.string(),
  help_text: z.string().optional(),
  max_length: z.int().optional(),
  default: z.union([z.string(), z.boolean(), z.array(z.string())]).optional(),
  choices: z.array(z.strictObject({ value: z.string(), display_name: z.string() })).optional(),
});

export const GatewayFields = named(
  "GatewayFields",
  z.strictObject({
    name: z.string(),
    description: z.string(),
    renders: z.array(z.string()),
    parses: z.array(z.string()),
    actions: z.strictObject({ POST: z.record(z.string(), named("GatewayField", Field)) }),
  }),
);

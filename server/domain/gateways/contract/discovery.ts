/** Body of a discovery request (Spec, "Payment-method discovery"). */
import type { z } from "zod";
import { currencyCode } from "@/server/kernel/currency-code";
import { choice, flag, list, object, optional, text } from "@/server/kernel/wire";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { PLUGINS, TAGS } from "../core/account";
import { ACCOUNT_TYPES, PAYMENT_SERVICES } from "../core/words";

const many = { empty: true, max: 200 };

/** Omitted and empty fields do not filter. */
export const DiscoveryRequest = object({
  plugin: choice(PLUGINS).describe(
    "Only accounts that serve sessions of this type: `e_commerce` or `payment_request`.",
  ),
  currencies: optional(list(currencyCode(), many)).describe(
    "Only accounts that accept any of these currencies (ISO 4217).",
  ),
  customer_id: optional(text(64)).describe(
    "Your id of the customer, for `customer_payment_methods`. It does not filter accounts.",
  ),
  operation: optional(choice(CHARGE_OPERATIONS)).describe(
    "Only accounts that take the money at once (`purchase`) or that reserve it (`authorize`).",
  ),
  type: optional(choice(ACCOUNT_TYPES)).describe(
    "Only `sandbox` accounts, which simulate payments, or only `production` accounts.",
  ),
  tokenizable: optional(flag()).describe("True: only accounts that can save cards. False filters nothing."),
  auto_debit: optional(flag()).describe(
    "True: only accounts that can save cards and charge them without the customer. False filters nothing.",
  ),
  pg_names: optional(list(text(64), many)).describe(
    "Only accounts served by any of these connectors, such as `sarraf_sandbox`.",
  ),
  tags: optional(list(choice(TAGS), many)).describe(
    "Only accounts with any of these labels: `e_commerce`, `crm`, `pos`, `invoicing`, `subscriptions`, `marketplace`, `mobile_app`, `ticket_booking`, `donations`, `government`, `education`, `healthcare`, `insurance`, `logistics`, `hospitality`, `real_estate`, `retail`, `telecom`, `utilities`, `demo` or `test`.",
  ),
  payment_services: optional(list(choice(PAYMENT_SERVICES), many)).describe(
    "Only accounts that accept any of these wallets: `wallet` (the customer's credit), `apple_pay`, `google_pay`, `samsung_pay` or `stc_pay`.",
  ),
}).transform((wire) => ({
  customerId: wire.customer_id ?? null,
  filter: {
    plugin: wire.plugin,
    currencies: wire.currencies ?? [],
    operation: wire.operation ?? null,
    type: wire.type ?? null,
    tokenizable: wire.tokenizable ?? false,
    autoDebit: wire.auto_debit ?? false,
    pgNames: wire.pg_names ?? [],
    tags: wire.tags ?? [],
    paymentServices: wire.payment_services ?? [],
  },
}));
export type DiscoveryRequest = z.infer<typeof DiscoveryRequest>;

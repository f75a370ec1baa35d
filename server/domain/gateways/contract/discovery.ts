/** Body of a discovery request (Spec, "Payment-method discovery"). */
import type { z } from "zod";
import { currencyCode } from "@/server/kernel/currency-code";
import { choice, flag, list, object, optional, text } from "@/server/kernel/wire";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { PLUGINS, TAGS } from "../core/account";
import { ACCOUNT_TYPES, PAYMENT_SERVICES } from "../core/words";

const many = { empty: true, max: 200 };

/** A field that is left out, empty or an empty list does not narrow the answer. */
export const DiscoveryRequest = object({
  plugin: choice(PLUGINS).describe("Gateways that carry it."),
  currencies: optional(list(currencyCode(), many)).describe("Gateways that accept any of them."),
  customer_id: optional(text(64)).describe("Your own id of the customer."),
  operation: optional(choice(CHARGE_OPERATIONS)).describe(
    "What is done, or how the gateway charges: at once, or by reserving the amount first.",
  ),
  type: optional(choice(ACCOUNT_TYPES)).describe("What the payment is for: an order of a shop, or a request to pay."),
  tokenizable: optional(flag()).describe("Gateways that may keep cards, when true."),
  auto_debit: optional(flag()).describe("Gateways that may charge kept cards without the customer, when true."),
  pg_names: optional(list(text(64), many)).describe("Gateways that are served by any of these connectors."),
  tags: optional(list(choice(TAGS), many)).describe("Marks."),
  payment_services: optional(list(choice(PAYMENT_SERVICES), many)).describe("Gateways that have any of them."),
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

/** Body of a discovery request (Spec, "Payment-method discovery"). */
import type { z } from "zod";
import { choice, flag, list, object, optional, text } from "@/server/kernel/wire";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { PLUGINS, TAGS } from "./core/account";
import { ACCOUNT_TYPES, PAYMENT_SERVICES } from "./core/words";
import { currencyCode } from "./schema";

const many = { empty: true, max: 200 };

/** A field that is left out, empty or an empty list does not narrow the answer. */
export const DiscoveryRequest = object({
  plugin: choice(PLUGINS),
  currencies: optional(list(currencyCode(), many)),
  customer_id: optional(text(64)),
  operation: optional(choice(CHARGE_OPERATIONS)),
  type: optional(choice(ACCOUNT_TYPES)),
  tokenizable: optional(flag()),
  auto_debit: optional(flag()),
  pg_names: optional(list(text(64), many)),
  tags: optional(list(choice(TAGS), many)),
  payment_services: optional(list(choice(PAYMENT_SERVICES), many)),
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

/** The wire form of requests about saved cards (Spec, "Saved cards", "Stored cards"). */

import { z } from "zod";
import { ACCOUNT_TYPES } from "@/server/domain/gateways/core/words";
import { choice, list, object, optional, text } from "@/server/kernel/wire";
import { named } from "@/server/kernel/wire-schema-parts";

const CUSTOMER_ID = text(64);

/** Query of GET and body of POST alike; `pg_codes` may be one text with commas. */
export const CardListRequest = object({
  customer_id: CUSTOMER_ID.describe("Your own id of the customer."),
  type: optional(choice(ACCOUNT_TYPES)),
  pg_codes: optional(list(text(16), { empty: true, max: 200, separator: "," })).describe(
    "Codes of the merchant's gateways that may serve it.",
  ),
  agreement_id: optional(text(128)).describe("The agreement under which the card is charged."),
}).transform((wire) => ({
  customerId: wire.customer_id,
  type: wire.type ?? null,
  pgCodes: wire.pg_codes ?? [],
  agreementId: wire.agreement_id ?? null,
}));
export type CardListRequest = z.infer<typeof CardListRequest>;

/** Query of DELETE. */
export const CardDeletion = object({
  customer_id: optional(CUSTOMER_ID).describe("Your own id of the customer."),
  type: optional(choice(ACCOUNT_TYPES)).describe("What the payment is for: an order of a shop, or a request to pay."),
}).transform((wire) => ({ customerId: wire.customer_id ?? null, type: wire.type ?? null }));
export type CardDeletion = z.infer<typeof CardDeletion>;

export const TokenView = named(
  "Card",
  z.strictObject({
    token: z.string().describe("The saved card's token."),
    customer_id: z.string().describe("Your own id of the customer."),
    brand: z.nullable(z.string()).describe("The card's brand; null if nobody knows it."),
    name_on_card: z.nullable(z.string()).describe("As the customer wrote it; null if nobody asked."),
    number: z.string().describe("Masked, such as `**** 1111`."),
    expiry_month: z.string().describe("Two digits."),
    expiry_year: z.string().describe("Two digits."),
    pg_code: z.string().describe("The code of a gateway."),
    pg_name: z.string().describe("The kind of gateway behind the account."),
    cvv_required: z.boolean().describe("Whether the customer types the security code again."),
    is_expired: z.boolean().describe("Whether the card's last day has passed."),
    is_preferred: z.boolean().describe("Always false."),
    will_expire_soon: z.boolean().describe("The card's last day is at most 60 days away."),
    agreements: z.array(z.string()).describe("Agreements under which the card is charged."),
  }),
);
export type TokenView = z.infer<typeof TokenView>;

export const CardList = named("CardList", z.array(TokenView));
export type CardList = z.infer<typeof CardList>;

/** Requests about saved cards (Spec, "Saved cards", "Stored cards"). */

import { z } from "zod";
import { ACCOUNT_TYPES } from "@/server/domain/gateways/core/words";
import { choice, list, object, optional, text } from "@/server/kernel/wire";
import { named } from "@/server/kernel/wire-schema-parts";

const CUSTOMER_ID = text(64);

/** Query of a GET, or body of a POST, that lists saved cards; `pg_codes` may be a text with commas. */
export const CardListRequest = object({
  customer_id: CUSTOMER_ID.describe("Your id of the customer whose cards are listed."),
  type: optional(choice(ACCOUNT_TYPES)).describe(
    "Only cards saved at gateway accounts of this type: `sandbox` or `production`.",
  ),
  pg_codes: optional(list(text(16), { empty: true, max: 200, separator: "," })).describe(
    "Only cards saved at these gateway accounts. In a query: a repeated key, or one text with commas.",
  ),
  agreement_id: optional(text(128)).describe("Only the card that is charged under this agreement: one card or none."),
}).transform((wire) => ({
  customerId: wire.customer_id,
  type: wire.type ?? null,
  pgCodes: wire.pg_codes ?? [],
  agreementId: wire.agreement_id ?? null,
}));
export type CardListRequest = z.infer<typeof CardListRequest>;

export const CardDeletion = object({
  customer_id: optional(CUSTOMER_ID).describe(
    "Your id of the card's customer. Required if several customers have saved the token.",
  ),
  type: optional(choice(ACCOUNT_TYPES)).describe(
    "Type of the gateway account that the card is saved at: `sandbox` or `production`. Another card is 404.",
  ),
}).transform((wire) => ({ customerId: wire.customer_id ?? null, type: wire.type ?? null }));
export type CardDeletion = z.infer<typeof CardDeletion>;

export const TokenView = named(
  "Card",
  z.strictObject({
    token: z.string().describe("Token of the saved card. On the simulated gateway it is the test card's number."),
    customer_id: z.string().describe("Your id of the customer who saved the card."),
    brand: z.nullable(z.string()).describe("Card scheme, such as `Visa`; null if it is unknown."),
    name_on_card: z.nullable(z.string()).describe("Cardholder's name as typed; null if it was not asked for."),
    number: z.string().describe("Masked card number, such as `**** 1111`. The full number is never shown."),
    expiry_month: z.string().describe("Month of expiry, two digits."),
    expiry_year: z.string().describe("Year of expiry, its last two digits."),
    pg_code: z.string().describe("Code of the gateway account that the card is saved at."),
    pg_name: z.string().describe("Kind of gateway behind that account, such as `sarraf_sandbox`."),
    cvv_required: z.boolean().describe("True if the customer must enter the security code again."),
    is_expired: z.boolean().describe("True if the card's last day has passed in the merchant's time zone."),
    is_preferred: z.boolean().describe("Always false."),
    will_expire_soon: z
      .boolean()
      .describe("True if the card's last day is at most 60 days away in the merchant's time zone."),
    agreements: z.array(z.string()).describe("Ids of the agreements under which the card is charged."),
  }),
);
export type TokenView = z.infer<typeof TokenView>;

export const CardList = named("CardList", z.array(TokenView));
export type CardList = z.infer<typeof CardList>;

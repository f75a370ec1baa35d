/** The wire form of requests about saved cards (Spec, "Saved cards", "Stored cards"). */
import type { z } from "zod";
import { ACCOUNT_TYPES } from "@/server/domain/gateways";
import { choice, list, object, optional, text } from "@/server/kernel/wire";

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

/** A payment as public keys see it, which every customer's device contains. */

import type { SignedPaymentEvent } from "@/server/domain/payments/contract";

/**
 * Omitted fields: `extra` and the agreement belong to the merchant, the initiator is its staff, and the
 * signature covers the whole event.
 */
const KEPT_BACK = ["initiator", "extra", "agreement", "signature"] as const satisfies (keyof SignedPaymentEvent)[];

type PublicEvent = Omit<SignedPaymentEvent, (typeof KEPT_BACK)[number] | `customer_${string}`>;

/**
 * The payment event without `initiator`, `extra`, `agreement`, `signature` and the customer's data:
 * `customer_…` fields, and the mail address in the gateway's fields (Spec, "Numbers and public keys" 4).
 */
export function publicEvent(event: SignedPaymentEvent): PublicEvent {
  const isKeptBack = (name: string) => name.startsWith("customer_") || KEPT_BACK.some((kept) => kept === name);
  const told = Object.fromEntries(Object.entries(event).filter(([name]) => !isKeptBack(name))) as PublicEvent;
  return { ...told, pg_params: withoutMail(told.pg_params) };
}

function withoutMail(params: SignedPaymentEvent["pg_params"]): SignedPaymentEvent["pg_params"] {
  return Object.fromEntries(Object.entries(params).filter(([name]) => name !== "cardholder_email"));
}

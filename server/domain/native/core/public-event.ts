import type { SignedPaymentEvent } from "@/server/domain/payments/contract";

/**
 * Fields of an event that a public key does not get, because every customer's device has that key: `extra`
 * and the agreement are the merchant's, the initiator is its staff, and the signature covers the whole event.
 */
const KEPT_BACK = ["initiator", "extra", "agreement", "signature"] as const satisfies (keyof SignedPaymentEvent)[];

type PublicEvent = Omit<SignedPaymentEvent, (typeof KEPT_BACK)[number] | `customer_${string}`>;

/**
 * The payment event without the fields {@link KEPT_BACK} and the customer's data: `customer_…` fields, and
 * the mail address in the gateway's fields (Spec, "Numbers and public keys" 4).
 */
export function publicEvent(event: SignedPaymentEvent): PublicEvent {
  const isKeptBack = (name: string) => name.startsWith("customer_") || KEPT_BACK.some((kept) => kept === name);
  const told = Object.fromEntries(Object.entries(event).filter(([name]) => !isKeptBack(name))) as PublicEvent;
  return { ...told, pg_params: withoutMail(told.pg_params) };
}

function withoutMail(params: SignedPaymentEvent["pg_params"]): SignedPaymentEvent["pg_params"] {
  return Object.fromEntries(Object.entries(params).filter(([name]) => name !== "cardholder_email"));
}

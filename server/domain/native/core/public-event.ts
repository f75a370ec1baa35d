/** What a payment shows to the holder of a public key, which every customer's device carries. */

type WireObject = Readonly<Record<string, unknown>>;

/**
 * `extra` and the agreement are the merchant's own, the initiator is its staff, and the signature is for
 * those who can verify it over the whole event.
 */
const KEPT_BACK: ReadonlySet<string> = new Set(["initiator", "extra", "agreement", "signature"]);

/**
 * The payment event without `initiator`, `extra`, `agreement` and `signature`, and without anything about the
 * customer: `customer_…` here, the mail address among the gateway's fields (Spec, "Numbers and public keys"
 * 4).
 */
export function publicEvent(event: WireObject): WireObject {
  const told = Object.entries(event).filter(([name]) => !KEPT_BACK.has(name) && !name.startsWith("customer_"));
  return Object.fromEntries(told.map(([name, value]) => [name, name === "pg_params" ? withoutMail(value) : value]));
}

function withoutMail(params: unknown): unknown {
  if (typeof params !== "object" || params === null) return params;
  return Object.fromEntries(Object.entries(params).filter(([name]) => name !== "cardholder_email"));
}

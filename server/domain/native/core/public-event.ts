/** A payment as public keys see it, which every customer's device contains. */

type WireObject = Readonly<Record<string, unknown>>;

/**
 * Omitted fields: `extra` and the agreement belong to the merchant, the initiator is its staff, and the
 * signature covers the whole event.
 */
const KEPT_BACK: ReadonlySet<string> = new Set(["initiator", "extra", "agreement", "signature"]);

/**
 * The payment event without `initiator`, `extra`, `agreement`, `signature` and the customer's data:
 * `customer_…` fields, and the mail address in the gateway's fields (Spec, "Numbers and public keys" 4).
 */
export function publicEvent(event: WireObject): WireObject {
  const told = Object.entries(event).filter(([name]) => !KEPT_BACK.has(name) && !name.startsWith("customer_"));
  return Object.fromEntries(told.map(([name, value]) => [name, name === "pg_params" ? withoutMail(value) : value]));
}

function withoutMail(params: unknown): unknown {
  if (typeof params !== "object" || params === null) return params;
  return Object.fromEntries(Object.entries(params).filter(([name]) => name !== "cardholder_email"));
}

/**
 * What the customer agreed to pay when the button was pressed, kept while hooks of the page around may change
 * the amount: after them the amounts are read again, and a higher one is not charged.
 */

/**
 * `pressed`: the method's page is not known yet. `again`: the amount has changed meanwhile, so the form is
 * to be sent again. `going`: it was, and nobody is asked any more.
 */
type Phase = "pressed" | "again" | "going";

/** `total` as the form showed it, such as `10.750 KWD`. */
type Agreement = { readonly total: string; readonly phase: Phase };

const agreements = new Map<string, Agreement>();

export function agree(sessionId: string, agreement: Agreement): void {
  agreements.set(sessionId, agreement);
}

/** What was agreed to, or null. */
export function agreedOn(sessionId: string): Agreement | null {
  return agreements.get(sessionId) ?? null;
}

/** Nothing is agreed to any more. */
export function forgetAgreement(sessionId: string): void {
  agreements.delete(sessionId);
}

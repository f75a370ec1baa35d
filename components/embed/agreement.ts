/**
 * The amount that the customer agreed to by pressing the button, kept while hooks of the embedding page may
 * change it: afterwards amounts are read again, and a higher one is not charged.
 */

/**
 * `pressed`: the method's page is not known yet. `again`: the amount has changed, so the form is sent again.
 * `going`: it was sent again, and no hook is called any more.
 */
type Phase = "pressed" | "again" | "going";

/** `total` as shown, such as `10.750 KWD`. */
type Agreement = { readonly total: string; readonly phase: Phase };

const agreements = new Map<string, Agreement>();

export function agree(sessionId: string, agreement: Agreement): void {
  agreements.set(sessionId, agreement);
}

export function agreedOn(sessionId: string): Agreement | null {
  return agreements.get(sessionId) ?? null;
}

export function forgetAgreement(sessionId: string): void {
  agreements.delete(sessionId);
}

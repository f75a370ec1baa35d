/**
 * The amount to which the customer agreed by pressing the pay button. Hooks may then change the amount: it is
 * read again, and a higher amount is not charged.
 */

/**
 * Phase of a press of the pay button. `pressed`: the method's page is not known yet. `again`: the amount
 * changed, so the form is sent again. `going`: the form was sent again, and no further hook is called.
 */
type Phase = "pressed" | "again" | "going";

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

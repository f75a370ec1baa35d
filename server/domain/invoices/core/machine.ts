/** States of an invoice (Spec, "Invoices" 6, "Invoice states"). */
import { accepts, type TransitionTable } from "@/server/kernel/machine";
import type { InvoiceStatus } from "./words";

/**
 * `session_ended`: the session can no longer be paid. `payment_failed`: the payment failed after its success.
 * A canceled invoice becomes paid, like its session, if a gateway reports a charge later.
 */
export type InvoiceEvent = "session_paid" | "session_ended" | "due_date_passed" | "payment_failed";

export const INVOICE: TransitionTable<InvoiceStatus, InvoiceEvent> = {
  sent: { session_paid: "paid", session_ended: "canceled", due_date_passed: "overdue" },
  overdue: { session_paid: "paid", session_ended: "canceled" },
  paid: { payment_failed: "canceled" },
  canceled: { session_paid: "paid" },
};

export function isOpen(status: InvoiceStatus): boolean {
  return accepts(INVOICE, status, "session_ended");
}

export function invoiceStatus(text: string): InvoiceStatus {
  if (!isInvoiceStatus(text)) throw new RangeError(`Unknown invoice status ${text}`);
  return text;
}

function isInvoiceStatus(text: string): text is InvoiceStatus {
  return Object.hasOwn(INVOICE, text);
}

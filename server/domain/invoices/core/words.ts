/** Closed lists of invoices, with the words of the wire and of the columns. */

export const INVOICE_STATUSES = ["sent", "overdue", "paid", "canceled"] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

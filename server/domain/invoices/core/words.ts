/** Closed lists of invoices, as the API and the columns spell them. */

export const INVOICE_STATUSES = ["sent", "overdue", "paid", "canceled"] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

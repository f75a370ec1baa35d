export { CreateInvoice, CreateInvoicePayment, ReplaceLink } from "./contract/requests";
export { INVOICE } from "./core/machine";
export { serveInvoice } from "./count-payment";
export { createInvoice, requireInvoiceRights } from "./create-invoice";
export { type DocumentDrawer, drawnDocument, sweepDocuments } from "./drawn-document";
export { invoiceLinks, invoiceOfToken } from "./invoice-link";
export { createInvoicePayment, payPartOnPage } from "./invoice-payments";
export { listInvoicePayments } from "./list-invoice-payments";
export { markOverdueInvoices } from "./mark-overdue";
export type { InvoicePageView, InvoiceSum, Order, OrderLine } from "./page-views";
export { type InvoiceDrawer, readInvoiceDocument, sweepInvoiceDocuments } from "./read-invoice-document";
export { isEnded, readInvoicePage, readOrder } from "./read-invoice-page";
export {
  invoiceIdOf,
  invoicePdfOf,
  replaceInvoiceLink,
  replaceLinkOfSession,
  requireVisibleInvoice,
} from "./replace-link";
export { retrieveInvoice } from "./retrieve-invoice";
export { scheduleReminders } from "./schedule-reminders";
export { sendInvoiceReminders } from "./send-reminders";
export { endInvoice, failInvoice, settleInvoice } from "./settle-invoice";
export { rescheduleDueDates } from "./statements/reschedule-due-dates";

/** The messages between the service and the thread that draws documents. */
import type { InvoiceDrawer } from "@/server/domain/invoices";

export type DrawingRequest = Parameters<InvoiceDrawer["draw"]>[0];

/** The document, or the text of the error that drawing threw. */
export type DrawingReply = { readonly pdf: Uint8Array } | { readonly failure: string };

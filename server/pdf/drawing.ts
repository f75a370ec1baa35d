import type { InvoiceDrawer } from "@/server/domain/invoices";

export type DrawingRequest = Parameters<InvoiceDrawer["draw"]>[0];

export type DrawingReply = { readonly pdf: Uint8Array } | { readonly failure: string };

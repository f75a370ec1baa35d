import type { ReceiptDrawer } from "@/server/domain/console";
import type { InvoiceDrawer } from "@/server/domain/invoices";

export type DrawingRequest =
  | ({ readonly kind: "invoice" } & Parameters<InvoiceDrawer["draw"]>[0])
  | ({ readonly kind: "receipt" } & Parameters<ReceiptDrawer["draw"]>[0]);

export type DrawingReply = { readonly pdf: Uint8Array } | { readonly failure: string };

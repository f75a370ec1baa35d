import { type InvoicePath, invoiceDocument } from "@/server/pages/invoice-document";

export async function GET(_request: Request, { params }: { readonly params: Promise<InvoicePath> }) {
  return invoiceDocument(await params);
}

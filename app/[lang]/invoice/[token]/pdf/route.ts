import { readInvoiceDocument } from "@/server/domain/invoices";
import { documentResponse } from "@/server/pages/document-response";
import { pageContext } from "@/server/pages/view";
import { invoiceDrawer } from "@/server/pdf/drawers";

type Params = { readonly params: Promise<{ lang: string; token: string }> };

export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const { lang, token } = await params;
  return documentResponse(lang, async (language) =>
    readInvoiceDocument(await pageContext(), { token, language }, invoiceDrawer),
  );
}

import { readReceiptDocument } from "@/server/domain/console";
import { documentResponse } from "@/server/pages/document-response";
import { receiptDrawer } from "@/server/pdf/drawers";
import { guardRoute } from "../../../route-guard";

type Params = { readonly params: Promise<{ lang: string; session_id: string }> };

export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const ctx = await guardRoute("view");
  if (ctx instanceof Response) return ctx;
  const { lang, session_id: sessionId } = await params;
  return documentResponse(lang, (language) => readReceiptDocument(ctx, { sessionId, language }, receiptDrawer));
}

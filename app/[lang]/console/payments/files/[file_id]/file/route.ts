import { openPaymentFile } from "@/server/domain/console";
import { orMissing } from "../../../../missing-page";
import { fileResponse, guardRoute } from "../../../../route-guard";

type Params = { readonly params: Promise<{ file_id: string }> };

export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const ctx = await guardRoute("view");
  if (ctx instanceof Response) return ctx;
  return fileResponse(await orMissing(openPaymentFile(ctx, (await params).file_id)));
}

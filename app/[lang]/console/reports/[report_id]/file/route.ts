import { downloadById } from "@/server/domain/reports";
import { orMissing } from "../../../missing-page";
import { fileResponse, guardRoute } from "../../../route-guard";

type Params = { readonly params: Promise<{ report_id: string }> };

export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const ctx = await guardRoute("report.can_view_report");
  if (ctx instanceof Response) return ctx;
  const asked = { reportId: (await params).report_id, address: ctx.from?.address ?? "" };
  return fileResponse(await orMissing(downloadById(ctx, asked)));
}

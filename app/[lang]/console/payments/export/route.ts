import { consoleHref } from "@/components/console/pages";
import { exportName, exportPayments, isLongFile, readPaymentQuery } from "@/server/domain/console";
import { languageOf } from "@/server/i18n/languages";
import { csvResponse, guardRoute } from "../../route-guard";
import { chosenFields } from "./chosen-fields";

type Params = { readonly params: Promise<{ lang: string }> };

/** Streams the payments as CSV; a longer file must be requested on its page. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  const ctx = await guardRoute("view");
  if (ctx instanceof Response) return ctx;
  const { searchParams } = new URL(request.url);
  const { values } = readPaymentQuery(Object.fromEntries(searchParams));
  if (await isLongFile(ctx, values)) {
    const location = consoleHref(languageOf((await params).lang) ?? "en", "paymentFiles", `?${searchParams}`);
    return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
  }
  return csvResponse(exportName(ctx, values), exportPayments(ctx, values, chosenFields(ctx, searchParams)));
}

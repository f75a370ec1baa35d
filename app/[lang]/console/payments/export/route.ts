import { consoleHref } from "@/components/console/pages";
import {
  exportName,
  exportPayments,
  isLongFile,
  readBulkChoice,
  readPaymentQuery,
  selectedValues,
} from "@/server/domain/console";
import { languageOf } from "@/server/i18n/languages";
import { csvResponse, guardRoute } from "../../route-guard";
import { queryOfText } from "../bulk/query-of-text";
import { chosenFields } from "./chosen-fields";

type Params = { readonly params: Promise<{ lang: string }> };

/** Streams the payments as CSV; a longer file must be requested on its page. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  const ctx = await guardRoute("view");
  if (ctx instanceof Response) return ctx;
  const { searchParams } = new URL(request.url);
  const query = queryOfText(searchParams.toString());
  const { values } = readPaymentQuery(query);
  const fields = chosenFields(ctx, searchParams);
  const { sessionIds } = await readBulkChoice(ctx, query);
  if (sessionIds.length > 0) {
    const name = `payments_selected_${sessionIds.length}`;
    return csvResponse(name, exportPayments(ctx, selectedValues(values, sessionIds), fields));
  }
  if (await isLongFile(ctx, values)) {
    const location = consoleHref(languageOf((await params).lang) ?? "en", "paymentFiles", `?${searchParams}`);
    return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
  }
  return csvResponse(exportName(ctx, values), exportPayments(ctx, values, fields));
}

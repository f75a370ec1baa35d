import { consoleHref } from "@/components/console/pages";
import {
  exportName,
  exportPayments,
  isLongFile,
  readBulkChoice,
  readPaymentQuery,
  selectedValues,
  widerFilters,
} from "@/server/domain/console";
import type { ConsoleCtx } from "@/server/domain/merchants";
import type { Language } from "@/server/kernel/types";
import { csvResponse, refuseFilters } from "../../route-guard";
import { queryOfText } from "../query-of-text";
import { chosenFields } from "./chosen-fields";

export async function paymentExport(ctx: ConsoleCtx, language: Language, params: URLSearchParams): Promise<Response> {
  const query = queryOfText(params.toString());
  const { values, ...read } = readPaymentQuery(query);
  const refusal = refuseFilters(widerFilters(read));
  if (refusal !== null) return refusal;
  const fields = chosenFields(ctx, params);
  const { sessionIds } = await readBulkChoice(ctx, query);
  if (sessionIds.length > 0) {
    const name = `payments_selected_${sessionIds.length}`;
    return csvResponse(name, exportPayments(ctx, selectedValues(values, sessionIds), fields));
  }
  if (await isLongFile(ctx, values)) {
    const location = consoleHref(language, "paymentFiles", `?${params}`);
    return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
  }
  return csvResponse(exportName(ctx, values), exportPayments(ctx, values, fields));
}

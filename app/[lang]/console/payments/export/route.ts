import {
  chosenColumns,
  exportName,
  exportPayments,
  fieldsOf,
  PAYMENT_FILE_FIELDS,
  readPaymentQuery,
} from "@/server/domain/console";
import { csvResponse, guardRoute } from "../../route-guard";

/** The query's `field` names the fields; by default those of the visible columns, or all. */
export async function GET(request: Request): Promise<Response> {
  const ctx = await guardRoute("view");
  if (ctx instanceof Response) return ctx;
  const { searchParams } = new URL(request.url);
  const { values } = readPaymentQuery(Object.fromEntries(searchParams));
  const named = PAYMENT_FILE_FIELDS.filter((name) => searchParams.getAll("field").includes(name));
  const usual = searchParams.get("columns") === "all" ? PAYMENT_FILE_FIELDS : fieldsOf(chosenColumns(ctx));
  return csvResponse(exportName(ctx, values), exportPayments(ctx, values, named.length > 0 ? named : usual));
}
